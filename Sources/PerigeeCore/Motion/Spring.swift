/// A critically damped spring: the fastest return without swinging (motion.md S1).
///
/// Displacements are measured from its target.
struct Spring: Equatable, Sendable {
  /// The displacement at the start.
  let displacement: Double
  /// The speed at the start, away from zero positive with a positive displacement.
  let initialVelocity: Double
  /// λ, the angular frequency, in 1/s.
  let frequency: Double

  /// The seconds one swing of the undamped spring would take; UIKit's and SwiftUI's "response".
  enum Response {
    /// Content past an edge comes back (motion.md S2).
    static let edge = 0.575
    /// A page falls into place, a zoom returns to its limits, a button zooms (G5, Z10, A4).
    static let snap = 0.35
    /// The same two where the system asks for less motion (RM3).
    static let reduced = 0.2
  }

  /// λ for a response in seconds.
  static func frequency(response: Double) -> Double { 2 * .pi / response }

  private var slope: Double { initialVelocity + frequency * displacement }

  /// The displacement `time` seconds after the start (S1).
  func displacement(after time: Double) -> Double {
    (displacement + slope * time) * exp(-frequency * time)
  }

  /// The speed `time` seconds after the start (S1).
  func velocity(after time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// When the displacement turns round, if it does after the start.
  var extremum: Double? {
    guard slope != 0 else { return nil }
    let time = 1 / frequency - displacement / slope
    return time > 0 ? time : nil
  }

  /// The seconds after which the displacement stays within `tolerance` (S8): the closed bound,
  /// narrowed by bisection right of the extremum, where the spring only comes nearer.
  func settlingTime(tolerance: Double) -> Double {
    let start = max(0, extremum ?? 0)
    guard abs(displacement(after: start)) > tolerance || abs(displacement) > tolerance else {
      return 0
    }
    var high = max(start, bound(tolerance: tolerance))
    var low = start
    if abs(displacement(after: start)) <= tolerance {
      // It only ever comes nearer before the (crossing) extremum, which is itself within tolerance.
      high = start
      low = 0
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(displacement(after: middle)) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  private func bound(tolerance: Double) -> Double {
    var time = 0.0
    if displacement != 0 {
      time = max(time, log(2 * abs(displacement) / tolerance) / frequency)
    }
    if slope != 0 {
      let ratio = 4 * abs(slope) / (2.718_281_828_459_045 * frequency * tolerance)
      time = max(time, 2 / frequency * log(ratio))
    }
    return time
  }

  /// `velocity` limited so that a spring with this displacement does not cross its target: towards it
  /// at most λ · |displacement|, away from it any (G6, S7).
  static func withoutCrossing(
    _ velocity: Double, displacement: Double, frequency: Double
  ) -> Double {
    guard velocity * displacement < 0 else { return displacement == 0 ? 0 : velocity }
    let most = frequency * abs(displacement)
    return min(max(velocity, -most), most)
  }
}
