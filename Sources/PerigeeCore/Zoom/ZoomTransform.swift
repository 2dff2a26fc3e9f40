/// Where a page's content lies: its scale, and the content coordinate at the viewport's origin.
struct ZoomTransform: Equatable, Sendable {
  /// View points for each image pixel.
  var scale: ZoomScale
  /// View points; negative where the content is centred.
  var offset: ViewPoint

  /// The same content at `newScale` with what is under `anchor` kept there (motion.md Z4).
  func scaled(to newScale: ZoomScale, about anchor: ViewPoint) -> ZoomTransform {
    let ratio = newScale / scale
    return ZoomTransform(
      scale: newScale,
      offset: ViewPoint(
        x: (offset.x + anchor.x) * ratio - anchor.x, y: (offset.y + anchor.y) * ratio - anchor.y))
  }
}
