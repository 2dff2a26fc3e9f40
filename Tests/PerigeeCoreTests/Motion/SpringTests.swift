import Testing

@testable import PerigeeCore

@Suite("Springs: the worked examples")
struct SpringTests {
  let edge = Spring.frequency(response: Spring.Response.edge)
  let snap = Spring.frequency(response: Spring.Response.snap)

  @Test("E11 the edge spring's frequency")
  func frequency() {
    #expect(near(edge, 10.9273))
    #expect(near(edge * edge, 119.4054))
    #expect(near(2 * edge, 21.8546))
  }

  @Test("E14 the peak after running into an edge")
  func peak() throws {
    let spring = Spring(displacement: 0, initialVelocity: 1599.5995, frequency: edge)
    let time = try #require(spring.extremum)
    #expect(near(time, 0.0915))
    #expect(near(spring.displacement(after: time), 53.8524))
  }

  @Test("E16, E17 released 50 points past an edge, at rest")
  func returning() {
    let spring = Spring(displacement: 50, initialVelocity: 0, frequency: edge)
    #expect(near(spring.displacement(after: 0.1), 35.0846))
    #expect(near(spring.displacement(after: 0.2), 17.9065))
    #expect(near(spring.displacement(after: 0.3), 8.0637))
    #expect(near(spring.velocity(after: 0.1), -200.1835))
  }

  @Test("E19 the most inward speed that does not cross")
  func crossing() {
    #expect(
      near(Spring.withoutCrossing(-9000, displacement: 50, frequency: edge), -546.3639))
    #expect(Spring.withoutCrossing(-500, displacement: 50, frequency: edge) == -500)
    #expect(Spring.withoutCrossing(9000, displacement: 50, frequency: edge) == 9000)
  }

  @Test("E21 when 50 points have shrunk to a tenth")
  func settling() {
    let spring = Spring(displacement: 50, initialVelocity: 0, frequency: edge)
    #expect(near(spring.settlingTime(tolerance: 0.1), 0.7744))
  }

  @Test("E22 an inward push of ten times the way")
  func push() {
    let spring = Spring(displacement: 50, initialVelocity: -500, frequency: edge)
    #expect(near(spring.displacement(after: 0.1), 18.3196))
    #expect(near(spring.displacement(after: 0.2), 6.6638))
  }

  @Test("E54 a page falls into place")
  func page() {
    #expect(near(snap, 17.9520))
    let motion = PageMotion(
      to: 4, displacement: 1312 - 1640, velocity: 400, frequency: snap, at: 0,
      phase: .decelerating)
    #expect(near(motion.position(at: 0.1, stride: 410) * 410, 1494.3639))
    #expect(near(motion.position(at: 0.2, stride: 410) * 410, 1600.6699))
    #expect(motion.position(at: motion.end, stride: 410) == 4)
  }

  @Test("E55 twenty points from its page, no speed carries past it")
  func cap() {
    #expect(
      near(Spring.withoutCrossing(2000, displacement: -20, frequency: snap), 359.0392))
  }

  @Test(
    "a spring settles once: it stays within the tolerance ever after",
    arguments: [
      (50.0, 0.0), (0.0, 1600.0), (0.05, 900.0), (20.0, -3000.0), (-300.0, 5000.0), (0.05, 0.0),
    ])
  func staysSettled(displacement: Double, velocity: Double) {
    let spring = Spring(
      displacement: displacement, initialVelocity: velocity, frequency: edge)
    let end = spring.settlingTime(tolerance: 0.1)
    for step in 0...200 {
      #expect(abs(spring.displacement(after: end + Double(step) * 0.01)) <= 0.1 + 1e-9)
    }
    if end > 0.01 { #expect(abs(spring.displacement(after: end - 0.001)) > 0.099) }
  }

  @Test("a spring may be cut anywhere and go on (invariant 16)")
  func semigroup() {
    let whole = Spring(displacement: 80, initialVelocity: 400, frequency: snap)
    let rest = Spring(
      displacement: whole.displacement(after: 0.12),
      initialVelocity: whole.velocity(after: 0.12), frequency: snap)
    #expect(near(rest.displacement(after: 0.1), whole.displacement(after: 0.22), 1e-9))
    #expect(near(rest.velocity(after: 0.1), whole.velocity(after: 0.22), 1e-9))
  }

  @Test("the mirror image of a start is the mirror image of the motion (invariant 18)")
  func mirror() {
    let one = Spring(displacement: 33, initialVelocity: -210, frequency: edge)
    let other = Spring(displacement: -33, initialVelocity: 210, frequency: edge)
    for step in 0...40 {
      let time = Double(step) * 0.02
      #expect(one.displacement(after: time) == -other.displacement(after: time))
    }
  }

  @Test("it crosses its target at most once, and only when pushed hard enough (invariant 20)")
  func crossesOnce() {
    for velocity in stride(from: -3000.0, through: 3000, by: 100) {
      let spring = Spring(displacement: 40, initialVelocity: velocity, frequency: edge)
      var crossings = 0
      var last = 40.0
      for step in 1...600 {
        let now = spring.displacement(after: Double(step) * 0.005)
        if now * last < 0 { crossings += 1 }
        if now != 0 { last = now }
      }
      let pushed = velocity < 0 && -velocity > edge * 40
      #expect(crossings == (pushed ? 1 : 0), "velocity \(velocity)")
    }
  }
}
