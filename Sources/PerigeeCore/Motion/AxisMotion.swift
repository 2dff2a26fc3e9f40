/// How the content offset moves on one axis after the finger left it: a fling that may run into an
/// edge and bounce, a return from past an edge, a step, or nothing.
///
/// Times count from its start.
enum AxisMotion: Sendable {
  case still(Double)
  /// A fling that ends inside, after so many seconds.
  case decelerating(Deceleration, duration: Double)
  /// A fling that meets an edge and stops there (motion.md H4).
  case stopping(Deceleration, edge: Double, at: Double)
  /// A fling that meets an edge and bounces (H3): the spring runs for `settle` seconds after `at`.
  case bouncing(Deceleration, edge: Double, at: Double, Spring, settle: Double)
  /// A return to a target (S1) that takes `settle` seconds.
  case returning(Spring, target: Double, settle: Double)
  case gliding(Glide)

  /// Points that may remain when a fling is put at its end (D9a).
  static let flingTolerance = 0.5
  /// Points that may remain when a spring is put at its target (S8).
  static let springTolerance = 0.1
  /// The most speed an edge hands to its spring, in points a second (S10).
  static let transferCap = 5000.0

  /// The furthest a spring goes past an edge, as a share of the viewport: less than all of it, as a
  /// finger could not have pulled it further and could not catch it there (R2, R3).
  static let furthest = 0.99

  /// The speed with which a spring starts that is `displacement` points past an edge, of a photo that is
  /// `velocity` points a second fast: at most the transfer cap, and outwards no more than keeps it
  /// within the viewport, `dimension` points long.
  static func springSpeed(
    _ velocity: Double, displacement: Double, dimension: Double, frequency: Double
  ) -> Double {
    let left = max(0, dimension * furthest - abs(displacement))
    // Outward speed adds to the peak what it reaches from the edge itself (S6), or less.
    let outward = min(transferCap, left * frequency * 2.718_281_828_459_045)
    return min(
      max(velocity, displacement > 0 ? -transferCap : -outward),
      displacement < 0 ? transferCap : outward)
  }

  /// A fling from inside `bounds`, in a viewport `dimension` points long.
  static func fling(
    from origin: Double, velocity: Double, bounds: AxisBounds, rate: Double, bounces: Bool,
    frequency: Double, dimension: Double
  ) -> AxisMotion {
    let fling = Deceleration(origin: origin, initialVelocity: velocity, rate: rate)
    guard velocity != 0, bounds.isMovable else { return .still(bounds.clamp(origin)) }
    let edge = velocity > 0 ? bounds.high : bounds.low
    if let impact = fling.velocity(at: edge), !bounds.contains(fling.end) {
      let time = fling.time(ofVelocity: impact)
      guard bounces else { return .stopping(fling, edge: edge, at: time) }
      let spring = Spring(
        displacement: 0,
        initialVelocity: springSpeed(
          impact, displacement: 0, dimension: dimension, frequency: frequency),
        frequency: frequency)
      return .bouncing(
        fling, edge: edge, at: time, spring,
        settle: spring.settlingTime(tolerance: springTolerance))
    }
    let duration = fling.duration(untilRemaining: flingTolerance)
    return .decelerating(fling, duration: duration)
  }

  /// A return to `target` from `visible`, starting with `velocity`.
  static func spring(
    from visible: Double, to target: Double, velocity: Double, frequency: Double
  ) -> AxisMotion {
    let spring = Spring(
      displacement: visible - target, initialVelocity: velocity, frequency: frequency)
    let settle = spring.settlingTime(tolerance: springTolerance)
    return settle > 0 ? .returning(spring, target: target, settle: settle) : .still(target)
  }

  /// Seconds until it is over.
  var duration: Double {
    switch self {
    case .still: 0
    case .decelerating(_, let duration): duration
    case .stopping(_, _, let time): time
    case .bouncing(_, _, let time, _, let settle): time + settle
    case .returning(_, _, let settle): settle
    case .gliding(let glide): glide.duration
    }
  }

  /// Where it ends.
  var end: Double {
    switch self {
    case .still(let offset): offset
    case .decelerating(let fling, _): fling.end
    case .stopping(_, let edge, _), .bouncing(_, let edge, _, _, _): edge
    case .returning(_, let target, _): target
    case .gliding(let glide): glide.end
    }
  }

  /// The offset `time` seconds after the start.
  func position(after time: Double) -> Double {
    guard time < duration else { return end }
    switch self {
    case .still(let offset): return offset
    case .decelerating(let fling, _), .stopping(let fling, _, _):
      return fling.position(after: time)
    case .bouncing(let fling, let edge, let hit, let spring, _):
      return time < hit
        ? fling.position(after: time) : edge + spring.displacement(after: time - hit)
    case .returning(let spring, let target, _):
      return target + spring.displacement(after: time)
    case .gliding(let glide): return glide.position(after: time)
    }
  }

  /// The speed `time` seconds after the start, in points a second.
  func velocity(after time: Double) -> Double {
    guard time < duration else { return 0 }
    switch self {
    case .still: return 0
    case .decelerating(let fling, _), .stopping(let fling, _, _):
      return fling.velocity(after: time)
    case .bouncing(let fling, _, let hit, let spring, _):
      return time < hit ? fling.velocity(after: time) : spring.velocity(after: time - hit)
    case .returning(let spring, _, _): return spring.velocity(after: time)
    case .gliding(let glide): return glide.velocity(after: time)
    }
  }

  /// Whether the fling is still fading `time` seconds after the start.
  func isDecelerating(after time: Double) -> Bool {
    switch self {
    case .still, .returning, .gliding: false
    case .decelerating(_, let duration): time < duration
    case .stopping(_, _, let hit), .bouncing(_, _, let hit, _, _): time < hit
    }
  }
}
