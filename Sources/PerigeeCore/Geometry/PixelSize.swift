/// The size of a photo in its own pixels, upright: after the orientation in its file was applied.
public struct PixelSize: Equatable, Sendable {
  /// Pixels from left to right, at least 0.
  public var width: Double
  /// Pixels from top to bottom, at least 0.
  public var height: Double

  /// Makes a size from its upright width and height in pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether there is nothing to lay out: a side is zero, or below a millionth.
  public var isEmpty: Bool { !(width >= Reach.nothing && height >= Reach.nothing) }

  /// Whether both sides are numbers from 0 to a thousand million.
  public var isValid: Bool {
    width >= 0 && height >= 0 && Reach.holds(width) && Reach.holds(height)
  }

  /// Whether `other` can be a better version of the same picture: its aspect agrees within 1 %
  /// (settings.md "Scales").
  ///
  /// An empty size agrees with none.
  public func hasSameAspect(as other: PixelSize) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    let ratio = (width * other.height) / (height * other.width)
    return ratio >= 1 / 1.01 && ratio <= 1.01
  }
}
