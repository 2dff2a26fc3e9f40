import Glibc

/// Brings the light of pictures made for bright screens into what a page can show (ITU-R BT.2390,
/// 5.4.1): what is darker than a white page stays as it is, highlights are drawn together.
enum ToneMapping {
  /// How bright a white page is in such pictures, in cd/m² (ITU-R BT.2408).
  static let white = 203.0
  /// How bright the screens are that they are made for, in cd/m².
  static let peak = 1_000.0

  /// The light of a PQ code value, 1 being white.
  static func light(ofPQ code: Double) -> Double {
    let top = pq(peak)
    let most = pq(white) / top
    let knee = 1.5 * most - 0.5
    let value = min(code / top, 1)
    guard value > knee else { return luminance(ofPQ: code) / white }
    let t = (value - knee) / (1 - knee)
    let (t2, t3) = (t * t, t * t * t)
    let bent =
      (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (3 * t2 - 2 * t3) * most
    return min(luminance(ofPQ: bent * top) / white, 1)
  }

  // The numbers of SMPTE ST 2084.
  private static let m1 = 2610.0 / 16384
  private static let m2 = 2523.0 / 4096 * 128
  private static let c1 = 3424.0 / 4096
  private static let c2 = 2413.0 / 4096 * 32
  private static let c3 = 2392.0 / 4096 * 32

  /// The PQ code value of a luminance in cd/m².
  static func pq(_ luminance: Double) -> Double {
    let power = pow(max(luminance, 0) / 10_000, m1)
    return pow((c1 + c2 * power) / (1 + c3 * power), m2)
  }

  private static func luminance(ofPQ code: Double) -> Double {
    let power = pow(max(code, 0), 1 / m2)
    return 10_000 * pow(max(power - c1, 0) / (c2 - c3 * power), 1 / m1)
  }
}
