import Testing

@testable import PerigeeCore

@Suite("The speed of a finger")
struct VelocityTests {
  private func tracker(_ samples: [(ms: Double, x: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples {
      tracker.add(ViewPoint(x: sample.x, y: 0), at: sample.ms / 1000)
    }
    return tracker
  }

  let example: [(ms: Double, x: Double)] = [(0, 0), (8, 6), (16, 14), (24, 24)]

  @Test("E38 the newest pair counts least")
  func weights() {
    #expect(near(tracker(example).velocity(at: 0.024).dx, 862.5))
  }

  @Test("E41 a touchpad's speed leaves its first step out")
  func touchpad() {
    var tracker = ScrollVelocityTracker()
    for (ms, dx) in [(0.0, 3.0), (8, 6), (16, 8), (24, 10)] {
      tracker.add(ViewVector(dx: dx, dy: 0), at: ms / 1000)
    }
    #expect(near(tracker.velocity(at: 0.024).dx, 1000))
  }

  @Test("three samples, two samples, one sample (V3)")
  func few() {
    #expect(
      near(tracker([(0, 0), (10, 5), (20, 25)]).velocity(at: 0.02).dx, 0.4 * 500 + 0.6 * 2000))
    #expect(near(tracker([(0, 0), (10, 5)]).velocity(at: 0.01).dx, 500))
    #expect(tracker([(0, 5)]).velocity(at: 0.001) == .zero)
    #expect(tracker([]).velocity(at: 0) == .zero)
  }

  @Test(
    "a constant speed in is that speed out (invariant 21)",
    arguments: [0.001, 0.004, 0.008, 0.0166])
  func constant(interval: Double) {
    var tracker = VelocityTracker()
    for step in 0...60 {
      let time = Double(step) * interval
      tracker.add(ViewPoint(x: 700 * time, y: -300 * time), at: time)
    }
    let velocity = tracker.velocity(at: 60 * interval)
    #expect(near(velocity.dx / 700, 1, 1e-9) && near(velocity.dy / -300, 1, 1e-9))
  }

  @Test("samples within 8 ms of the first of them count as one, the last of them (V2)")
  func buckets() {
    // Three buckets: [0, 7], [9], [20].
    let velocity = tracker([(0, 0), (7, 7), (9, 10), (20, 32)]).velocity(at: 0.02)
    let older: Double = 3 / 0.002
    let newer: Double = 22 / 0.011
    #expect(near(velocity.dx, 0.4 * older + 0.6 * newer))
  }

  @Test("two samples of one moment divide by nothing")
  func sameMoment() {
    let velocity = tracker([(0, 0), (0, 50), (8, 60), (8, 61)]).velocity(at: 0.008)
    #expect(near(velocity.dx, 11 / 0.008))
  }

  @Test("a finger that has not moved for 100 ms has no speed (V7)")
  func stale() {
    #expect(tracker(example).velocity(at: 0.123).dx != 0)
    #expect(tracker(example).velocity(at: 0.124) == .zero)
  }

  @Test("moves that go nowhere do not keep a speed alive (invariant 22)")
  func restingMoves() {
    var tracker = tracker(example)
    for ms in stride(from: 40.0, through: 120, by: 40) {
      tracker.add(ViewPoint(x: 24, y: 0), at: ms / 1000)
    }
    #expect(tracker.velocity(at: 0.130) == .zero)
  }

  @Test("no speed above 8000 points a second is used (V9)")
  func cap() {
    let velocity = tracker([(0, 0), (8, 400), (16, 800), (24, 1200)]).velocity(at: 0.024)
    #expect(velocity.dx == 8000)
  }

  @Test("the result lies between the slowest and the fastest pair (invariant 21)")
  func between() {
    var random = Dice(seed: 7)
    for _ in 0..<200 {
      var samples: [(ms: Double, x: Double)] = []
      var speeds: [Double] = []
      for index in 0..<4 {
        let x = random.number(in: -50...50)
        if let last = samples.last { speeds.append((x - last.x) / 0.01) }
        samples.append((Double(index) * 10, x))
      }
      let velocity = tracker(samples).velocity(at: 0.03).dx
      #expect(velocity >= (speeds.min() ?? 0) - 1e-9 && velocity <= (speeds.max() ?? 0) + 1e-9)
    }
  }
}
