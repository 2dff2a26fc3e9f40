/// A fling that fades: the speed is multiplied by a constant every millisecond (motion.md §1.3).
struct Deceleration: Equatable, Sendable {
  /// Where it began, in view points.
  let origin: Double
  /// The speed at the beginning, in points a second.
  let initialVelocity: Double
  /// k of motion.md D2, in 1/s; negative.
  let rate: Double

  /// The logarithm of the factor for each second, 1000 · ln d (D2): d is 0.998 or 0.99 (D1).
  static func rate(of rate: Settings.DecelerationRate) -> Double {
    1000 * log(rate == .normal ? 0.998 : 0.99)
  }

  /// The place `time` seconds after the beginning (D4).
  func position(after time: Double) -> Double {
    origin + initialVelocity * (exp(rate * time) - 1) / rate
  }

  /// The speed `time` seconds after the beginning (D3).
  func velocity(after time: Double) -> Double { initialVelocity * exp(rate * time) }

  /// Where it would end (D6).
  var end: Double { origin - initialVelocity / rate }

  /// The seconds until `remaining` points are left, 0 when fewer are left from the start (D9a).
  func duration(untilRemaining remaining: Double) -> Double {
    let speed = abs(initialVelocity)
    guard speed > -rate * remaining else { return 0 }
    return log(-rate * remaining / speed) / rate
  }

  /// The speed on reaching `edge`, or `nil` when it is never reached (H1, H2).
  func velocity(at edge: Double) -> Double? {
    let velocity = initialVelocity + rate * (edge - origin)
    return velocity * initialVelocity > 0 ? velocity : nil
  }

  /// The seconds until its speed is `velocity` (H2).
  func time(ofVelocity velocity: Double) -> Double {
    max(0, log(velocity / initialVelocity) / rate)
  }
}
