import Glibc
import Testing

/// What one run of a program built beside the tests printed and how it ended.
nonisolated struct ProgramRun {
  /// The exit status; -1 when a signal or the time limit ended it.
  private(set) var status: Int32 = -1
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var outputLines: [Substring] { outputText.split(separator: "\n") }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  var errorLines: [Substring] { errorText.split(separator: "\n") }

  /// Seconds a run may take before it is ended.
  private static let limit: Int32 = 120

  /// Runs `perigee` with these arguments and no display; `environment` is added to this one's.
  init(_ arguments: [[UInt8]], environment: [String: String] = [:]) {
    var outputPipe: [Int32] = [0, 0]
    var errorPipe: [Int32] = [0, 0]
    guard pipe(&outputPipe) == 0, pipe(&errorPipe) == 0 else { return }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputPipe[1], 1)
    posix_spawn_file_actions_adddup2(&actions, errorPipe[1], 2)
    for end in outputPipe + errorPipe { posix_spawn_file_actions_addclose(&actions, end) }

    let words = [Array(Self.program.utf8)] + arguments
    var argv = words.map { word in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: word.count + 1)
      for (place, byte) in word.enumerated() { copy[place] = CChar(bitPattern: byte) }
      copy[word.count] = 0
      return Optional(copy)
    }
    argv.append(nil)
    var variables = Self.environment(adding: environment).map { strdup($0) }
    variables.append(nil)
    defer {
      argv.forEach { $0?.deallocate() }
      variables.forEach { free($0) }
    }
    var pid: pid_t = 0
    let isStarted = posix_spawn(&pid, Self.program, &actions, nil, &argv, &variables) == 0
    close(outputPipe[1])
    close(errorPipe[1])
    guard isStarted else { return }
    collect(output: outputPipe[0], errors: errorPipe[0], from: pid)
    var state: Int32 = 0
    waitpid(pid, &state, 0)
    status = state & 0x7f == 0 ? (state >> 8) & 0xff : -1
  }

  /// Runs `perigee` with text arguments.
  init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(arguments.map { Array($0.utf8) }, environment: environment)
  }

  private mutating func collect(output: Int32, errors: Int32, from pid: pid_t) {
    var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, 2, Self.limit * 1_000) > 0 else {
        Issue.record("perigee did not end within \(Self.limit) s")
        kill(pid, SIGKILL)
        break
      }
      for index in polled.indices where polled[index].revents != 0 {
        let count = read(polled[index].fd, &buffer, buffer.count)
        if count <= 0 {
          polled[index].fd = -1
        } else if index == 0 {
          self.output += buffer[..<count]
        } else {
          self.errors += buffer[..<count]
        }
      }
    }
    close(output)
    close(errors)
  }

  /// The folder the tests and the programs are built into.
  static let folder: String = {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let path = bytes[..<max(0, count)].map(UInt8.init(bitPattern:))
    let end = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return String(decoding: path[..<end], as: UTF8.self)
  }()

  private static var program: String { "\(folder)/perigee" }

  private static func environment(adding changes: [String: String]) -> [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if !["DISPLAY", "WAYLAND_DISPLAY"].contains(name), changes[name] == nil {
        variables.append(text)
      }
      place += 1
    }
    return variables + changes.map { "\($0)=\($1)" }
  }
}
