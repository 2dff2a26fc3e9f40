import CGio

/// A closure on its way through C as a `gpointer`.
final class MainLoopAction {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func run() {
    body()
  }

  /// A pointer that keeps this alive until ``release`` is called with it.
  func retained() -> gpointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The action such a pointer stands for.
  static func at(_ pointer: gpointer?) -> MainLoopAction? {
    guard let pointer else { return nil }
    return Unmanaged<MainLoopAction>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// GLib's notice that it no longer needs the pointer; it may come on any thread.
  nonisolated static let release: @convention(c) @Sendable (gpointer?) -> Void = { pointer in
    guard let pointer else { return }
    Unmanaged<MainLoopAction>.fromOpaque(pointer).release()
  }
}
