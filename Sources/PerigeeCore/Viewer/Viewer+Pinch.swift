// Several fingers zoom about their middle, and one that follows a tap zooms about it (motion.md
// §1.9, T9).

extension Viewer {
  mutating func pinchMayBegin(middle: ViewPoint, span: Double) {
    guard layout != nil, let touch = touches.first else { return }
    let moved = (touches.centroid - middle).length > constants.slop(of: touch.kind)
    guard moved || abs(touches.span - span) > GestureConstants.spanSlop else { return }
    beginPinch()
  }

  /// Measures a pinch from what is now (motion.md Z12).
  mutating func beginPinch() {
    guard layout != nil else {
      awaitDecision()
      return
    }
    touches.velocity.reset()
    gesture = .pinching(
      Gesture.Pinch(
        raw: content, visibleScale: visibleContent(at: now).scale, middle: touches.centroid,
        span: touches.span))
    endDecelerating()
    endScrollAnimation()
    beginZooming()
  }

  mutating func pinchMoved(_ pinch: Gesture.Pinch) {
    content = zoomed(
      pinch.raw, seenAt: pinch.visibleScale, by: touches.span / pinch.span, from: pinch.middle,
      to: touches.centroid)
  }

  /// The raw state `factor` times as large as `raw`, with what was under `from` now under `to`; both
  /// scales of the anchor law are the seen ones (motion.md Z3, Z4).
  func zoomed(
    _ raw: ZoomTransform, seenAt seen: ZoomScale, by factor: Double, from: ViewPoint,
    to: ViewPoint
  ) -> ZoomTransform {
    guard let limits = layout?.limits else { return raw }
    let scale = min(
      max(raw.scale * factor, limits.minimum * (1 / Reach.rawScale)),
      limits.maximum * Reach.rawScale)
    let whole = ZoomTransform(scale: scale, offset: raw.offset)
    let ratio = (resistance?.visible(whole).scale ?? scale) / seen
    return ZoomTransform(
      scale: scale,
      offset: ViewPoint(
        x: (raw.offset.x + from.x) * ratio - to.x, y: (raw.offset.y + from.y) * ratio - to.y))
  }

  /// A finger leaves a pinch: more than one go on zooming, one pans (row 12).
  mutating func pinchLifted(velocity: ViewVector, middle: ViewPoint) {
    guard touches.activeCount == 1, let touch = touches.first else {
      beginPinch()
      return
    }
    pinchLift = PinchLift(time: now, velocity: velocity, middle: middle)
    touches.velocity.reset()
    gesture = .panning(pan(from: touch.point))
  }

  mutating func beginTapDrag(_ touch: Touch) {
    gesture = .tapDragging(
      Gesture.TapDrag(
        raw: content, visibleScale: visibleContent(at: now).scale, anchor: touch.downPoint,
        y: touch.point.y))
    endDecelerating()
    endScrollAnimation()
    beginZooming()
  }

  mutating func tapDragMoved(_ drag: Gesture.TapDrag) {
    guard let touch = touches.first else { return }
    let factor = exp(GestureConstants.quickZoomGain * (touch.point.y - drag.y))
    content = zoomed(
      drag.raw, seenAt: drag.visibleScale, by: factor, from: drag.anchor, to: drag.anchor)
  }
}
