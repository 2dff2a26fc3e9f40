/// How large and how small the engine takes numbers to be, so that no sum or product of them
/// overflows.
///
/// What lies beyond is no screen and no photo; it is refused at the door.
enum Reach {
  /// The furthest a place or length may be, in view points or pixels.
  static let length = 1e9
  /// Lengths below this count as nothing.
  static let nothing = 1e-6
  /// The most a factor, level or display scale may be; the least is one over it.
  static let factor = 1e6
  /// The furthest a raw scale goes past its limits; more is not seen.
  static let rawScale = 1e12
  /// The furthest page counted without end.
  static let pages = 1e15

  /// Whether a place, way or length is within reach.
  static func holds(_ length: Double) -> Bool { abs(length) <= Self.length }

  /// Whether a factor above zero is within reach.
  static func holds(factor: Double) -> Bool {
    factor >= 1 / Self.factor && factor <= Self.factor
  }

  /// The whole page at or below `position`.
  static func wholePage(_ position: Double) -> Int {
    Int(min(max(position, -pages), pages).rounded(.down))
  }
}
