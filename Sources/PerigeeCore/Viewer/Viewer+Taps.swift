// One tap, two taps, or none (motion.md §1.10).

extension Viewer {
  /// The last finger lifts before anything was decided.
  mutating func pendingLifted(_ touch: Touch) {
    guard !touches.caughtMotion, !touches.hadSeveral,
      now - touch.downTime <= GestureConstants.tapDuration,
      (touch.point - touch.downPoint).length <= GestureConstants.tapRadius
    else { return }
    if touches.isSecondTap {
      doubleTapped(at: touch.downPoint)
    } else {
      tapped(at: touch.downPoint)
    }
  }

  private mutating func tapped(at point: ViewPoint) {
    if pendingTap != nil {
      pendingTap = nil
      emit(.singleTap)
    }
    guard settings.doubleTap != .none || settings.doubleTapDrag else {
      emit(.singleTap)
      return
    }
    pendingTap = PendingTap(
      point: point, liftTime: now, expiry: now + constants.doubleTapWindow)
  }

  private mutating func doubleTapped(at point: ViewPoint) {
    guard settings.doubleTap != .none else {
      emit(.singleTap)
      emit(.singleTap)
      return
    }
    emit(.doubleTap)
    guard let layout, let target = layout.limits.doubleTap, pager.isAtRest else { return }
    let seen = visibleContent(at: now)
    let limits = layout.limits
    let scale: ZoomScale =
      switch settings.doubleTapToggle {
      case .atRest: limits.isAtRest(seen.scale) ? target : limits.rest
      // The maximum is reached exactly; the hair allows for a better version of the photo.
      case .belowMaximum:
        seen.scale < limits.maximum * (1 - 1e-9) ? target : limits.minimum
      }
    animate(to: layout.clamped(tapTarget(seen, scale: scale, tap: point, layout: layout)))
  }

  /// Where the tapped point ends up (motion.md T6, T7); a tap beside the photo counts at its nearest
  /// point (T8).
  private func tapTarget(
    _ seen: ZoomTransform, scale: ZoomScale, tap: ViewPoint, layout: PageLayout
  ) -> ZoomTransform {
    let size = layout.contentSize(at: seen.scale)
    let content = ViewPoint(
      x: min(max(seen.offset.x + tap.x, 0), size.width),
      y: min(max(seen.offset.y + tap.y, 0), size.height))
    let ratio = scale / seen.scale
    let place = settings.doubleTapAnchor == .finger ? tap : viewportCenter
    return ZoomTransform(
      scale: scale,
      offset: ViewPoint(x: content.x * ratio - place.x, y: content.y * ratio - place.y))
  }
}
