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
    let sharesAnew =
      new.pagingWhileZoomed != settings.pagingWhileZoomed
      || new.mouseDragPages != settings.mouseDragPages
    if new.loop != settings.loop, !pager.isAtRest {
      // Pages that are on their way across the end of the ring have nowhere to go without it.
      stop()
    }
    changeLimits { $0.settings = new }
    // What a pan has put past the edge so far stays there; only what follows may go to the pages.
    if sharesAnew { rebaseGesture() }
    guard stopsMotion else { return }
    // A running animation is at its end (RM5); what a finger set going fades as before.
    if notices.isScrollAnimating { finishTurn() }
    finishRotation()
    if let destination = programmaticDestination {
      contentMotion = nil
      content = destination
      endScrollAnimation()
      endZooming()
    }
  }

  /// Lets go of everything that is held, and ends a turn on its page.
  private mutating func stop() {
    cancelGesture()
    endStreams()
    finishTurn()
  }

  /// Applies `change` and keeps what is looked at: the page, the rest or the point at the middle, and
  /// everything that moves goes on moving (RS1 to RS6).
  private mutating func relayout(
    resize: Settings.Resize, _ change: (inout Viewer) -> Void
  ) {
    let oldStrip = strip
    let oldLayout = layout
    let oldResistance = resistance
    let seen = visibleContent(at: now)
    let page = pager.motion
    let displacement = page.map { $0.spring.displacement(after: now - $0.start) }
    change(&self)
    layout = layout(at: pager.current)
    if viewport.isEmpty {
      // There is nothing to hold any more.
      stop()
    } else if let page, let displacement, strip != oldStrip {
      carryOn(page, displacement: displacement, from: oldStrip)
    }
    if let oldLayout, let layout {
      guard resistance != oldResistance else {
        if strip != oldStrip { rebaseGesture() }
        return
      }
      carry(seen, by: LayoutChange(from: oldLayout, to: layout, resize: resize))
    } else {
      resetContent()
      rebaseGesture()
    }
    guard contentMotion == nil, touches.isEmpty else { return }
    if pager.motion == nil {
      endDecelerating()
      endScrollAnimation()
    }
    if magnification == nil { endZooming() }
  }

  private mutating func carry(_ seen: ZoomTransform, by change: LayoutChange) {
    if let motion = contentMotion {
      guard change.old != change.new else { return }
      contentMotion = nil
      carryOn(motion, seen: seen, by: change)
      return
    }
    let isStreaming = scroll.map { !$0.hasLifted } ?? false
    if touches.isEmpty, magnification == nil, !isStreaming {
      if change.old != change.new { content = change.settled(seen) }
      return
    }
    var held = seen
    if change.old != change.new {
      held = isZoomHeld ? change.held(seen) : change.panned(seen)
      letStand(held.scale)
    }
    content = resistance?.raw(held) ?? held
    rebaseGesture()
  }

  /// Whether fingers zoom, so that the scale is theirs.
  private var isZoomHeld: Bool {
    switch gesture {
    case .pinching, .tapDragging: true
    default: magnification != nil
    }
  }

  /// Measures the gesture under way from what is now, so that the next move continues from here
  /// (RS5).
  mutating func rebaseGesture() {
    if let pinch = magnification {
      magnification = Magnification(
        raw: content, visibleScale: visibleContent(at: now).scale, origin: pinch.point,
        point: pinch.point)
    }
    guard let touch = touches.first else { return }
    switch gesture {
    case .panning(let held): rebase(held, at: touch.point)
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

  /// A pan whose excess has shifted the pages keeps the photo at that edge, or as far past it as it was
  /// caught.
  private mutating func rebase(_ held: Gesture.Pan, at point: ViewPoint) {
    if held.handedOver != 0, let layout {
      let bounds = held.held(in: layout.bounds(at: visibleContent(at: now).scale).x)
      content.offset.x = held.handedOver < 0 ? bounds.low : bounds.high
    }
    var pan = pan(from: point)
    pan.hasMoved = held.hasMoved
    pan.shares = held.shares
    if held.handedOver != 0 {
      let strip = strip
      let shift = pager.position - Double(pager.current)
      pan.handedOver = strip.direction * shift * strip.stride
      pan.offset.x += pan.handedOver
    }
    gesture = .panning(pan)
  }
}
