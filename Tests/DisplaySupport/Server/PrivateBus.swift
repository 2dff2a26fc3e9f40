import Glibc

/// A D-Bus session bus of our own, so that programs under test meet no other instance of themselves.
///
/// A shell holds the daemon and ends it when the pipe to this process closes, so it goes with this
/// process however that ends.
public final class PrivateBus {
  /// The bus's address, for DBUS_SESSION_BUS_ADDRESS.
  public let address: String
  private let keeper: ChildProcess
  private let leash: Pipe

  /// Starts a daemon and waits until it listens.
  public init() throws(DisplayError) {
    let readiness = Pipe()
    let leash = Pipe()
    let script = """
      dbus-daemon --session --nofork --nopidfile --print-address=3 4<&- &
      daemon=$!
      exec 3>&-
      read -r line <&4
      kill "$daemon"
      wait "$daemon"
      """
    keeper = try ChildProcess(
      "/bin/sh", ["-c", script], output: .capture,
      descriptors: [3: readiness.writing, 4: leash.reading])
    readiness.closeWriting()
    self.leash = leash
    guard let address = readiness.readLine(upTo: XServer.patience) else {
      throw .notReady(program: "dbus-daemon", log: String(keeper.output.suffix(600)))
    }
    self.address = address
  }

  deinit { stop() }

  /// What a program needs in its environment to use this bus.
  public var environment: [String: String?] { ["DBUS_SESSION_BUS_ADDRESS": address] }

  /// Ends the daemon.
  public func stop() {
    leash.closeWriting()
    _ = keeper.wait(upTo: 5)
  }
}
