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

  /// Whether no photo can be laid out in it: a side is zero, or below a millionth.
  public var isEmpty: Bool { !(width >= Reach.nothing && height >= Reach.nothing) }

  /// Whether both sides are numbers from 0 to a thousand million.
  public var isValid: Bool {
    width >= 0 && height >= 0 && Reach.holds(width) && Reach.holds(height)
  }
}
