import Glibc
import Testing

/// The main loop bridge, in a process of its own: a test's main actor is driven by the test runner,
/// never by GLib.
@Suite struct EventLoopTests {
  @Test("main-actor jobs, sleeps and returns from other executors run inside the GLib loop")
  func jobsRun() throws {
    #expect(try probe().jobs == 4)
  }

  @Test("a loop with nothing to do does not wake up")
  func idleLoopSleeps() throws {
    // Each job, sleep and timer may wake the loop once or twice; a loop that spins would do so
    // some hundred thousand times in the half second.
    #expect(try probe().wakeUps < 20)
  }

  private func probe() throws -> (jobs: Int, wakeUps: Int) {
    let executable = runningExecutable()
    let slash = try #require(executable.lastIndex(of: "/"))
    let pipe = try #require(popen("'\(executable[..<slash])/event-loop-probe'", "r"))
    var line = [CChar](repeating: 0, count: 80)
    _ = fgets(&line, 80, pipe)
    #expect(pclose(pipe) == 0)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 2)
    return (numbers[0], numbers[1])
  }

  private func runningExecutable() -> String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, 4096)
    return String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
