import CXTest
import Glibc

/// A program this process started, ended at the latest when the last reference to it goes.
///
/// It is waited for through a descriptor of the process, so nothing is polled, and signalled only
/// while it has not been reaped, so no other process can ever be hit.
public final class ChildProcess {
  /// How a program ended.
  public enum Exit: Equatable, Sendable {
    /// By itself, with this status.
    case status(Int32)
    /// By this signal.
    case signal(Int32)
  }

  /// Where what it writes goes.
  public enum Output: Sendable {
    /// To where this process writes.
    case inherit
    /// Nowhere.
    case discard
    /// Into memory; see `output`.
    case capture
  }

  /// The process's number.
  public let pid: pid_t
  private let handle: Int32
  // MFD_CLOEXEC of linux/memfd.h.
  private static let closeOnExec: UInt32 = 1
  private let captured: Int32
  private var exit: Exit?

  /// Starts `program` (a path, or a name looked up in PATH) with these arguments.
  ///
  /// `descriptors` maps numbers in the new program to descriptors here; all else is closed in it.
  public init(
    _ program: String, _ arguments: [String] = [], environment: Environment = .current,
    output: Output = .inherit, descriptors: [Int32: Int32] = [:]
  ) throws(DisplayError) {
    captured = output == .capture ? memfd_create("output", Self.closeOnExec) : -1
    var pid: pid_t = 0
    let code = Self.spawn(
      &pid, [program] + arguments, environment, output, captured: captured, descriptors)
    guard code == 0 else {
      if captured >= 0 { close(captured) }
      throw .cannotStart(program: program, reason: String(cString: strerror(code)))
    }
    self.pid = pid
    handle = pidfd_open(pid, 0)
  }

  deinit {
    end()
    close(handle)
    if captured >= 0 { close(captured) }
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool { wait(upTo: 0) == nil }

  /// What it has written so far, standard output and standard error in order; needs `.capture`.
  public var output: String {
    guard captured >= 0 else { return "" }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(captured, &piece, piece.count, bytes.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for its end for at most `seconds`; `nil` when it still runs.
  public func wait(upTo seconds: Double) -> Exit? {
    if let exit { return exit }
    var request = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    let deadline = Clock.now + seconds
    while true {
      let left = max(0, (deadline - Clock.now) * 1000)
      let ready = poll(&request, 1, Int32(left.rounded(.up)))
      if ready > 0 { break }
      if ready == 0 || errno != EINTR { return nil }
    }
    var status: Int32 = 0
    guard waitpid(pid, &status, 0) == pid else { return nil }
    let signal = status & 0x7f
    exit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
    return exit
  }

  /// Sends it a signal, if it has not ended.
  public func signal(_ number: Int32) {
    guard exit == nil else { return }
    kill(pid, number)
  }

  /// Asks it to end, insists after two seconds, and returns when it is gone.
  public func end() {
    guard isRunning else { return }
    signal(SIGTERM)
    if wait(upTo: 2) != nil { return }
    signal(SIGKILL)
    _ = wait(upTo: 10)
  }

  private static func spawn(
    _ pid: inout pid_t, _ arguments: [String], _ environment: Environment, _ output: Output,
    captured: Int32, _ descriptors: [Int32: Int32]
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    switch output {
    case .inherit: break
    case .discard:
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    case .capture:
      posix_spawn_file_actions_adddup2(&actions, captured, 1)
      posix_spawn_file_actions_adddup2(&actions, captured, 2)
    }
    // Copies beyond all numbers asked for: else one could be overwritten before its turn.
    let beyond = 100 + (descriptors.keys.max() ?? 0)
    let sources = descriptors.mapValues { fcntl($0, F_DUPFD_CLOEXEC, beyond) }
    defer { for source in sources.values { close(source) } }
    for (number, source) in sources {
      posix_spawn_file_actions_adddup2(&actions, source, number)
    }
    let first = max(2, descriptors.keys.max() ?? 2) + 1
    posix_spawn_file_actions_addclosefrom_np(&actions, first)

    // The child must not inherit signals this process blocks or ignores.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    let texts = environment.variables.map { "\($0.key)=\($0.value)" }
    return withCStrings(arguments) { argv in
      withCStrings(texts) { envp in
        posix_spawnp(&pid, arguments[0], &actions, &attributes, argv, envp)
      }
    }
  }
}

private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("The list ends with nil.") }
    return body(base)
  }
}
