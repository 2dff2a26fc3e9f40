import CAdwaita

/// Runs a closure once on the main actor after a while, unless it is cancelled or let go first.
@MainActor
public final class Timer {
  private var source: UInt32 = 0
  private var body: (@MainActor () -> Void)?

  /// Starts the wait.
  ///
  /// - Parameters:
  ///   - seconds: how long, at least 0; to the millisecond.
  ///   - body: what to do then.
  public init(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    let milliseconds = UInt32(max(0, min(seconds * 1000, 86_400_000)).rounded(.up))
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        guard let data else { return 0 }
        let timer = Unmanaged<WeakTimer>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { timer.timer?.fire() }
        return 0
      }, Unmanaged.passRetained(WeakTimer(self)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<WeakTimer>.fromOpaque(data).release()
      })
  }

  /// Whether the closure has neither run nor been cancelled.
  public var isWaiting: Bool { source != 0 }

  /// Forgets the closure; without effect once it has run.
  public func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
    body = nil
  }

  private func fire() {
    source = 0
    let body = body
    self.body = nil
    body?()
  }

  isolated deinit {
    if source != 0 { g_source_remove(source) }
  }
}

private final class WeakTimer: @unchecked Sendable {
  // Read and written on the main thread only.
  weak var timer: Timer?

  init(_ timer: Timer) {
    self.timer = timer
  }
}
