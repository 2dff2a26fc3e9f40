/// What stands between the raw state that fingers move and what is seen: hard limits, or resistance
/// past them (motion.md R4, R6, Z5, Z7, Z8).
///
/// Both ways are exact inverses of one another.
struct Resistance: Equatable, Sendable {
  let layout: PageLayout
  /// The scales between which nothing resists.
  let range: ZoomRange
  let bounces: Bool
  let bouncesZoom: Bool

  /// What is seen of `raw`.
  ///
  /// The offset is held by the bounds of the scale that is seen.
  func visible(_ raw: ZoomTransform) -> ZoomTransform {
    let scale =
      bouncesZoom
      ? ZoomRubberBand.visible(raw.scale, limits: range) : range.clamp(raw.scale)
    let bounds = layout.bounds(at: scale)
    return ZoomTransform(
      scale: scale,
      offset: ViewPoint(
        x: visible(raw.offset.x, in: bounds.x, dimension: layout.viewport.width),
        y: visible(raw.offset.y, in: bounds.y, dimension: layout.viewport.height)))
  }

  /// The raw state behind what is seen, for a finger that catches it.
  func raw(_ visible: ZoomTransform) -> ZoomTransform {
    let bounds = layout.bounds(at: visible.scale)
    let scale =
      bouncesZoom ? ZoomRubberBand.raw(visible.scale, limits: range) : visible.scale
    guard bounces else { return ZoomTransform(scale: scale, offset: visible.offset) }
    return ZoomTransform(
      scale: scale,
      offset: ViewPoint(
        x: RubberBand.raw(visible.offset.x, in: bounds.x, dimension: layout.viewport.width),
        y: RubberBand.raw(visible.offset.y, in: bounds.y, dimension: layout.viewport.height)))
  }

  private func visible(_ raw: Double, in bounds: AxisBounds, dimension: Double) -> Double {
    bounces ? RubberBand.visible(raw, in: bounds, dimension: dimension) : bounds.clamp(raw)
  }
}
