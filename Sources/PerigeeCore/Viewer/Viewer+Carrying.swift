// A photo that moves while its viewport, display or settings change goes on moving (motion.md H6,
// RS6).

extension Viewer {
  /// Goes on with `motion`, of which `seen` was seen last.
  mutating func carryOn(_ motion: ContentMotion, seen: ZoomTransform, by change: LayoutChange) {
    switch motion.path {
    case .zoom(let zoom):
      startZoom(
        from: change.held(seen), to: change.settled(zoom.end),
        velocity: motion.zoomVelocity(at: now), isProgrammatic: motion.isProgrammatic)
    case .pan(_, let x, let y):
      let start = change.panned(seen)
      let end = change.new.clamped(change.panned(motion.destination))
      letStand(start.scale)
      let bounds = change.new.bounds(at: end.scale)
      let elapsed = now - motion.start
      startPan(
        x: carryOn(
          x, elapsed: elapsed, from: start.offset.x, to: end.offset.x, bounds: bounds.x,
          dimension: viewport.width),
        y: carryOn(
          y, elapsed: elapsed, from: start.offset.y, to: end.offset.y, bounds: bounds.y,
          dimension: viewport.height),
        scale: end.scale, isProgrammatic: motion.isProgrammatic)
    }
  }

  /// Goes on with a page turn: the way left stays in points, and where that would now be more than a
  /// page, in pages.
  ///
  /// Past the ends it is no further than a finger could pull the pages now.
  mutating func carryOn(_ motion: PageMotion, displacement: Double, from old: PageStrip) {
    let strip = strip
    let isFar = abs(displacement) > strip.stride && old.stride > 0
    let share = isFar ? strip.stride / old.stride : 1
    let end = Double(motion.target) * strip.stride
    let place = end + displacement * share
    let edge = strip.bounds.clamp(place)
    let furthest = strip.pageLength * AxisMotion.furthest
    let seen = edge + min(max(place - edge, -furthest), furthest)
    let frequency = motion.spring.frequency
    pager.motion = PageMotion(
      to: motion.target, displacement: seen - end,
      velocity: strip.withinReach(
        motion.velocity(at: now) * share, seen: seen, frequency: frequency),
      frequency: frequency, at: now, phase: motion.phase)
  }

  /// A fling goes on fading between its new edges, a spring keeps its way and speed relative to where
  /// it ends, a step ends in the time it had.
  private func carryOn(
    _ motion: AxisMotion, elapsed: Double, from start: Double, to end: Double, bounds: AxisBounds,
    dimension: Double
  ) -> AxisMotion {
    let velocity = motion.velocity(after: elapsed)
    let start = settings.bounces ? start : bounds.clamp(start)
    let frequency = frequency(Spring.Response.edge)
    /// Not further past an edge than the viewport, which may have become smaller, is long.
    func spring(to end: Double, displacement: Double) -> AxisMotion {
      let place = end + displacement
      let edge = bounds.clamp(place)
      guard place <= bounds.low || place >= bounds.high else {
        return .spring(from: place, to: end, velocity: velocity, frequency: frequency)
      }
      let furthest = dimension * AxisMotion.furthest
      let past = min(max(place - edge, -furthest), furthest)
      return .spring(
        from: edge + past, to: end,
        velocity: AxisMotion.springSpeed(
          velocity, displacement: past, dimension: dimension, frequency: frequency),
        frequency: frequency)
    }
    if case .gliding(let glide) = motion {
      let left = glide.duration - elapsed
      guard left > 0 else { return .still(end) }
      return .gliding(Glide(origin: start, initialVelocity: velocity, end: end, duration: left))
    }
    if motion.isDecelerating(after: elapsed) {
      guard bounds.contains(start) else {
        let edge = bounds.clamp(start)
        return spring(to: edge, displacement: start - edge)
      }
      return .fling(
        from: start, velocity: velocity, bounds: bounds,
        rate: Deceleration.rate(of: settings.deceleration), bounces: settings.bounces,
        frequency: frequency, dimension: dimension)
    }
    return spring(to: end, displacement: motion.position(after: elapsed) - motion.end)
  }
}
