// Fingers come and go: what each landing and lift means for the gesture under way (motion.md §1.15).

extension Viewer {
  mutating func touchDown(
    _ finger: Finger, at point: ViewPoint, kind: PointerKind, button: Int
  ) {
    guard touches.index(of: finger) == nil else {
      emit(.refused)
      return
    }
    guard button == 1 else { return }
    let touch = Touch(finger: finger, kind: kind, downPoint: point, downTime: now, point: point)
    if touches.isEmpty { firstTouch(touch) } else { laterTouch(touch) }
  }

  private mutating func firstTouch(_ touch: Touch) {
    touches.reset()
    pinchLift = nil
    endStreams()
    touches.caughtMotion = isMoving || !pager.isAtRest
    if !touches.caughtMotion, let tap = pendingTap,
      (touch.downPoint - tap.point).length <= constants.doubleTapRadius
    {
      touches.isSecondTap = true
      pendingTap = nil
    }
    freezeContent()
    pager.freeze(at: now, strip: strip, bounces: settings.bounces)
    touches.begin(touch)
    if case .moving(let motion) = dismissal, !motion.leaves {
      dismissal = .none
      gesture = .dismissing(
        Gesture.DismissDrag(
          translation: motion.translation(at: now), point: touch.point, grip: motion.grip,
          fadeLength: motion.fadeLength))
    } else if list.isEmpty || viewport.isEmpty || !dismissal.isNone {
      gesture = .cancelled
    } else {
      gesture = .pending(middle: touch.point, span: 1)
    }
  }

  private mutating func laterTouch(_ touch: Touch) {
    var touch = touch
    switch gesture {
    case .paging:
      touch.isIgnored = true
    case .panning(let pan) where pan.handedOver != 0:
      touch.isIgnored = true
    default: break
    }
    touches.begin(touch)
    if !touch.isIgnored { touches.velocity.reset() }
    switch gesture {
    case .pending where !pager.isAtRest:
      gesture = .waitingForPager
      resumePaging()
    case .pending, .unanswered: awaitDecision()
    case .panning where !touch.isIgnored:
      endDragging()
      beginPinch()
    case .pinching, .tapDragging: beginPinch()
    case .dismissing(let drag):
      cancelDismissal(drag, velocity: .zero)
      awaitDecision()
    case .none, .panning, .paging, .waitingForPager, .cancelled: break
    }
  }

  /// Measures slop from where the fingers are now.
  mutating func awaitDecision() {
    touches.velocity.reset()
    gesture = .pending(middle: touches.centroid, span: touches.span)
  }

  mutating func touchMove(_ finger: Finger, to point: ViewPoint) {
    guard let index = touches.index(of: finger) else { return }
    let isElsewhere = touches.touches[index].point != point
    touches.move(index, to: point, at: now)
    guard isElsewhere, !touches.touches[index].isIgnored else { return }
    switch gesture {
    case .pending(let middle, let span):
      if touches.activeCount > 1 {
        pinchMayBegin(middle: middle, span: span)
      } else {
        dragMayBegin(from: middle)
      }
    case .panning(let pan): panMoved(pan)
    case .paging(let drag): pageDragMoved(drag)
    case .pinching(let pinch): pinchMoved(pinch)
    case .tapDragging(let drag): tapDragMoved(drag)
    case .none, .dismissing, .waitingForPager, .unanswered, .cancelled: break
    }
  }

  mutating func touchUp(_ finger: Finger, at point: ViewPoint) {
    guard let index = touches.index(of: finger) else { return }
    if touches.touches[index].point != point { touchMove(finger, to: point) }
    let touch = touches.touches[index]
    let velocity = touches.velocity.velocity(at: now)
    let middle = touches.centroid
    touches.end(index)
    if touch.isIgnored, !touches.isEmpty { return }
    switch gesture {
    case .pending:
      if touches.isEmpty { pendingLifted(touch) } else { awaitDecision() }
    case .panning(let pan): panLifted(pan, at: touch.point, velocity: velocity)
    case .paging(let drag): pageDragLifted(drag, velocity: velocity)
    case .pinching: pinchLifted(velocity: velocity, middle: middle)
    case .tapDragging(let drag):
      settleContent(velocity: .zero, anchor: drag.anchor, snapsToRest: true)
      if contentMotion == nil { endZooming() }
    case .dismissing(let drag): dismissLifted(drag, point: touch.point, velocity: velocity)
    case .none, .waitingForPager, .unanswered, .cancelled: break
    }
    finishSequence(at: touch.point)
  }

  /// The system takes a finger away: what was under way is undone or settles, and the other fingers
  /// do nothing more (row 19).
  mutating func touchCancel(_ finger: Finger) {
    guard let index = touches.index(of: finger) else { return }
    let point = touches.touches[index].point
    cancelGesture()
    touches.end(index)
    finishSequence(at: point)
  }

  /// Ends the gesture without completing it; nothing until all fingers lift.
  mutating func cancelGesture() {
    guard !touches.isEmpty else { return }
    let gesture = gesture
    self.gesture = .cancelled
    endDragging()
    switch gesture {
    case .panning(let pan):
      if pan.handedOver != 0 { turn(to: pager.current, velocity: 0, phase: .decelerating) }
      settleContent(velocity: .zero, anchor: nil, snapsToRest: notices.isZooming)
    case .paging(let drag):
      turn(to: strip.clamped(drag.start), velocity: 0, phase: .decelerating)
      settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    case .pinching:
      settleContent(velocity: .zero, anchor: touches.centroid, snapsToRest: true)
    case .tapDragging(let drag):
      settleContent(velocity: .zero, anchor: drag.anchor, snapsToRest: true)
    case .dismissing(let drag): cancelDismissal(drag, velocity: .zero)
    case .none, .pending, .waitingForPager, .unanswered, .cancelled:
      resumePaging()
      settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    }
    if contentMotion != nil || pager.motion != nil, case .panning = gesture { beginDecelerating() }
    if pager.motion != nil, case .paging = gesture { beginDecelerating() }
    if contentMotion == nil { endZooming() }
  }

  /// After the last lift nothing is held; before it, waiting fingers are taken up when pages rest.
  private mutating func finishSequence(at point: ViewPoint) {
    guard touches.isEmpty else {
      if case .cancelled = gesture { return }
      if touches.activeCount == 0 {
        gesture = .waitingForPager
        if pager.isAtRest { admitWaitingTouches() }
      }
      return
    }
    gesture = .none
    touches.reset()
    resumePaging()
    settleContent(velocity: .zero, anchor: point, snapsToRest: false)
    if contentMotion == nil, pager.motion == nil {
      endDecelerating()
      endScrollAnimation()
    }
    if contentMotion == nil { endZooming() }
    dropStrays()
  }

  /// Takes up the fingers that waited for the pages to rest.
  mutating func admitWaitingTouches() {
    guard case .waitingForPager = gesture, !touches.isEmpty else { return }
    touches.admitIgnored()
    awaitDecision()
  }

  /// Whether anything moves by itself.
  var isMoving: Bool {
    if case .moving = dismissal { return true }
    return contentMotion != nil || pager.motion != nil || turnMotion != nil
  }
}
