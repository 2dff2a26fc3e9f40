// One finger drags: who gets it, how the photo follows, and what is handed on to the pages.

extension Viewer {
  mutating func dragMayBegin(from start: ViewPoint) {
    guard let touch = touches.first else { return }
    let way = touch.point - start
    let slop = touches.caughtMotion ? 0 : constants.slop(of: touch.kind)
    let mayTapDrag = touches.isSecondTap && settings.doubleTapDrag
    guard distance(of: way, along: mayTapDrag || !movesFreely) > slop else { return }
    if mayTapDrag, abs(way.dy) >= abs(way.dx) {
      if layout == nil { gesture = .unanswered } else { beginTapDrag(touch) }
      return
    }
    let decision = DragDecision.decide(
      DragDecision.Situation(
        way: way, kind: touch.kind, layout: layout, transform: visibleContent(at: now),
        isPagerShifted: !pager.isAtRest, pansOnly: touches.hadSeveral, settings: settings))
    // What is caught is held without slop: it follows from where the finger landed (P4).
    let origin = touches.caughtMotion ? start : touch.point
    switch decision {
    case .pan:
      let pan = pan(from: origin)
      gesture = .panning(pan)
      beginDragging()
      if touches.caughtMotion { panMoved(pan) }
    case .page:
      let drag = Gesture.PageDrag(
        position: pager.position, x: origin.x, start: pager.dragStart(strip: strip))
      gesture = .paging(drag)
      beginDragging()
      if touches.caughtMotion { pageDragMoved(drag) }
    case .dismiss: beginDismissing(at: touch.point)
    case .nothing: gesture = .unanswered
    }
  }

  /// A pan that takes the photo up where it is, with the finger at `point`.
  func pan(from point: ViewPoint) -> Gesture.Pan {
    var pan = Gesture.Pan(offset: content.offset, point: point, hasMoved: false)
    if let layout {
      let bounds = layout.bounds(at: visibleContent(at: now).scale)
      pan.pastEdge = content.offset.x - bounds.x.clamp(content.offset.x)
    }
    return pan
  }

  /// How far a drag has come: as the crow flies, or along the axis it leads on where it can only
  /// move one (motion.md P1).
  private func distance(of way: ViewVector, along axis: Bool) -> Double {
    axis ? max(abs(way.dx), abs(way.dy)) : way.length
  }

  /// Whether a drag may move the photo itself, in any direction.
  private var movesFreely: Bool {
    guard let layout else { return false }
    let scale = visibleContent(at: now).scale
    let bounds = layout.bounds(at: scale)
    return !layout.limits.isAtRest(scale) || bounds.x.isMovable || bounds.y.isMovable
  }

  /// The photo follows the finger on every axis on which it can move (motion.md P2, R4, R7).
  mutating func panMoved(_ pan: Gesture.Pan) {
    guard let layout, let touch = touches.first else { return }
    var pan = pan
    if !pan.hasMoved {
      pan.hasMoved = true
      beginDragging()
    }
    let bounds = layout.bounds(at: visibleContent(at: now).scale)
    let way = touch.point - pan.point
    var offset = pan.offset
    if bounds.x.isMovable || pan.shares { offset.x -= way.dx }
    if bounds.y.isMovable { offset.y -= way.dy }
    if pan.shares || handsOver(touch.kind, layout: layout) {
      handOver(&pan, offset: &offset, bounds: bounds.x, point: touch.point)
    }
    content.offset = offset
    gesture = .panning(pan)
  }

  private func handsOver(_ kind: PointerKind, layout: PageLayout) -> Bool {
    settings.pagingWhileZoomed == .handoff && !touches.hadSeveral
      && (kind != .mouse || settings.mouseDragPages)
      && !layout.limits.isAtRest(visibleContent(at: now).scale)
  }

  /// What the photo cannot take sideways goes to the pages; while they are shifted the photo keeps
  /// its height (row 6b).
  ///
  /// A photo caught past its edge keeps what it was past it.
  private mutating func handOver(
    _ pan: inout Gesture.Pan, offset: inout ViewPoint, bounds: AxisBounds, point: ViewPoint
  ) {
    let strip = strip
    guard strip.stride > 0 else { return }
    let kept = pan.held(in: bounds).clamp(offset.x)
    let excess = offset.x - kept
    if pan.handedOver != 0, excess != 0 {
      offset.y = content.offset.y
      pan.offset.y = content.offset.y
      pan.point.y = point.y
    }
    offset.x = kept
    pan.handedOver = excess
    if excess != 0 { pan.shares = true }
    pager.position = Double(pager.current) + strip.direction * excess / strip.stride
  }

  mutating func panLifted(_ pan: Gesture.Pan, at point: ViewPoint, velocity: ViewVector) {
    endDragging()
    if pan.handedOver != 0 {
      release(from: pager.current, velocity: velocity, threshold: settings.pageVelocity)
      settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    } else {
      settleContent(
        velocity: flingVelocity(pan, own: velocity), anchor: returnAnchor(at: point),
        snapsToRest: notices.isZooming)
    }
    if contentMotion != nil || pager.motion != nil, pan.hasMoved { beginDecelerating() }
    if contentMotion == nil { endZooming() }
  }

  /// The point about which a scale past its limits comes back: the last middle of fingers that lift
  /// together, else the finger that went on (motion.md Z9).
  private func returnAnchor(at point: ViewPoint) -> ViewPoint {
    guard let lift = pinchLift else { return point }
    return now - lift.time <= GestureConstants.pinchFlingWindow ? lift.middle : point
  }

  /// Two fingers that lift together fling what they pinched (motion.md Z11).
  private func flingVelocity(_ pan: Gesture.Pan, own: ViewVector) -> ViewVector {
    guard let lift = pinchLift else { return own }
    if now - lift.time <= GestureConstants.pinchFlingWindow { return lift.velocity }
    return pan.hasMoved ? own : .zero
  }
}

/// How the last finger but one left a pinch.
struct PinchLift: Sendable {
  /// When, in seconds.
  let time: Double
  /// How fast the fingers' middle moved, in points a second.
  let velocity: ViewVector
  /// Where it was.
  let middle: ViewPoint
}
