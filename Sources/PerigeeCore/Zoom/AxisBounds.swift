/// The legal interval of the content offset on one axis, in view points (motion.md C1).
struct AxisBounds: Equatable, Sendable {
  /// The smallest legal offset.
  let low: Double
  /// The largest legal offset; equal to `low` when the content fits.
  let high: Double

  /// The bounds of content `content` points long in a viewport `viewport` points long.
  ///
  /// Content that fits is centred; both branches meet at equal lengths (motion.md C2).
  init(content: Double, viewport: Double) {
    if content <= viewport {
      low = -(viewport - content) / 2
      high = low
    } else {
      low = 0
      high = content - viewport
    }
  }

  /// Bounds that are known as such; `low` must not exceed `high`.
  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Whether content can move on this axis without resistance.
  var isMovable: Bool { high > low }

  /// The legal offset nearest to `offset`.
  func clamp(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// Whether `offset` is legal.
  func contains(_ offset: Double) -> Bool { offset >= low && offset <= high }
}

/// The legal offsets on both axes.
struct OffsetBounds: Equatable, Sendable {
  let x: AxisBounds
  let y: AxisBounds

  /// The legal offset nearest to `offset`, axis by axis.
  func clamp(_ offset: ViewPoint) -> ViewPoint {
    ViewPoint(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }
}
