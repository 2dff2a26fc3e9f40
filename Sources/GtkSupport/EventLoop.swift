import CAdwaita
import Dispatch  // for its library: the two calls of the main queue are declared in CAdwaita
import Glibc

/// GLib's main loop on the main thread, with Swift's main actor inside it.
///
/// On Linux the main actor's jobs wait in libdispatch's main queue, which GLib knows nothing of.
/// ``run()`` watches that queue's event descriptor, so a `Task { @MainActor in … }` runs like any
/// other event of the loop, with no polling and no wake-up while there is nothing to do.
@MainActor
public enum EventLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static var isBridged = false

  /// Runs until ``quit()`` is called.
  ///
  /// Must be called on the main thread, outside every main-actor job: the main queue cannot be
  /// drained from within itself.
  public static func run() {
    serveMainActor()
    g_main_loop_run(loop)
  }

  /// Ends ``run()`` after the event that is being handled.
  public static func quit() {
    g_main_loop_quit(loop)
  }

  /// Lets main-actor jobs run in GLib's default context; ``run()`` does so by itself, a program
  /// with a loop of its own calls it once.
  public static func serveMainActor() {
    guard !isBridged else { return }
    isBridged = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { descriptor, _, _ in
        // Read before the drain: a job posted during it raises the descriptor again and is not
        // lost. Without the read the descriptor stays readable and the loop spins.
        var posts: UInt64 = 0
        read(descriptor, &posts, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }

  /// Calls `body` once when nothing else is left to do, drawing included.
  public static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        guard let data else { return 0 }
        let once = Unmanaged<Once>.fromOpaque(data).takeUnretainedValue()
        onMainThread(once) { $0.body() }
        return 0
      }, Unmanaged.passRetained(Once(body)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Once>.fromOpaque(data).release()
      })
  }

  private final class Once {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }
}
