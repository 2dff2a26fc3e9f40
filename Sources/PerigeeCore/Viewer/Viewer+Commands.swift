// Keys and buttons (motion.md §1.8, settings.md "Other fixed numbers").

extension Viewer {
  /// How much one zoom command changes the scale (settings.md).
  static let zoomStep = 1.5
  /// The share of the viewport one pan command moves (settings.md).
  static let panShare = 0.1

  mutating func perform(_ command: Command, source: CommandSource, at point: ViewPoint?) {
    guard !list.isEmpty, dismissal.isNone else { return }
    let anchor = point ?? viewportCenter
    switch command {
    case .zoomIn: zoom(about: anchor) { scale, _ in scale * Self.zoomStep }
    case .zoomOut: zoom(about: anchor) { scale, _ in scale * (1 / Self.zoomStep) }
    case .zoomToFit: zoom(about: anchor) { _, limits in limits.minimum }
    case .zoomToActual(let times):
      let actual = ZoomScale(times / displayScale)
      zoom(about: anchor) { _, _ in actual }
    case .rotateLeft: rotate(clockwise: false)
    case .rotateRight: rotate(clockwise: true)
    case .nextPage: turnPage(by: 1, source: source)
    case .previousPage: turnPage(by: -1, source: source)
    case .firstPage: go(toIndex: 0, animated: slides(source))
    case .lastPage: go(toIndex: list.count - 1, animated: slides(source))
    case .panLeft: pan(by: ViewVector(dx: -viewport.width * Self.panShare, dy: 0))
    case .panRight: pan(by: ViewVector(dx: viewport.width * Self.panShare, dy: 0))
    case .panUp: pan(by: ViewVector(dx: 0, dy: -viewport.height * Self.panShare))
    case .panDown: pan(by: ViewVector(dx: 0, dy: viewport.height * Self.panShare))
    }
  }

  private func slides(_ source: CommandSource) -> Bool {
    (source == .button || settings.keyTurn == .animated) && !settings.reduceMotion
  }

  /// Goes one page on from where the pages head; at the ends there is none.
  mutating func turnPage(by step: Int, source: CommandSource) {
    let page = strip.clamped(pager.target + step)
    guard page != pager.target else { return }
    go(toPage: page, animated: slides(source))
  }

  private mutating func zoom(
    about anchor: ViewPoint, to scale: (ZoomScale, ZoomLimits) -> ZoomScale
  ) {
    guard touches.isEmpty else { return }
    endStreams()
    finishTurn()
    guard let layout else { return }
    let base = programmaticDestination ?? visibleContent(at: now)
    let goal = layout.limits.clamp(scale(base.scale, layout.limits))
    guard goal != base.scale else { return }
    animate(to: layout.clamped(base.scaled(to: goal, about: anchor)))
  }

  private mutating func pan(by way: ViewVector) {
    panStep(by: way, seconds: Glide.keyDuration)
  }

  /// Moves the view by `way` within the bounds, in so many seconds; steps add up.
  mutating func panStep(by way: ViewVector, seconds: Double) {
    guard touches.isEmpty else { return }
    // This may bring another photo to rest, with a layout of its own.
    endStreams()
    guard pager.isAtRest, let layout else { return }
    let seen = visibleContent(at: now)
    let goal = programmaticDestination ?? seen
    let base = goal.scaled(to: layout.limits.clamp(goal.scale), about: viewportCenter)
    let end = layout.clamped(ZoomTransform(scale: base.scale, offset: base.offset + way))
    guard end != goal else { return }
    guard base.scale == seen.scale else {
      animate(to: end)
      contentMotion?.staysInside = layout.clamped(seen) == seen
      return
    }
    let velocity = contentMotion?.panVelocity(at: now) ?? .zero
    contentMotion = nil
    content = seen
    endDecelerating()
    notices.isScrollAnimating = true
    let duration = settings.reduceMotion ? 0 : seconds
    startPan(
      x: glide(seen.offset.x, end.offset.x, velocity.dx, duration),
      y: glide(seen.offset.y, end.offset.y, velocity.dy, duration),
      scale: end.scale, isProgrammatic: true)
    guard contentMotion == nil else { return }
    endScrollAnimation()
    endZooming()
  }

  private func glide(
    _ start: Double, _ end: Double, _ velocity: Double, _ seconds: Double
  ) -> AxisMotion {
    guard seconds > 0, start != end || velocity != 0 else { return .still(end) }
    return .gliding(
      Glide(origin: start, initialVelocity: velocity, end: end, duration: seconds))
  }

  /// Where the running animation ends, if a tap, key or wheel started it.
  var programmaticDestination: ZoomTransform? {
    guard let contentMotion, contentMotion.isProgrammatic else { return nil }
    return contentMotion.destination
  }

  /// A page turn under way is over at once: the photo it heads for is the one to act on.
  mutating func finishTurn() {
    guard pager.motion != nil else { return }
    pager.motion = nil
    pager.position = Double(pager.target)
    pagerDidSettle()
  }

  /// Zooms to `end` by itself, or is there at once where the system asks for less motion (A4, RM2).
  mutating func animate(to end: ZoomTransform, glides: Bool = false) {
    let seen = visibleContent(at: now)
    guard end != seen || contentMotion != nil else { return }
    let velocity = contentMotion?.zoomVelocity(at: now) ?? 0
    contentMotion = nil
    endDecelerating()
    endScrollAnimation()
    beginZooming()
    if settings.reduceMotion {
      content = end
    } else if glides, seen.scale != end.scale {
      run(ZoomMotion(gliding: seen, to: end, velocity: velocity), isProgrammatic: true)
      contentMotion?.staysInside = layout?.clamped(seen) == seen
    } else {
      startZoom(from: seen, to: end, velocity: velocity, isProgrammatic: true)
    }
    if contentMotion == nil { endZooming() }
  }
}
