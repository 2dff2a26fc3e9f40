/// A rectangle in the viewport, in view points.
public struct ViewRect: Equatable, Sendable {
  /// The top left corner.
  public var origin: ViewPoint
  /// Width and height.
  public var size: ViewSize

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: ViewPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its left and top edge and its size, in view points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: ViewPoint(x: x, y: y), size: ViewSize(width: width, height: height))
  }

  /// The rectangle of no size at the origin.
  public static let zero = ViewRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether the two share an area; touching edges do not count.
  public func overlaps(_ other: ViewRect) -> Bool {
    origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY
      && other.origin.y < maxY
  }
}

extension ViewRect {
  /// The area both share; of no size where they share none.
  func intersection(_ other: ViewRect) -> ViewRect {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    return ViewRect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
