/// A way or a speed in the viewport: view points, or view points a second, y down.
public struct ViewVector: Equatable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downwards.
  public var dy: Double

  /// Makes a vector from its parts to the right and downwards.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No way at all.
  public static let zero = ViewVector(dx: 0, dy: 0)

  /// Whether both parts are numbers within a thousand million.
  public var isValid: Bool { Reach.holds(dx) && Reach.holds(dy) }

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The sum, part by part.
  public static func + (a: ViewVector, b: ViewVector) -> ViewVector {
    ViewVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The difference, part by part.
  public static func - (a: ViewVector, b: ViewVector) -> ViewVector {
    ViewVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The vector `factor` times as long.
  public static func * (vector: ViewVector, factor: Double) -> ViewVector {
    ViewVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
