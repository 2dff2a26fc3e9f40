/// A zoom under way: the logarithm of the scale runs to its end, and the offset is tied to the
/// scale, so that the picture never slides (motion.md Z10).
///
/// Times count from its start.
struct ZoomMotion: Sendable {
  /// How the logarithm of the scale over the end scale runs to zero.
  enum Curve: Sendable {
    case spring(Spring)
    case glide(Glide)
  }

  /// Where it starts.
  let start: ZoomTransform
  /// Where it ends, exactly.
  let end: ZoomTransform
  /// How it runs.
  let curve: Curve
  /// Seconds until it is over.
  let duration: Double

  /// A spring from `start` to `end`, which differ in scale; `velocity` is that of the logarithm of
  /// the scale.
  ///
  /// It is over when what is `longerSide` points long at the end is less than 0.1 pt off.
  init(
    from start: ZoomTransform, to end: ZoomTransform, velocity: Double, longerSide: Double,
    frequency: Double
  ) {
    let displacement = log(start.scale / end.scale)
    let spring = Spring(
      displacement: displacement,
      initialVelocity: Spring.withoutCrossing(
        velocity, displacement: displacement, frequency: frequency),
      frequency: frequency)
    self.start = start
    self.end = end
    curve = .spring(spring)
    duration = spring.settlingTime(
      tolerance: AxisMotion.springTolerance / max(longerSide, 1))
  }

  /// A wheel step from `start` to `end` (W3).
  init(gliding start: ZoomTransform, to end: ZoomTransform, velocity: Double) {
    self.start = start
    self.end = end
    let glide = Glide(
      origin: log(start.scale / end.scale), initialVelocity: velocity, end: 0,
      duration: Glide.wheelDuration)
    curve = .glide(glide)
    duration = glide.duration
  }

  /// Scale and offset `time` seconds after the start.
  func transform(after time: Double) -> ZoomTransform {
    guard time < duration else { return end }
    let logarithm =
      switch curve {
      case .spring(let spring): spring.displacement(after: time)
      case .glide(let glide): glide.position(after: time)
      }
    let scale = end.scale * exp(logarithm)
    let whole = end.scale.pointsPerPixel - start.scale.pointsPerPixel
    let share = (scale.pointsPerPixel - start.scale.pointsPerPixel) / whole
    return ZoomTransform(scale: scale, offset: start.offset + (end.offset - start.offset) * share)
  }

  /// The speed of the logarithm of the scale, 1/s.
  func velocity(after time: Double) -> Double {
    guard time < duration else { return 0 }
    return switch curve {
    case .spring(let spring): spring.velocity(after: time)
    case .glide(let glide): glide.velocity(after: time)
    }
  }

  /// The same motion seen in a better version of the photo, whose scales are `factor` times these.
  func rescaled(by factor: Double) -> ZoomMotion {
    ZoomMotion(
      start: ZoomTransform(scale: start.scale * factor, offset: start.offset),
      end: ZoomTransform(scale: end.scale * factor, offset: end.offset), curve: curve,
      duration: duration)
  }

  private init(start: ZoomTransform, end: ZoomTransform, curve: Curve, duration: Double) {
    self.start = start
    self.end = end
    self.curve = curve
    self.duration = duration
  }
}
