// The viewport, the display and the settings change while the viewer is in use (motion.md §1.13).

extension Viewer {
  /// The viewport is now `size`; changes below one device pixel count as none (RS8).
  mutating func resize(to size: ViewSize) {
    let pixel = 1 / displayScale
    guard
      abs(size.width - viewport.width) >= pixel || abs(size.height - viewport.height) >= pixel
        || size.isEmpty != viewport.isEmpty
    else { return }
    relayout(resize: settings.resize) { $0.viewport = size }
  }

  /// A setting or the display scale moved the limits: at rest the photo refits; zoomed it keeps its
  /// scale within them.
  mutating func changeLimits(_ change: (inout Viewer) -> Void) {
    relayout(resize: .keepScale, change)
  }

  mutating func change(settings new: Settings) {
    let stopsMotion = new.reduceMotion && !settings.reduceMotion
    changeLimits { $0.settings = new }
    guard stopsMotion else { return }
    // A running animation is at its end (RM5); what a finger set going fades as before.
    if notices.isScrollAnimating { finishTurn() }
    if let destination = programmaticDestination {
      contentMotion = nil
      content = destination
      endScrollAnimation()
      endZooming()
    }
  }

  /// Applies `change` and keeps what is looked at: the page, the rest or the point at the middle, and
  /// everything that moves goes on moving (RS1 to RS6).
  private mutating func relayout(
    resize: Settings.Resize, _ change: (inout Viewer) -> Void
  ) {
    let old = layout
    let seen = visibleContent(at: now)
    let motion = contentMotion
    let page = pager.motion
    let displacement = page.map { $0.spring.displacement(after: now - $0.start) }
    change(&self)
    layout = layout(at: pager.current)
    if let page, let displacement {
      pager.motion = PageMotion(
        to: page.target, displacement: displacement, velocity: page.velocity(at: now),
        frequency: page.spring.frequency, at: now, phase: page.phase)
    }
    guard let old, let layout else {
      resetContent()
      rebaseGesture()
      return
    }
    let carry = LayoutChange(from: old, to: layout, resize: resize)
    if let motion {
      contentMotion = nil
      carryOn(motion, seen: seen, by: carry)
    } else if touches.isEmpty, magnification == nil, scroll.map({ $0.hasLifted }) ?? true {
      content = carry.settled(seen)
    } else {
      content = resistance?.raw(carry.held(seen)) ?? seen
      rebaseGesture()
    }
  }

  private mutating func carryOn(
    _ motion: ContentMotion, seen: ZoomTransform, by carry: LayoutChange
  ) {
    switch motion.path {
    case .zoom(let zoom):
      startZoom(
        from: carry.held(seen), to: carry.settled(zoom.end),
        velocity: motion.zoomVelocity(at: now), isProgrammatic: motion.isProgrammatic)
    case .pan:
      content = resistance?.raw(carry.held(seen)) ?? seen
      settleContent(
        velocity: motion.panVelocity(at: now) * -1, anchor: nil, snapsToRest: false)
    }
    guard contentMotion == nil, pager.motion == nil else { return }
    endDecelerating()
    endScrollAnimation()
    if touches.isEmpty { endZooming() }
  }

  /// Measures the gesture under way from what is now, so that the next move continues from here
  /// (RS5).
  mutating func rebaseGesture() {
    guard let touch = touches.first else { return }
    switch gesture {
    case .panning(let pan):
      gesture = .panning(
        Gesture.Pan(offset: content.offset, point: touch.point, hasMoved: pan.hasMoved))
    case .paging(let drag):
      gesture = .paging(
        Gesture.PageDrag(position: pager.position, x: touch.point.x, start: drag.start))
    case .pinching:
      if layout == nil { awaitDecision() } else { beginPinch() }
    case .tapDragging(let drag):
      gesture = .tapDragging(
        Gesture.TapDrag(
          raw: content, visibleScale: visibleContent(at: now).scale, anchor: drag.anchor,
          y: touch.point.y))
    case .none, .pending, .dismissing, .waitingForPager, .unanswered, .cancelled: break
    }
  }
}
