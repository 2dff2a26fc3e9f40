// Two fingers on a touchpad pinch (motion.md W5).

extension Viewer {
  mutating func handleMagnify(_ factor: Double, at point: ViewPoint, phase: MagnifyPhase) {
    guard touches.isEmpty, layout != nil, dismissal.isNone, pager.isAtRest else {
      if phase == .ended { endStreams() }
      return
    }
    if phase == .began || (phase == .changed && magnification == nil) {
      endStreams()
      freezeContent()
      magnification = Magnification(
        raw: content, visibleScale: visibleContent(at: now).scale, origin: point, point: point)
      endDecelerating()
      endScrollAnimation()
      beginZooming()
    }
    guard var pinch = magnification else { return }
    pinch.factor *= factor
    pinch.point = point
    magnification = pinch
    content = zoomed(
      pinch.raw, seenAt: pinch.visibleScale, by: pinch.factor, from: pinch.origin,
      to: pinch.point)
    if phase == .ended { endStreams() }
  }

  /// Ends whatever a touchpad does, as if its fingers had lifted.
  mutating func endStreams() {
    if let stream = scroll, !stream.hasLifted, stream.role != .spent {
      let role = stream.role
      scroll?.role = .spent
      endDragging()
      if case .paging(let start) = role {
        turn(to: strip.clamped(start), velocity: 0, phase: .decelerating)
      }
      settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    }
    guard let pinch = magnification else { return }
    magnification = nil
    settleContent(velocity: .zero, anchor: pinch.point, snapsToRest: true)
    if contentMotion == nil { endZooming() }
    dropStrays()
  }
}
