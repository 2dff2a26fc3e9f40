/// A server that lives as long as this process wants it, and never longer.
///
/// A shell holds it and ends it when the pipe to this process closes: at `stop()`, or when this
/// process ends in any way, killed or crashed too.
final class LeashedProcess {
  private let keeper: ChildProcess
  private let leash: Pipe
  private let readiness: Pipe
  private let program: String

  /// Starts a program that writes a line to the descriptor 3 once it is ready.
  init(_ program: String, _ arguments: [String]) throws(DisplayError) {
    let script = """
      "$@" 4<&- &
      child=$!
      exec 3>&-
      read -r line <&4
      kill "$child"
      wait "$child"
      """
    self.program = program
    leash = Pipe()
    readiness = Pipe()
    keeper = try ChildProcess(
      "/bin/sh", ["-c", script, "sh", program] + arguments, output: .capture,
      descriptors: [3: readiness.writing, 4: leash.reading])
    readiness.closeWriting()
  }

  deinit { stop() }

  /// Waits for the line that says it is ready.
  func readyLine() throws(DisplayError) -> String {
    guard let line = readiness.readLine(upTo: XServer.patience) else {
      throw .notReady(program: program, log: String(keeper.output.suffix(600)))
    }
    return line
  }

  /// Ends it and waits until it is gone.
  func stop() {
    leash.closeWriting()
    _ = keeper.wait(upTo: 10)
  }
}
