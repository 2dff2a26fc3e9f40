import CAdwaita
import Synchronization

private let wakeUps = Atomic<Int>(0)

/// Counts how often the main loop woke up, to prove that a program at rest stays at rest.
///
/// Off until ``start()``: it stands between GLib and `poll`.
public enum WakeUps {
  /// Begins counting on the default context; must be called on the main thread.
  @MainActor
  public static func start() {
    wakeUps.store(0, ordering: .relaxed)
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      let ready = g_poll(descriptors, count, timeout)
      // A look without waiting is part of the wake-up before it.
      if timeout != 0 { wakeUps.add(1, ordering: .relaxed) }
      return ready
    }
  }

  /// How many there were since ``start()``.
  public static var count: Int { wakeUps.load(ordering: .relaxed) }
}
