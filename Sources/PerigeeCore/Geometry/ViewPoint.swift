/// A place in the viewport: view points from its top left corner, y down.
public struct ViewPoint: Equatable, Sendable {
  /// Distance from the left edge, in view points.
  public var x: Double
  /// Distance from the top edge, in view points.
  public var y: Double

  /// Makes a place from its distances to the left and the top edge, in view points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = ViewPoint(x: 0, y: 0)

  /// Whether both coordinates are numbers within a thousand million.
  public var isValid: Bool { Reach.holds(x) && Reach.holds(y) }

  /// The place `vector` away from `point`.
  public static func + (point: ViewPoint, vector: ViewVector) -> ViewPoint {
    ViewPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The place from which `vector` leads to `point`.
  public static func - (point: ViewPoint, vector: ViewVector) -> ViewPoint {
    ViewPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The way from `start` to `end`.
  public static func - (end: ViewPoint, start: ViewPoint) -> ViewVector {
    ViewVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
