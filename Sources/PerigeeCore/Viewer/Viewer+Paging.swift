// The pages follow a finger and fall into place (motion.md §1.7, §1.8).

extension Viewer {
  /// The furthest a page may be for the pages to slide to it; beyond, sliding would only blur.
  static let longestSlide = 10

  mutating func pageDragMoved(_ drag: Gesture.PageDrag) {
    let strip = strip
    guard let touch = touches.first, strip.stride > 0 else { return }
    pager.position = drag.position - strip.direction * (touch.point.x - drag.x) / strip.stride
  }

  mutating func pageDragLifted(_ drag: Gesture.PageDrag, velocity: ViewVector) {
    endDragging()
    release(from: drag.start, velocity: velocity, threshold: settings.pageVelocity)
    settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    if pager.motion != nil { beginDecelerating() }
  }

  /// Pages that a finger holds stay where they are seen, though other ends resist now.
  mutating func holdPages(at seen: Double) {
    let strip = strip
    guard strip.stride > 0, visiblePage(at: now) != seen else { return }
    let points = seen * strip.stride
    let raw =
      settings.bounces
      ? RubberBand.raw(points, in: strip.bounds, dimension: strip.pageLength) : points
    pager.position = raw / strip.stride
    rebaseGesture()
  }

  /// Lets the pages fall to the page a release decides (G2).
  ///
  /// `velocity` is the finger's.
  mutating func release(from start: Int, velocity: ViewVector, threshold: Double) {
    let along = -strip.direction * velocity.dx
    let target = strip.target(
      position: visiblePage(at: now), velocity: along, threshold: threshold, start: start)
    turn(to: target, velocity: along, phase: .decelerating)
  }

  /// Resumes a turn that a finger caught and let go again (row 14, G8).
  mutating func resumePaging() {
    guard pager.motion == nil, !pager.isAtRest else { return }
    let start = pager.dragStart(strip: strip)
    let target = strip.target(
      position: visiblePage(at: now), velocity: 0, threshold: settings.pageVelocity,
      start: start)
    turn(
      to: target, velocity: 0, phase: notices.isScrollAnimating ? .animating : .decelerating)
  }

  /// Sends the pages to `target` with a raw speed along the strip, in points a second.
  mutating func turn(to target: Int, velocity: Double, phase: ViewerPhase) {
    let strip = strip
    let seen = visiblePage(at: now) * strip.stride
    let displacement = seen - Double(target) * strip.stride
    let isOutside = !strip.bounds.contains(seen)
    let frequency = frequency(
      isOutside ? Spring.Response.edge : Spring.Response.snap)
    var velocity = velocity
    if isOutside {
      let raw = pager.position * strip.stride
      let past = abs(raw - strip.bounds.clamp(raw))
      velocity = AxisMotion.springSpeed(
        velocity * RubberBand.slope(past, dimension: strip.pageLength),
        displacement: seen - strip.bounds.clamp(seen), dimension: strip.pageLength,
        frequency: frequency)
    }
    velocity = strip.withinReach(velocity, seen: seen, frequency: frequency)
    pager.target = target
    if target != pager.current { pager.travel = target > pager.current ? 1 : -1 }
    let motion = PageMotion(
      to: target, displacement: displacement,
      velocity: Spring.withoutCrossing(
        velocity, displacement: displacement, frequency: frequency),
      frequency: frequency, at: now, phase: isOutside && phase == .decelerating ? .bouncing : phase)
    pager.motion = motion
    if motion.end <= now { pagerDidSettle() }
  }

  /// The strip has come to rest on its target.
  mutating func pagerDidSettle() {
    let index = strip.index(ofPage: pager.target)
    let previous = pager.current
    let travel = pager.travel
    trackPageControl(at: now)
    if contentMotion == nil || index != previous { endDecelerating() }
    endScrollAnimation()
    pager.place(on: index)
    pager.travel = travel
    if index != previous { pageChanged(from: previous) }
    admitWaitingTouches()
  }

  /// Another photo is the current one: it is at rest, or as its neighbour was when zoom is kept.
  mutating func pageChanged(from previous: Int) {
    let kept = settings.keepZoom ? visibleContent(at: now) : nil
    let size = layout?.photo
    endZooming(of: list.id(at: previous))
    rotation = .none
    turnMotion = nil
    resetContent()
    if let kept, let layout, size == layout.photo {
      let scale = layout.limits.clamp(kept.scale)
      content = layout.clamped(ZoomTransform(scale: scale, offset: kept.offset))
    }
    emit(.didChangePage)
  }

  /// Goes to the photo at `index`: slides there, or is there at once.
  mutating func go(toIndex index: Int, animated: Bool) {
    go(toPage: strip.loops ? nearestTurn(to: index) : index, animated: animated)
  }

  /// Goes to `page`, counted without end in a loop.
  mutating func go(toPage page: Int, animated: Bool) {
    guard !list.isEmpty, dismissal.isNone else { return }
    // A photo that is dragged away, like one that comes back, is let be.
    if case .dismissing = gesture { return }
    if page == pager.target, pager.isAtRest || (animated && pager.motion != nil) { return }
    cancelGesture()
    endStreams()
    let distance = abs(Double(page) - visiblePage(at: now))
    guard animated, strip.stride > 0, distance <= Double(Self.longestSlide) else {
      cut(to: strip.index(ofPage: page))
      return
    }
    let velocity = pager.motion?.velocity(at: now) ?? 0
    pager.freeze(at: now, strip: strip, bounces: settings.bounces)
    if contentMotion == nil { endDecelerating() }
    notices.isScrollAnimating = true
    turn(to: page, velocity: velocity, phase: .animating)
  }

  private func nearestTurn(to index: Int) -> Int {
    let count = Double(list.count)
    let turns = ((Double(pager.target) - Double(index)) / count).rounded(.toNearestOrEven)
    return index + Int(turns) * list.count
  }

  /// Is at the photo at `index` at once.
  mutating func cut(to index: Int) {
    let previous = pager.current
    pager.target = index
    pager.motion = nil
    endDecelerating()
    endScrollAnimation()
    if strip.index(ofPage: pager.control) != index {
      emit(.didChangePageControl, of: list.id(at: index))
    }
    pager.place(on: index)
    if index != previous { pageChanged(from: previous) }
  }
}
