// A notched wheel zooms, turns pages or pans (motion.md W3, W11, settings.md).

extension Viewer {
  /// How much one notch changes the scale (motion.md W3).
  static let notchFactor = 1.3
  /// How far one notch pans, in view points (settings.md).
  static let notchPan = 54.0

  mutating func handleScroll(
    _ delta: ViewVector, at point: ViewPoint, phase: ScrollPhase, modifiers: Modifiers
  ) {
    // An end is heard whatever became of list and viewport meanwhile, or the stream would stay.
    if phase == .ended, touches.isEmpty {
      touchpadLifted()
      return
    }
    guard touches.isEmpty, magnification == nil, !list.isEmpty, !viewport.isEmpty,
      dismissal.isNone
    else { return }
    if phase == .none {
      wheelTurned(delta, at: point, modifiers: modifiers)
    } else {
      touchpadScrolled(delta, at: point, phase: phase, modifiers: modifiers)
    }
  }

  private mutating func wheelTurned(
    _ notches: ViewVector, at point: ViewPoint, modifiers: Modifiers
  ) {
    let isSideways = modifiers.contains(.shift)
    let way = isSideways ? ViewVector(dx: notches.dx + notches.dy, dy: 0) : notches
    let plainZooms = settings.wheel == .zoom
    if plainZooms != modifiers.contains(.control), !(plainZooms && isSideways) {
      wheelZoomed(-(isSideways ? way.dx : way.dy), at: point)
    } else if settings.wheel == .page {
      wheelPaged(way)
    } else {
      panStep(by: way * Self.notchPan, seconds: Glide.wheelDuration)
    }
  }

  private mutating func wheelZoomed(_ notches: Double, at point: ViewPoint) {
    guard notches != 0 else { return }
    let factor = exp(notches * log(Self.notchFactor))
    guard abs(notches) >= 1 || programmaticDestination != nil else {
      zoomAtOnce(by: factor, about: point)
      return
    }
    endStreams()
    finishTurn()
    guard let layout else { return }
    let base = programmaticDestination ?? visibleContent(at: now)
    let goal = layout.limits.clamp(base.scale * factor)
    guard goal != base.scale else { return }
    animate(to: layout.clamped(base.scaled(to: goal, about: point)), glides: true)
  }

  /// Zooms without animation, within hard limits.
  mutating func zoomAtOnce(by factor: Double, about point: ViewPoint) {
    guard factor.isFinite, factor > 0 else { return }
    finishTurn()
    finishRotation()
    guard let layout else { return }
    let seen = visibleContent(at: now)
    let goal = layout.limits.clamp(seen.scale * factor)
    guard goal != seen.scale else { return }
    endDecelerating()
    endScrollAnimation()
    beginZooming()
    contentMotion = nil
    content = layout.clamped(seen.scaled(to: goal, about: point))
    endZooming()
  }

  /// One page a gesture: deaf until the wheel has rested (G10).
  private mutating func wheelPaged(_ way: ViewVector) {
    let isDeaf = now < pageScrollDeafUntil
    pageScrollDeafUntil = now + ScrollStream.deafness
    let forward = abs(way.dx) > abs(way.dy) ? way.dx * strip.direction : way.dy
    guard !isDeaf, forward != 0 else { return }
    turnPage(by: forward > 0 ? 1 : -1, source: .button)
  }
}
