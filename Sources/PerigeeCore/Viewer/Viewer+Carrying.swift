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
          x, elapsed: elapsed, from: start.offset.x, to: end.offset.x, bounds: bounds.x),
        y: carryOn(
          y, elapsed: elapsed, from: start.offset.y, to: end.offset.y, bounds: bounds.y),
        scale: end.scale, isProgrammatic: motion.isProgrammatic)
    }
  }

  /// Goes on with a page turn: the way left stays in points, and where that would now be more than a
  /// page, in pages.
  mutating func carryOn(_ motion: PageMotion, displacement: Double, from old: PageStrip) {
    let isFar = abs(displacement) > strip.stride && old.stride > 0
    let share = isFar ? strip.stride / old.stride : 1
    pager.motion = PageMotion(
      to: motion.target, displacement: displacement * share,
      velocity: motion.velocity(at: now) * share, frequency: motion.spring.frequency, at: now,
      phase: motion.phase)
  }

  /// A fling goes on fading between its new edges, a spring keeps its way and speed relative to where
  /// it ends, a step ends in the time it had.
  private func carryOn(
    _ motion: AxisMotion, elapsed: Double, from start: Double, to end: Double, bounds: AxisBounds
  ) -> AxisMotion {
    let velocity = motion.velocity(after: elapsed)
    let start = settings.bounces ? start : bounds.clamp(start)
    let frequency = frequency(Spring.Response.edge)
    if case .gliding(let glide) = motion {
      let left = glide.duration - elapsed
      guard left > 0 else { return .still(end) }
      return .gliding(Glide(origin: start, initialVelocity: velocity, end: end, duration: left))
    }
    if motion.isDecelerating(after: elapsed) {
      guard bounds.contains(start) else {
        return .spring(
          from: start, to: bounds.clamp(start), velocity: velocity, frequency: frequency)
      }
      return .fling(
        from: start, velocity: velocity, bounds: bounds,
        rate: Deceleration.rate(of: settings.deceleration), bounces: settings.bounces,
        frequency: frequency)
    }
    let displacement = motion.position(after: elapsed) - motion.end
    return .spring(
      from: end + displacement, to: end, velocity: velocity, frequency: frequency)
  }
}
