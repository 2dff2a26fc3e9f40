import Glibc
import PerigeeWire
import PictureSupport
import Testing

@testable import perigee_decoder

@Suite("The decoder is a process of its own, without rights, and easy to end")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func small() throws -> String {
    let path = folder.path("small.png")
    try TestPicture.ramps(width: 20, height: 20).write(to: path, as: .png)
    return path
  }

  /// The lines of a file of the system about the process, by their first word.
  private func facts(_ name: String, of process: pid_t) throws -> [String: String] {
    guard let file = fopen("/proc/\(process)/\(name)", "r") else {
      throw DecoderProcess.Trouble.noFile(name)
    }
    defer { fclose(file) }
    var facts: [String: String] = [:]
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { continue }
      let value = text[text.index(after: colon)...].filter { !$0.isWhitespace }
      facts[String(text[..<colon])] = value
    }
    return facts
  }

  @Test("it runs with a system call filter, without new rights and without capabilities")
  func rights() throws {
    let decoder = try DecoderProcess()
    #expect(try decoder.ask(small()).pixels != nil)
    let status = try facts("status", of: decoder.process)
    #expect(status["Seccomp"] == "2")
    #expect(status["NoNewPrivs"] == "1")
    #expect(status["CapEff"] == "0000000000000000")
    #expect(status["CapPrm"] == "0000000000000000")
  }

  @Test("inside the sandbox nothing can be started, connected, written, or read of the user's")
  func refusals() async {
    await #expect(processExitsWith: .success) {
      let secret = "/tmp/perigee-secret-\(getpid())"
      let made = open(secret, O_WRONLY | O_CREAT, 0o600)
      close(made)
      var failures: [String] = []
      let missing = Sandbox.giveUpRights()
      if !FileAccess.isAvailable, missing.count == 1 {
        // An older kernel: everything but the reading of files is still refused.
      } else if !missing.isEmpty {
        failures.append("missing \(missing)")
      }
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      if execve("/bin/true", &arguments, nil) == 0 { failures.append("exec") }
      if socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 { failures.append("inet") }
      if socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 { failures.append("unix") }
      if open("/tmp/perigee-written", O_WRONLY | O_CREAT, 0o600) >= 0 { failures.append("create") }
      if open(secret, O_RDWR) >= 0 { failures.append("write") }
      if unlink(secret) == 0 { failures.append("unlink") }
      if kill(getppid(), 0) == 0 { failures.append("kill") }
      if FileAccess.isAvailable, open(secret, O_RDONLY) >= 0 { failures.append("read") }
      if !failures.isEmpty { fatalError(failures.joined(separator: ", ")) }
      _exit(0)
    }
  }

  @Test("with the sandbox off it says so and works")
  func off() throws {
    let decoder = try DecoderProcess(environment: ["PERIGEE_SANDBOX=off"])
    #expect(try decoder.ask(small()).pixels != nil)
    #expect(try facts("status", of: decoder.process)["Seccomp"] == "0")
  }

  @Test("it ends by itself when the viewer is gone")
  func viewerGone() throws {
    var decoder: DecoderProcess? = try DecoderProcess()
    let process = try #require(decoder)
    #expect(try process.ask(small()).pixels != nil)
    shutdown(process.socket.descriptor.number, Int32(SHUT_RDWR))
    #expect(process.waitForEnd() == 0)
    decoder = nil
  }

  @Test("it ends by itself even while it computes")
  func viewerGoneWhileBusy() throws {
    let decoder = try DecoderProcess()
    let slow = try folder.write(text: OddFiles.slowDrawing, "slow.svg")
    try decoder.send(
      slow,
      level: .exact(
        width: OddFiles.slowWidth, height: OddFiles.slowHeight))
    guard case .started = try decoder.reply() else { throw DecoderProcess.Trouble.silent }
    shutdown(decoder.socket.descriptor.number, Int32(SHUT_RDWR))
    #expect(decoder.waitForEnd() == 0)
  }

  @Test("killed in the middle of a file it leaves a closed connection")
  func killed() throws {
    let decoder = try DecoderProcess()
    let slow = try folder.write(text: OddFiles.slowDrawing, "slow.svg")
    try decoder.send(
      slow,
      level: .exact(
        width: OddFiles.slowWidth, height: OddFiles.slowHeight))
    guard case .started = try decoder.reply() else { throw DecoderProcess.Trouble.silent }
    kill(decoder.process, SIGKILL)
    #expect(throws: DecoderProcess.Trouble.closed) {
      while true { _ = try decoder.reply() }
    }
    #expect(decoder.waitForEnd() == SIGKILL)
  }

  @Test("a message that is no request ends it with status 76")
  func badMessage() throws {
    let decoder = try DecoderProcess()
    try decoder.socket.send(WirePacket(bytes: [1, 200, 0]))
    #expect(decoder.waitForEnd() == 76 << 8)
  }

  @Test("two hundred requests leave no descriptor open")
  func descriptors() throws {
    // Without the sandbox, so that a test that is not root may count.
    let decoder = try DecoderProcess(environment: ["PERIGEE_SANDBOX=off"])
    let path = try small()
    let bad = try folder.write(OddFiles.garbagePNG(width: 30, height: 20), "bad.png")
    _ = try decoder.ask(path)
    _ = try decoder.ask(bad)
    let before = try openDescriptors(of: decoder.process)
    for _ in 0..<100 {
      #expect(try decoder.ask(path, .fit(width: 10, height: 10)).pixels != nil)
      #expect(try decoder.ask(bad).failure != nil)
    }
    // The last answer may be read before the worker has let go of its file.
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(20)
    while try openDescriptors(of: decoder.process) > before, clock.now < deadline { sched_yield() }
    #expect(try openDescriptors(of: decoder.process) <= before)
  }

  private func openDescriptors(of process: pid_t) throws -> Int {
    guard let folder = opendir("/proc/\(process)/fd") else {
      throw DecoderProcess.Trouble.noFile("fd")
    }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }

  @Test("started by hand it says how it is used")
  func usage() throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let path = try DecoderProcess.executable()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    defer { free(arguments[0]) }
    var process: pid_t = 0
    try #require(posix_spawn(&process, path, &actions, nil, &arguments, nil) == 0)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    #expect(status == 64 << 8)
  }
}
