// Two fingers on a touchpad scroll (motion.md W4 to W10).

extension Viewer {
  mutating func touchpadScrolled(
    _ delta: ViewVector, at point: ViewPoint, phase: ScrollPhase, modifiers: Modifiers
  ) {
    let isDeaf = now < pageScrollDeafUntil
    if isDeaf { pageScrollDeafUntil = now + ScrollStream.deafness }
    if phase == .began || (phase == .changed && (scroll?.hasLifted ?? true)) {
      endStreams()
      scroll = ScrollStream(role: isDeaf ? .spent : .undecided)
      if !isDeaf {
        freezeContent()
        pager.freeze(at: now, strip: strip, bounces: settings.bounces)
      }
    }
    switch phase {
    case .none: break
    case .began, .changed:
      if modifiers.contains(.control), scroll?.role == .undecided || scroll?.role == .spent {
        if !isDeaf { touchpadZoomed(delta.dy, at: point) }
      } else {
        touchpadMoved(delta)
      }
    case .ended: touchpadLifted()
    case .momentum: touchpadCoasted(delta)
    }
  }

  private mutating func touchpadZoomed(_ way: Double, at point: ViewPoint) {
    if scroll?.role == .undecided {
      scroll?.role = .spent
      letGo()
    }
    zoomAtOnce(by: exp(-way * ScrollStream.zoomRate), about: point)
  }

  private mutating func touchpadMoved(_ delta: ViewVector) {
    guard var stream = scroll, delta != .zero else { return }
    if stream.role == .undecided {
      stream.role = role(of: delta)
      guard stream.role != .spent else {
        scroll = stream
        letGo()
        return
      }
      beginDragging()
    }
    stream.velocity.add(delta, at: now)
    scroll = stream
    switch stream.role {
    case .panning: scrollContent(by: delta)
    case .paging(let start):
      let moved = pager.position + strip.direction * delta.dx / ScrollStream.pointsPerPage
      pager.position = min(max(moved, Double(start - 1)), Double(start + 1))
    case .undecided, .spent: break
    }
  }

  private func role(of delta: ViewVector) -> ScrollStream.Role {
    var settings = settings
    settings.dismiss = .none
    if settings.pagingWhileZoomed == .handoff { settings.pagingWhileZoomed = .edgeStartOnly }
    let isShifted = !pager.isAtRest
    let situation = DragDecision.Situation(
      way: delta * -1, kind: .touch, layout: layout, transform: visibleContent(at: now),
      isPagerShifted: isShifted, pansOnly: false, settings: settings)
    switch DragDecision.decide(situation) {
    case .page:
      let sideways = abs(delta.dx) >= ScrollStream.dominance * abs(delta.dy)
      if sideways || isShifted { return .paging(start: pager.dragStart(strip: strip)) }
      return layout.map { $0.limits.isAtRest(content.scale) } ?? true ? .spent : .panning
    case .pan: return .panning
    case .dismiss, .nothing: return .spent
    }
  }

  private mutating func scrollContent(by delta: ViewVector) {
    guard let layout else { return }
    let bounds = layout.bounds(at: visibleContent(at: now).scale)
    if bounds.x.isMovable { content.offset.x += delta.dx }
    if bounds.y.isMovable { content.offset.y += delta.dy }
  }

  mutating func touchpadLifted() {
    guard let stream = scroll, !stream.hasLifted else { return }
    scroll?.hasLifted = true
    let velocity = stream.velocity.velocity(at: now)
    endDragging()
    switch stream.role {
    case .panning:
      let coasts = settings.platform == .gtk
      settleContent(
        velocity: coasts ? velocity * -1 : .zero, anchor: nil, snapsToRest: false)
      if contentMotion != nil { beginDecelerating() }
    case .paging(let start):
      let along = strip.direction * velocity.dx
      let target = strip.target(
        position: visiblePage(at: now), velocity: along,
        threshold: settings.touchpadPageVelocity, start: start)
      turn(
        to: target, velocity: along * strip.stride / ScrollStream.pointsPerPage,
        phase: .decelerating)
      if pager.motion != nil { beginDecelerating() }
      pageScrollDeafUntil = now + ScrollStream.deafness
    case .undecided, .spent: break
    }
    letGo()
  }

  /// What a touchpad held and does not move goes on to its rest.
  private mutating func letGo() {
    resumePaging()
    settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    if contentMotion == nil { endZooming() }
    guard !isMoving else { return }
    endDecelerating()
    endScrollAnimation()
  }

  /// The system's momentum moves the photo as it comes; at an edge it bounces once and is spent (W6,
  /// W8).
  private mutating func touchpadCoasted(_ delta: ViewVector) {
    guard var stream = scroll, stream.role == .panning, let layout else { return }
    if !stream.hasLifted { touchpadLifted() }
    stream.hasLifted = true
    if case .zoom = contentMotion?.path {
      // The scale returns to its limits; momentum does not hold it up.
      stream.role = .spent
      scroll = stream
      return
    }
    stream.velocity.add(delta, at: now)
    freezeContent()
    endDecelerating()
    endZooming()
    let bounds = layout.bounds(at: content.scale)
    let wasInside = bounds.clamp(content.offset) == content.offset
    if wasInside { scrollContent(by: delta) }
    let inside = bounds.clamp(content.offset)
    if !wasInside || inside != content.offset {
      stream.role = .spent
      if wasInside { content.offset = inside }
      bounce(stream.velocity.velocity(at: now), bounds: bounds)
    }
    scroll = stream
  }

  private mutating func bounce(_ velocity: ViewVector, bounds: OffsetBounds) {
    let frequency = frequency(Spring.Response.edge)
    func axis(
      _ offset: Double, _ velocity: Double, _ bounds: AxisBounds, _ dimension: Double
    ) -> AxisMotion {
      let edge = bounds.clamp(offset)
      let outward = (edge == bounds.low && velocity < 0) || (edge == bounds.high && velocity > 0)
      let speed =
        settings.bounces && bounds.isMovable && outward
        ? AxisMotion.springSpeed(
          velocity, displacement: offset - edge, dimension: dimension, frequency: frequency) : 0
      return .spring(from: offset, to: edge, velocity: speed, frequency: frequency)
    }
    let seen = visibleContent(at: now)
    startPan(
      x: axis(seen.offset.x, velocity.dx, bounds.x, viewport.width),
      y: axis(seen.offset.y, velocity.dy, bounds.y, viewport.height), scale: seen.scale,
      isProgrammatic: false)
  }
}
