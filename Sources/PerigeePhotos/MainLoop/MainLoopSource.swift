import CGio

/// Something GLib's main loop waits for, and what is done then on the main thread.
///
/// It ends when it is cancelled or let go.
final class MainLoopSource {
  private var tag: guint = 0

  /// Calls `action` whenever the descriptor can be read or its other end is gone.
  init(readable descriptor: Int32, action: @escaping () -> Void) {
    let conditions = GIOCondition(
      rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    tag = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, conditions,
      { _, _, data in
        MainLoopAction.at(data)?.run()
        return 1  // G_SOURCE_CONTINUE
      }, MainLoopAction(action).retained(), MainLoopAction.release)
  }

  /// Calls `action` once after so many milliseconds.
  init(afterMilliseconds delay: UInt32, action: @escaping () -> Void) {
    tag = g_timeout_add_full(
      G_PRIORITY_DEFAULT, delay,
      { data in
        MainLoopAction.at(data)?.run()
        return G_SOURCE_REMOVE
      },
      MainLoopAction { [weak self] in
        self?.tag = 0
        action()
      }.retained(), MainLoopAction.release)
  }

  /// Ends it; a second call does nothing.
  func cancel() {
    guard tag != 0 else { return }
    g_source_remove(tag)
    tag = 0
  }

  isolated deinit {
    cancel()
  }
}
