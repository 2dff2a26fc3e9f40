import Testing

@testable import PerigeeCore

/// The laws that every fling, bounce and spring keeps, over made-up starts.
@Suite("The laws of motion, whatever the start")
struct MotionLawTests {
  private static let seeds: Range<UInt64> = 2000..<2200

  private func fling(_ dice: inout Dice) -> Deceleration {
    Deceleration(
      origin: dice.number(in: -1e5...1e5), initialVelocity: dice.number(in: -8000...8000),
      rate: Deceleration.rate(of: dice.one(of: [.normal, .fast])))
  }

  @Test("a bounce stays inside a small viewport, however fast the fling was (R2, S6)")
  func smallViewport() {
    for dimension in [1.0, 40, 100] {
      for beyond in [0, dimension * 0.3] {
        let frequency = 12.0
        let speed = AxisMotion.springSpeed(
          20_000, displacement: beyond, dimension: dimension, frequency: frequency)
        let spring = Spring(displacement: beyond, initialVelocity: speed, frequency: frequency)
        let furthest = (0...400).map { spring.displacement(after: Double($0) / 400) }.max() ?? 0
        #expect(furthest < dimension)
        #expect(speed < AxisMotion.transferCap)
      }
    }
  }

  @Test("a fling only slows down, never turns round, and never passes its end (invariant 17)")
  func slowsDown() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let fling = fling(&dice)
      var speed = abs(fling.initialVelocity)
      for step in 1...100 {
        let time = Double(step) * 0.05
        let velocity = fling.velocity(after: time)
        #expect(abs(velocity) <= speed && velocity * fling.initialVelocity >= 0, "seed \(seed)")
        speed = abs(velocity)
        let way = abs(fling.position(after: time) - fling.origin)
        #expect(way <= abs(fling.initialVelocity / fling.rate) + 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("twice the start is twice the motion, of flings and springs (invariant 18)")
  func linear() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let one = fling(&dice)
      let two = Deceleration(
        origin: one.origin * 2, initialVelocity: one.initialVelocity * 2, rate: one.rate)
      let spring = Spring(
        displacement: dice.number(in: -900...900), initialVelocity: dice.number(in: -5000...5000),
        frequency: 11)
      let double = Spring(
        displacement: spring.displacement * 2, initialVelocity: spring.initialVelocity * 2,
        frequency: 11)
      for step in 0...20 {
        let time = Double(step) * 0.1
        #expect(two.position(after: time) == one.position(after: time) * 2, "seed \(seed)")
        #expect(
          double.displacement(after: time) == spring.displacement(after: time) * 2,
          "seed \(seed)")
      }
    }
  }

  @Test("the speed lost is the way made, times the rate (D5, invariant 19)")
  func affine() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let fling = fling(&dice)
      let time = dice.number(in: 0...4)
      let lost = fling.velocity(after: time) - fling.initialVelocity
      let made = fling.rate * (fling.position(after: time) - fling.origin)
      #expect(near(lost, made, 1e-6), "seed \(seed)")
    }
  }

  @Test(
    "at an edge the spring takes over at exactly the edge, with the speed of the fling (invariants 26, 27)"
  )
  func edge() {
    var bounces = 0
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let bounds = AxisBounds(low: 0, high: dice.number(in: 1...5000))
      let motion = AxisMotion.fling(
        from: dice.number(in: 0...bounds.high), velocity: dice.number(in: -8000...8000),
        bounds: bounds, rate: Deceleration.rate(of: .normal), bounces: true, frequency: 10.9,
        dimension: 800)
      guard case .bouncing(let fling, let edge, let hit, let spring, _) = motion else { continue }
      bounces += 1
      #expect(near(motion.position(after: hit), edge, 1e-9 * 5000), "seed \(seed)")
      let impact = fling.velocity(after: hit)
      let cap = AxisMotion.transferCap
      #expect(near(spring.initialVelocity, min(max(impact, -cap), cap), 1e-6), "seed \(seed)")
      for share in [0.1, 0.5, 0.9, 0.999] {
        let place = motion.position(after: hit * share)
        #expect(hit == 0 || (place > bounds.low && place < bounds.high), "seed \(seed)")
      }
    }
    #expect(bounces > 50)
  }

  @Test("a new target leaves place and speed as they are at that moment (invariant 28)")
  func retarget() {
    for delay in [0.02, 0.1, 0.25] {
      var drive = Drive(.gtk)
      drive.command(.zoomIn)
      drive.wait(delay)
      let scale = drive.scene.scale
      let speed = drive.viewer.contentMotion?.zoomVelocity(at: drive.time) ?? 0
      drive.command(.zoomIn)
      #expect(near(drive.scene.scale, scale, 1e-12))
      #expect(near(drive.viewer.contentMotion?.zoomVelocity(at: drive.time) ?? .nan, speed, 1e-9))
      var turn = Drive(count: 9)
      turn.command(.nextPage, .button)
      turn.wait(delay)
      let page = turn.scene.page
      let pace = turn.viewer.pager.motion?.velocity(at: turn.time) ?? 0
      turn.command(.nextPage, .button)
      #expect(near(turn.scene.page, page, 1e-12))
      #expect(near(turn.viewer.pager.motion?.velocity(at: turn.time) ?? .nan, pace, 1e-6))
    }
  }

  @Test("a finger at constant speed is measured at that speed (invariant 21)")
  func constantSpeed() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let speed = ViewVector(dx: dice.number(in: -8000...8000), dy: dice.number(in: -8000...8000))
      var tracker = VelocityTracker()
      var time = 0.0
      for _ in 0..<(2 + dice.whole(below: 9)) {
        tracker.add(.zero + speed * time, at: time)
        time += dice.number(in: 0.001...0.03)
      }
      let measured = tracker.velocity(at: time)
      let isStale = measured == .zero
      #expect(isStale || (measured - speed).length <= 1e-6 * speed.length, "seed \(seed)")
    }
  }
}
