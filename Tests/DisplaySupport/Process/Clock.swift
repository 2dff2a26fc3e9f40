import Glibc

/// The monotonic clock, in seconds.
public enum Clock {
  /// Seconds since an arbitrary moment; never goes back.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Lets the thread rest for this many seconds; returns at once for zero or less.
  public static func rest(seconds: Double) {
    guard seconds > 0 else { return }
    var left = timespec(
      tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    var rest = timespec()
    while nanosleep(&left, &rest) != 0 && errno == EINTR { left = rest }
  }

  /// Waits until `condition` holds, looking every `interval` seconds, and says whether it came to
  /// hold within `seconds`.
  ///
  /// `rest` lets time pass between two looks: a test that runs a main loop iterates it there.
  public static func wait<Failure: Error>(
    upTo seconds: Double, every interval: Double = 0.005,
    resting rest: (Double) -> Void = { Clock.rest(seconds: $0) },
    until condition: () throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    let deadline = now + seconds
    while true {
      if try condition() { return true }
      if now >= deadline { return false }
      rest(interval)
    }
  }
}
