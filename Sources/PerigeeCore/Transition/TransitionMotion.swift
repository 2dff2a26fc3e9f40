/// A shape on its way to another: each of its values by a critically damped spring (motion.md S1), all of one
/// frequency, so that what begins together arrives together.
struct TransitionMotion: Sendable {
  /// Where it ends.
  let target: TransitionShape
  /// When it began, in seconds.
  let start: Double
  /// When it is over, in seconds.
  let end: Double
  private let displacement: SIMD16<Double>
  private let initialVelocity: SIMD16<Double>
  private let frequency: Double

  /// Shares closer than this to their end are there: half a step of an 8-bit screen.
  private static let shareTolerance = 0.5 / 255

  /// A motion from `shape`, at `velocity` a second.
  init(
    from shape: TransitionShape, velocity: SIMD16<Double>, to target: TransitionShape,
    frequency: Double, at time: Double
  ) {
    self.target = target
    displacement = shape.values - target.values
    initialVelocity = velocity
    self.frequency = frequency
    start = time
    let longest = max(shape.width, target.width, 1)
    var duration = 0.0
    for index in 0..<TransitionShape.count {
      let tolerance =
        switch index {
        case 3...6: AxisMotion.springTolerance / longest
        case 8, 9: Self.shareTolerance
        default: AxisMotion.springTolerance
        }
      let spring = Spring(
        displacement: displacement[index], initialVelocity: velocity[index], frequency: frequency)
      duration = max(duration, spring.settlingTime(tolerance: tolerance))
    }
    end = time + duration
  }

  /// Where it is at `time`; exactly at its target when it is over.
  func shape(at time: Double) -> TransitionShape {
    guard time < end else { return target }
    let elapsed = max(0, time - start)
    let slope = initialVelocity + displacement * frequency
    return TransitionShape(
      values: target.values + (displacement + slope * elapsed) * exp(-frequency * elapsed))
  }

  /// How fast it is at `time`, each value a second.
  func velocity(at time: Double) -> SIMD16<Double> {
    guard time < end else { return .zero }
    let elapsed = max(0, time - start)
    let slope = initialVelocity + displacement * frequency
    return (slope - (displacement + slope * elapsed) * frequency) * exp(-frequency * elapsed)
  }
}
