/// The speed of a touchpad scroll when its fingers lift: the deltas of the last 150 ms, without the
/// first, over their time (motion.md V6).
struct ScrollVelocityTracker: Sendable {
  private struct Sample: Equatable, Sendable {
    var time: Double
    var delta: ViewVector
  }

  /// Seconds looked back (V6).
  static let window = 0.15
  /// Enough for the window at 120 events a second.
  static let capacity = 20

  private var samples: InlineArray<20, Sample> = .init(
    repeating: Sample(time: 0, delta: .zero))
  private var count = 0

  /// Forgets all samples.
  mutating func reset() { count = 0 }

  /// Takes in a delta in points at `time`, in seconds.
  mutating func add(_ delta: ViewVector, at time: Double) {
    if count == Self.capacity {
      for index in 0..<(Self.capacity - 1) { samples[index] = samples[index + 1] }
      count -= 1
    }
    samples[count] = Sample(time: time, delta: delta)
    count += 1
  }

  /// The speed for a lift at `time`, in points a second; zero for fewer than two deltas in the window.
  func velocity(at time: Double) -> ViewVector {
    var first: Int?
    for index in 0..<count where time - samples[index].time <= Self.window {
      first = index
      break
    }
    guard let first, first + 1 < count else { return .zero }
    let span = samples[count - 1].time - samples[first].time
    guard span > 0 else { return .zero }
    var sum = ViewVector.zero
    for index in (first + 1)..<count { sum = sum + samples[index].delta }
    let velocity = sum * (1 / span)
    let cap = VelocityTracker.cap
    return ViewVector(
      dx: min(max(velocity.dx, -cap), cap), dy: min(max(velocity.dy, -cap), cap))
  }
}
