import Testing

@testable import PerigeeCore

@Suite("Deceleration: the worked examples")
struct DecelerationTests {
  let normal = Deceleration.rate(of: .normal)
  let fast = Deceleration.rate(of: .fast)

  @Test("E01 the two rates")
  func rates() {
    #expect(near(normal, -2.0020))
    #expect(near(fast, -10.0503))
  }

  @Test("E02, E03 where a fling of 1000 points a second ends")
  func projectedEnd() {
    #expect(near(Deceleration(origin: 0, initialVelocity: 1000, rate: normal).end, 499.4998))
    #expect(near(Deceleration(origin: 0, initialVelocity: 1000, rate: fast).end, 99.4992))
  }

  @Test("E05 half a second into a normal fling")
  func normalAfterHalfASecond() {
    let fling = Deceleration(origin: 0, initialVelocity: 1000, rate: normal)
    #expect(near(fling.position(after: 0.5), 315.9280))
    #expect(near(fling.velocity(after: 0.5), 367.5113))
  }

  @Test("E06 a tenth of a second into a fast fling")
  func fastAfterATenth() {
    let fling = Deceleration(origin: 0, initialVelocity: 1000, rate: fast)
    #expect(near(fling.position(after: 0.1), 63.0793))
    #expect(near(fling.velocity(after: 0.1), 366.0323))
  }

  @Test("E07 a fling backwards from elsewhere")
  func backwards() {
    let fling = Deceleration(origin: 1200, initialVelocity: -2500, rate: normal)
    #expect(near(fling.position(after: 0.25), 708.2762))
    #expect(near(fling.velocity(after: 0.25), -1515.5677))
    #expect(near(fling.end, -48.7496))
  }

  @Test("E08 when half a point is left")
  func duration() {
    let slow = Deceleration(origin: 0, initialVelocity: 1000, rate: normal)
    let quick = Deceleration(origin: 0, initialVelocity: 1000, rate: fast)
    #expect(near(slow.duration(untilRemaining: 0.5), 3.4499))
    #expect(near(quick.duration(untilRemaining: 0.5), 0.5267))
  }

  @Test("a fling that starts within half a point of its end is over at once")
  func nothingToDo() {
    let fling = Deceleration(origin: 7, initialVelocity: 0.5, rate: normal)
    #expect(fling.duration(untilRemaining: 0.5) == 0)
  }

  @Test("E12 when and how fast an edge is met")
  func edge() throws {
    let fling = Deceleration(origin: 800, initialVelocity: 2000, rate: normal)
    let impact = try #require(fling.velocity(at: 1000))
    #expect(near(impact, 1599.5995))
    #expect(near(fling.time(ofVelocity: impact), 0.1116))
  }

  @Test("E13 an edge out of reach is not met")
  func noEdge() {
    let fling = Deceleration(origin: 0, initialVelocity: 300, rate: normal)
    #expect(fling.velocity(at: 200) == nil)
    #expect(near(fling.end, 149.8499))
  }

  @Test("halving the time changes nothing: a fling may be cut anywhere and go on (invariant 16)")
  func semigroup() {
    let whole = Deceleration(origin: 10, initialVelocity: -730, rate: normal)
    let rest = Deceleration(
      origin: whole.position(after: 0.3), initialVelocity: whole.velocity(after: 0.3),
      rate: normal)
    #expect(near(rest.position(after: 0.4), whole.position(after: 0.7), 1e-9))
    #expect(near(rest.velocity(after: 0.4), whole.velocity(after: 0.7), 1e-9))
  }

  @Test(
    "speed falls in proportion to the way gone (invariants 17 and 19)", arguments: [900.0, -900])
  func affine(velocity: Double) {
    let fling = Deceleration(origin: 5, initialVelocity: velocity, rate: fast)
    var speed = abs(velocity)
    for step in 1...50 {
      let time = Double(step) * 0.02
      let now = fling.velocity(after: time)
      #expect(abs(now) < speed && now * velocity > 0)
      #expect(near(now - velocity, fast * (fling.position(after: time) - 5), 1e-9))
      #expect(abs(fling.position(after: time) - 5) < abs(velocity / fast))
      speed = abs(now)
    }
  }
}
