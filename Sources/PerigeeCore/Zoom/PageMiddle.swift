// Which part of a photo is looked at, in a form that any layout of it understands: shares of its sides.

extension PageLayout {
  /// The place of the photo that `transform` shows in the middle of the viewport: 0 … 1 from its left
  /// and its top edge, beyond where the photo does not reach the middle.
  func middle(of transform: ZoomTransform) -> ViewPoint {
    let rect = rect(of: transform)
    return ViewPoint(
      x: (viewport.width / 2 - rect.origin.x) / rect.size.width,
      y: (viewport.height / 2 - rect.origin.y) / rect.size.height)
  }

  /// The photo at `scale` with this place of it in the middle of the viewport; nothing is clamped.
  func transform(at scale: ZoomScale, middle: ViewPoint) -> ZoomTransform {
    let photo = photoRect(at: scale)
    return ZoomTransform(
      scale: scale,
      offset: ViewPoint(
        x: photo.origin.x + middle.x * photo.size.width - viewport.width / 2,
        y: photo.origin.y + middle.y * photo.size.height - viewport.height / 2))
  }
}
