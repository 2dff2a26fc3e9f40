/// A move of fixed length that starts with the speed it finds and ends still: the cubic through
/// both ends.
///
/// Used for steps of wheels and keys, which follow one another quickly and must neither jerk nor be
/// late (motion.md W3, A7).
struct Glide: Sendable {
  /// Where it starts.
  let origin: Double
  /// Its speed there, a second.
  let initialVelocity: Double
  /// Where it ends.
  let end: Double
  /// Seconds from start to end, above 0.
  let duration: Double

  /// Seconds of one wheel step (motion.md W3).
  static let wheelDuration = 0.2
  /// Seconds of one key step (motion.md A7).
  static let keyDuration = 0.15

  /// A move from `origin` to `end` in `duration` seconds, above 0.
  ///
  /// `initialVelocity` counts up to three times the mean speed, the most with which a cubic does not pass
  /// its end.
  init(origin: Double, initialVelocity: Double, end: Double, duration: Double) {
    let most = 3 * abs(end - origin) / duration
    self.origin = origin
    self.initialVelocity = min(max(initialVelocity, -most), most)
    self.end = end
    self.duration = duration
  }

  /// The place `time` seconds after the start; the end from ``duration`` on.
  func position(after time: Double) -> Double {
    guard time < duration else { return end }
    let u = max(0, time) / duration
    let v = initialVelocity * duration
    let d = end - origin
    return origin + u * (v + u * (3 * d - 2 * v + u * (v - 2 * d)))
  }

  /// The speed `time` seconds after the start; 0 from ``duration`` on.
  func velocity(after time: Double) -> Double {
    guard time < duration else { return 0 }
    let u = max(0, time) / duration
    let v = initialVelocity * duration
    let d = end - origin
    return (v + u * (2 * (3 * d - 2 * v) + u * 3 * (v - 2 * d))) / duration
  }
}
