/// The speed a finger has when it lifts (motion.md §1.1).
///
/// Samples nearer to one another than 8 ms count as one, so that a 1,000 Hz mouse and a 60 Hz screen
/// give the same answer (V2). The newest pair counts least: lifting a finger makes it jitter (V3).
struct VelocityTracker: Sendable {
  private struct Sample: Equatable, Sendable {
    var time: Double
    var point: ViewPoint
  }

  /// Seconds within which samples count as one (V2); a hair less, since times are not exact.
  static let bucket = 0.008 - 1e-9
  /// Seconds without a move after which a finger counts as resting (V7).
  static let staleAfter = 0.1 - 1e-9
  /// The most that is ever used of a speed, in points a second an axis (V9).
  static let cap = 8000.0

  private var samples: InlineArray<4, Sample> = .init(
    repeating: Sample(time: 0, point: .zero))
  private var count = 0
  private var bucketStart = 0.0
  /// When the finger last changed its place; a move to where it is already is none (V7).
  private var movedAt = 0.0

  /// Forgets all samples.
  mutating func reset() { count = 0 }

  /// Takes in where the finger is at `time`, in seconds.
  mutating func add(_ point: ViewPoint, at time: Double) {
    let sample = Sample(time: time, point: point)
    if count == 0 || samples[count - 1].point != point { movedAt = time }
    if count > 0, time - bucketStart < Self.bucket {
      samples[count - 1] = sample
      return
    }
    bucketStart = time
    if count < 4 {
      samples[count] = sample
      count += 1
    } else {
      for index in 0..<3 { samples[index] = samples[index + 1] }
      samples[3] = sample
    }
  }

  /// The finger's speed for a lift at `time`, in points a second; zero for fewer than two samples and
  /// for a finger that rested.
  func velocity(at time: Double) -> ViewVector {
    guard count >= 2, time - movedAt < Self.staleAfter else { return .zero }
    let first = speed(0)
    switch count {
    case 2: return capped(first)
    case 3: return capped(first * 0.4 + speed(1) * 0.6)
    default: return capped(first * 0.6 + speed(1) * 0.35 + speed(2) * 0.05)
    }
  }

  private func speed(_ index: Int) -> ViewVector {
    let span = samples[index + 1].time - samples[index].time
    guard span > 0 else { return .zero }
    return (samples[index + 1].point - samples[index].point) * (1 / span)
  }

  private func capped(_ velocity: ViewVector) -> ViewVector {
    ViewVector(
      dx: min(max(velocity.dx, -Self.cap), Self.cap),
      dy: min(max(velocity.dy, -Self.cap), Self.cap))
  }
}
