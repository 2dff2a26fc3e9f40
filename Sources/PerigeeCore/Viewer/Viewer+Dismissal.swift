// A drag that leaves the viewer (motion.md §1.14).

extension Viewer {
  mutating func beginDismissing(at point: ViewPoint) {
    gesture = .dismissing(
      Gesture.DismissDrag(
        translation: .zero, point: point, grip: point,
        fadeLength: viewport.height * DismissalRules.fullShare))
    endDecelerating()
    endScrollAnimation()
    emit(.willBeginDismissing)
  }

  /// How opaque what lies behind is when the photo is dragged this far.
  func backdrop(of drag: Gesture.DismissDrag, at translation: ViewVector) -> Double {
    DismissalRules.backdrop(translation.dy, fadeLength: drag.fadeLength)
  }

  /// How far the photo is dragged off its place.
  func translation(of drag: Gesture.DismissDrag) -> ViewVector {
    guard let touch = touches.first else { return drag.translation }
    return drag.translation + (touch.point - drag.point)
  }

  mutating func dismissLifted(
    _ drag: Gesture.DismissDrag, point: ViewPoint, velocity: ViewVector
  ) {
    let translation = drag.translation + (point - drag.point)
    // A finger that only caught the photo on its way back lets it go on (row 14).
    let onlyCaught = drag.translation != .zero && point == drag.point
    guard !onlyCaught else {
      returnToRest(drag, from: translation, velocity: .zero)
      return
    }
    let closes = DismissalRules.closes(
      translation.dy, velocity: velocity.dy, height: viewport.height,
      direction: settings.dismiss)
    guard closes else {
      returnToRest(drag, from: translation, velocity: velocity)
      return
    }
    let distance = leavingDistance(from: translation, grip: drag.grip)
    let speed = abs(velocity.dy)
    let (least, most) = DismissalRules.leaving
    let duration = speed > 0 ? min(max(abs(distance) / speed, least), most) : most
    let motion = DismissalMotion(
      path: .leaving(
        distance: distance, duration: settings.reduceMotion ? 0 : duration, velocity: velocity),
      translation: translation,
      backdrop: backdrop(of: drag, at: translation),
      fadeLength: max(drag.fadeLength, abs(translation.dy)), grip: drag.grip, start: now)
    dismissal = .moving(motion)
    if motion.end <= now { dismissalDidSettle() }
  }

  /// The way on until nothing of the photo is seen; it shrinks meanwhile about the finger, which may
  /// be beside it.
  private func leavingDistance(from translation: ViewVector, grip: ViewPoint) -> Double {
    let rest = restingRect
    let rect = dismissing(rest, by: translation, grip: grip)
    let shrinks =
      DismissalRules.scale(translation.dy, height: viewport.height, direction: settings.dismiss)
      - DismissalRules.smallestScale
    if translation.dy > 0 {
      let beside = max(0, rest.origin.y - grip.y) * shrinks
      return max(0, viewport.height - rect.origin.y + beside)
    }
    let beside = max(0, grip.y - rest.maxY) * shrinks
    return min(0, -rect.maxY - beside)
  }

  /// The photo comes back from where the fingers hold it.
  mutating func cancelDismissal(_ drag: Gesture.DismissDrag, velocity: ViewVector) {
    returnToRest(drag, from: translation(of: drag), velocity: velocity)
  }

  private mutating func returnToRest(
    _ drag: Gesture.DismissDrag, from translation: ViewVector, velocity: ViewVector
  ) {
    let frequency = frequency(Spring.Response.snap)
    let motion = DismissalMotion(
      path: .returning(
        x: .spring(from: translation.dx, to: 0, velocity: velocity.dx, frequency: frequency),
        y: .spring(from: translation.dy, to: 0, velocity: velocity.dy, frequency: frequency)),
      translation: translation,
      backdrop: backdrop(of: drag, at: translation),
      fadeLength: max(drag.fadeLength, abs(translation.dy)), grip: drag.grip, start: now)
    dismissal = .moving(motion)
    if motion.end <= now { dismissalDidSettle() }
  }

  mutating func dismissalDidSettle() {
    guard case .moving(let motion) = dismissal else { return }
    if motion.leaves {
      dismissal = .dismissed(motion.translation(at: now), grip: motion.grip)
      emit(.didDismiss)
    } else {
      dismissal = .none
      emit(.didCancelDismissing)
    }
  }

  /// The current photo where it lies when nobody drags it away.
  var restingRect: ViewRect {
    let seen = visibleContent(at: now)
    return layout?.rect(of: seen) ?? ViewRect(origin: viewportCenter, size: .zero)
  }

  /// `rect` moved by `translation` and shrunk, with the gripped point under the finger (X5).
  func dismissing(_ rect: ViewRect, by translation: ViewVector, grip: ViewPoint) -> ViewRect {
    let scale = DismissalRules.scale(
      translation.dy, height: viewport.height, direction: settings.dismiss)
    let center = ViewPoint(
      x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    let moved = center + translation + (grip - center) * (1 - scale)
    let width = rect.size.width * scale
    let height = rect.size.height * scale
    return ViewRect(x: moved.x - width / 2, y: moved.y - height / 2, width: width, height: height)
  }
}
