import CGio
import Glibc
import PerigeeWire

/// A program that was started and is reaped by the main loop when it ends.
final class ChildProcess {
  /// The number the child finds its end of the connection under.
  nonisolated static let connectionNumber: Int32 = 3

  /// Its process id; it stays this child's until `onExit` was called.
  let pid: pid_t
  private(set) var hasExited = false

  /// Starts `executable` with one end of a connection as descriptor 3 and nothing else of this
  /// program's beyond standard error; `onExit` gets the status `waitpid` gives.
  init(
    _ executable: FilePath, connection: OwnedDescriptor, onExit: @escaping (Int32) -> Void
  ) throws(PhotoFailure) {
    pid = try Self.spawn(executable, connection: connection)
    let watch = ExitWatch { [weak self] status in
      self?.hasExited = true
      onExit(status)
    }
    // The watch outlives this object, so that no child stays a zombie.
    g_child_watch_add_full(
      G_PRIORITY_DEFAULT, pid,
      { _, status, data in
        guard let data else { return }
        Unmanaged<ExitWatch>.fromOpaque(data).takeUnretainedValue().body(status)
      }, Unmanaged.passRetained(watch).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<ExitWatch>.fromOpaque(data).release()
      })
  }

  /// Ends it at once, whatever it is doing; without effect after it has exited.
  func kill() {
    guard !hasExited else { return }
    Glibc.kill(pid, SIGKILL)
  }

  private final class ExitWatch {
    let body: (Int32) -> Void

    init(_ body: @escaping (Int32) -> Void) {
      self.body = body
    }
  }

  private static func spawn(
    _ executable: FilePath, connection: OwnedDescriptor
  ) throws(PhotoFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, connection.number, connectionNumber)
    posix_spawn_file_actions_addclosefrom_np(&actions, connectionNumber + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals this program ignores or blocks are the child's to handle as usual.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

    var pid: pid_t = 0
    let result = executable.withCString { path in
      var arguments = [strdup(path), strdup("--socket"), strdup("\(connectionNumber)"), nil]
      defer { arguments.forEach { free($0) } }
      return posix_spawn(&pid, path, &actions, &attributes, &arguments, environ)
    }
    guard result == 0 else {
      throw PhotoFailure(.decoderMissing, details: String(cString: strerror(result)))
    }
    return pid
  }
}
