import CGio

/// Threads for what waits for a slow disk or network.
nonisolated enum BackgroundThread {
  /// Runs `body` on a thread of its own, which tools show under `name`.
  static func run(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = g_thread_new(
      name,
      { data in
        guard let data else { return nil }
        Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(Work(body)).toOpaque())
    g_thread_unref(thread)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
