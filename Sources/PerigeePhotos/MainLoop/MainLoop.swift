import CGio

/// GLib's main loop on the main thread.
nonisolated public enum MainLoop {
  /// Has `body` run on the main thread by the main loop; any thread may call this.
  static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    let post = Post(body)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return G_SOURCE_REMOVE }
        let post = Unmanaged<Post>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { post.body() }
        return G_SOURCE_REMOVE
      }, Unmanaged.passRetained(post).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Post>.fromOpaque(data).release()
      })
  }

  /// Runs the main loop until `isDone` holds; for programs without a window.
  @MainActor public static func run(until isDone: () -> Bool) {
    while !isDone() { g_main_context_iteration(nil, 1) }
  }

  /// The clock deadlines are measured with: seconds awake since some fixed start.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  private final class Post: Sendable {
    let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
      self.body = body
    }
  }
}
