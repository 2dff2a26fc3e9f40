/// A colour in linear light: red, green, blue, 1 as bright as paper.
typealias Colour = SIMD3<Float>

/// A place in pixels from the top left, or on a plane.
typealias Place = SIMD2<Float>

/// A place on the unit sphere: x right, y up, z towards the eye.
typealias Direction = SIMD3<Float>

/// From `a` at 0 to `b` at 1, in a straight line.
@inline(__always)
func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

/// From `a` at 0 to `b` at 1, in a straight line.
@inline(__always)
func mix(_ a: Colour, _ b: Colour, _ t: Float) -> Colour { a + (b - a) * t }

/// 0 … 1, whatever is outside pulled to the end.
@inline(__always)
func clamp01(_ value: Float) -> Float { min(max(value, 0), 1) }

/// 0 below `low`, 1 above `high`, an S between; `low` may be above `high`.
@inline(__always)
func ramp(_ low: Float, _ high: Float, _ value: Float) -> Float {
  let t = clamp01((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/// The sum of the products.
@inline(__always)
func dot(_ a: Direction, _ b: Direction) -> Float { (a * b).sum() }

/// Straight-line distance from the origin.
@inline(__always)
func length(_ v: Direction) -> Float { dot(v, v).squareRoot() }

/// Straight-line distance from the origin.
@inline(__always)
func length(_ v: Place) -> Float { (v * v).sum().squareRoot() }

/// The same direction at length 1.
@inline(__always)
func unit(_ v: Direction) -> Direction { v / length(v) }
