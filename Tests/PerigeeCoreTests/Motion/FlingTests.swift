import Testing

@testable import PerigeeCore

@Suite("A fling and its edge: the golden traces")
struct FlingTests {
  private let times = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0]
  private let bounds = AxisBounds(low: 0, high: 1000)

  private func fling(
    from origin: Double, _ velocity: Double, bounces: Bool = true
  ) -> AxisMotion {
    AxisMotion.fling(
      from: origin, velocity: velocity, bounds: bounds, rate: Deceleration.rate(of: .normal),
      bounces: bounces, frequency: Spring.frequency(response: Spring.Response.edge), dimension: 400)
  }

  @Test("E92 into the edge, over it, and back: at rest when less than a tenth of a point is left")
  func bounce() {
    let motion = fling(from: 800, 2000)
    let offsets = [895.1579, 981.2517, 1040.3837, 1053.8208, 1038.4569, 1008.9130]
    for (time, offset) in zip(times, offsets) {
      #expect(near(motion.position(after: time), offset), "after \(time) s")
    }
    // The example says 1000.0864 "before the final settle-snap"; that came at 0.9856 s.
    #expect(motion.position(after: 1) == 1000)
    #expect(near(motion.duration, 0.1116 + 0.8740, 1e-3), "E12 and E20")
  }

  @Test("E94 inside: it runs out and ends exactly at its end")
  func inside() {
    let motion = fling(from: 200, 600)
    let offsets = [228.5474, 254.3755, 277.7434, 298.8855, 335.3199, 389.5568, 459.2211]
    for (time, offset) in zip(times, offsets) {
      #expect(near(motion.position(after: time), offset), "after \(time) s")
    }
    #expect(motion.position(after: 9) == motion.end && near(motion.end, 200 + 299.6999, 1e-3))
  }

  @Test("the mirror image")
  func mirror() {
    let one = fling(from: 800, 2000)
    let other = fling(from: 200, -2000)
    for time in times {
      #expect(near(one.position(after: time), 1000 - other.position(after: time), 1e-9))
      #expect(near(one.velocity(after: time), -other.velocity(after: time), 1e-9))
    }
  }

  @Test(
    "at the edge it is exactly there, before it strictly inside; the spring takes its speed (26, 27)"
  )
  func hit() {
    let motion = fling(from: 800, 2000)
    guard case .bouncing(let fall, let edge, let hit, let spring, _) = motion else {
      Issue.record("it does not bounce: \(motion)")
      return
    }
    #expect(near(motion.position(after: hit), edge, 1e-9 * 1000))
    #expect(motion.position(after: hit - 1e-6) < edge)
    #expect(near(spring.initialVelocity, fall.velocity(after: hit), 1e-6))
  }

  @Test(
    "an edge hands at most 5000 points a second to its spring, either way (S10)",
    arguments: [1.0, -1])
  func cap(sign: Double) {
    let motion = fling(from: 500, 8000 * sign)
    guard case .bouncing(_, _, _, let spring, _) = motion else {
      Issue.record("it does not bounce: \(motion)")
      return
    }
    #expect(spring.initialVelocity == 5000 * sign)
  }

  @Test("without bounces it stops at the edge (H4)")
  func stops() {
    let motion = fling(from: 800, 2000, bounces: false)
    for step in 0...60 { #expect(motion.position(after: Double(step) * 0.02) <= 1000) }
    #expect(near(motion.duration, 0.1116) && motion.position(after: 0.2) == 1000)
    #expect(motion.velocity(after: 0.2) == 0)
  }

  @Test("where there is nothing to move, or no speed, it is over at once")
  func still() {
    #expect(fling(from: 500, 0).duration == 0)
    let fixed = AxisMotion.fling(
      from: -30, velocity: 900, bounds: AxisBounds(low: -30, high: -30), rate: -2, bounces: true,
      frequency: 10, dimension: 400)
    #expect(fixed.duration == 0 && fixed.end == -30)
  }

  @Test(
    "a step starts with the speed it finds, ends still, and never passes its end within the cap")
  func glide() {
    let glide = Glide(origin: 10, initialVelocity: 500, end: 64, duration: 0.2)
    #expect(glide.position(after: 0) == 10 && near(glide.velocity(after: 0), 500, 1e-9))
    #expect(glide.position(after: 0.2) == 64 && glide.velocity(after: 0.2) == 0)
    var last = 10.0
    for step in 1...20 {
      let now = glide.position(after: Double(step) * 0.01)
      #expect(now >= last && now <= 64)
      last = now
    }
  }

  @Test("E43 the slowest release that flings is 250 points a second, as the crow flies (V8)")
  func halt() {
    for ((dx, dy), flings) in [((200.0, 100.0), false), ((200, 160), true)] {
      var drive = Drive()
      drive.zoom(to: 1)
      drive.down(200, 400)
      for step in 1...10 {
        let time = 0.016 * Double(step)
        drive.move(200 + dx * time, 400 + dy * time)
      }
      drive.up(200 + dx * 0.16, 400 + dy * 0.16)
      #expect((drive.scene.phase == .decelerating) == flings)
    }
  }

  @Test("each axis fades by itself: one may bounce while the other goes on (D13)")
  func axes() {
    var drive = Drive()
    drive.zoom(to: 0.6)
    for _ in 0..<2 { drive.dragAndRest(from: (390, 400), by: (-380, 0)) }
    drive.flick(from: (390, 700), by: (-250, -60))
    var sawBoth = false
    while drive.scene.needsFrame {
      let before = drive.scene.contentOffset.y
      let scene = drive.wait(1 / 120)
      if scene.contentOffset.x > 2000, scene.contentOffset.y > before { sawBoth = true }
    }
    #expect(sawBoth && near(drive.scene.contentOffset.x, 2000, 1e-6))
  }
}
