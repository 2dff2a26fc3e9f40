/// A size in the viewport, in view points.
public struct ViewSize: Equatable, Sendable {
  /// Width in view points.
  public var width: Double
  /// Height in view points.
  public var height: Double

  /// Makes a size from its width and height, in view points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size that holds nothing.
  public static let zero = ViewSize(width: 0, height: 0)

  /// Whether no photo can be laid out in it: a side is zero.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether both sides are finite and not negative.
  public var isValid: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
