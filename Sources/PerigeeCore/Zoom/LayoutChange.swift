/// How a photo's place is carried from one layout to another: from one viewport, display or setting
/// to the next (motion.md RS1 to RS3, settings.md `resize`).
struct LayoutChange: Sendable {
  let old: PageLayout
  let new: PageLayout
  let resize: Settings.Resize

  init(from old: PageLayout, to new: PageLayout, resize: Settings.Resize) {
    self.old = old
    self.new = new
    self.resize = resize
  }

  /// Where a photo that nothing holds lies: at rest it is at rest again, and one that is read keeps the
  /// place it is read at; zoomed it keeps the point at the middle.
  func settled(_ transform: ZoomTransform) -> ZoomTransform {
    if old.limits.isAtRest(transform.scale) {
      guard new.limits.isRead, old.limits.isRead else { return new.rest }
      return new.clamped(centered(transform, scale: new.limits.rest))
    }
    return new.clamped(centered(transform, scale: new.limits.clamp(scale(for: transform))))
  }

  /// Where a photo lies while fingers or motion zoom it: nothing is clamped yet.
  func held(_ transform: ZoomTransform) -> ZoomTransform {
    centered(transform, scale: scale(for: transform))
  }

  /// Where a photo lies while fingers or motion pan it: at rest it is at its new rest scale, and its
  /// offset is not clamped yet.
  func panned(_ transform: ZoomTransform) -> ZoomTransform {
    guard old.limits.isAtRest(transform.scale) else { return held(transform) }
    return centered(transform, scale: new.limits.rest)
  }

  private func scale(for transform: ZoomTransform) -> ZoomScale {
    switch resize {
    case .keepScale: transform.scale
    case .keepTimesFit: new.limits.rest * (transform.scale / old.limits.rest)
    }
  }

  /// `transform` at `scale` with the same point of the photo in the middle of the viewport.
  private func centered(_ transform: ZoomTransform, scale: ZoomScale) -> ZoomTransform {
    new.transform(at: scale, middle: old.middle(of: transform))
  }
}
