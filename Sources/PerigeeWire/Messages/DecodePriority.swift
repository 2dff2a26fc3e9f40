/// How urgent a request is: 0 is the most urgent, 255 the least.
///
/// Among requests of the same priority the one that came first is worked on first.
public struct DecodePriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The urgency, 0 (most urgent) to 255.
  public let rawValue: UInt8

  /// Makes a priority from its number; 0 is the most urgent.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The photo on the screen.
  public static let current = DecodePriority(rawValue: 0)
  /// A sharper region of the photo on the screen.
  public static let detail = DecodePriority(rawValue: 16)
  /// The photo on the screen, unpacked for the parts that may be looked at.
  public static let unpacking = DecodePriority(rawValue: 32)
  /// A neighbour that may be needed soon.
  public static let prefetch = DecodePriority(rawValue: 128)

  /// Whether the left priority is more urgent.
  public static func < (left: DecodePriority, right: DecodePriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
