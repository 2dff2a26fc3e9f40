// What happens when nothing holds the photo any more: it fades, bounces, or stays (motion.md §1.3,
// §1.5, §1.6, Z9 to Z11, Z14).

extension Viewer {
  /// Lets the current photo go.
  ///
  /// - Parameters:
  ///   - velocity: of the finger, in points a second.
  ///   - anchor: the point about which a scale past its limits comes back; the middle when `nil`.
  ///   - snapsToRest: whether a scale near to rest goes to rest (Z14).
  mutating func settleContent(velocity: ViewVector, anchor: ViewPoint?, snapsToRest: Bool) {
    guard let layout, contentMotion == nil else { return }
    let seen = visibleContent(at: now)
    let limits = layout.limits
    var scale = limits.clamp(seen.scale)
    if snapsToRest { scale = snapped(scale, limits: limits) }
    if scale != seen.scale {
      let end = layout.clamped(seen.scaled(to: scale, about: anchor ?? viewportCenter))
      startZoom(from: seen, to: end, velocity: 0, isProgrammatic: false)
      return
    }
    let bounds = layout.bounds(at: seen.scale)
    let flings = velocity.length >= GestureConstants.flingSpeed
    let x = axisMotion(
      raw: content.offset.x, seen: seen.offset.x, velocity: -velocity.dx, bounds: bounds.x,
      flings: flings, dimension: viewport.width)
    let y = axisMotion(
      raw: content.offset.y, seen: seen.offset.y, velocity: -velocity.dy, bounds: bounds.y,
      flings: flings, dimension: viewport.height)
    content = seen
    startPan(x: x, y: y, scale: seen.scale, isProgrammatic: false)
  }

  /// Rest or the minimum when `scale` is that near to one of them (Z14).
  private func snapped(_ scale: ZoomScale, limits: ZoomLimits) -> ZoomScale {
    if abs(scale / limits.rest - 1) <= GestureConstants.restSnap { return limits.rest }
    if abs(scale / limits.minimum - 1) <= GestureConstants.restSnap { return limits.minimum }
    return scale
  }

  /// One axis after a release: a fling from inside, a return from outside (H5, S9).
  private func axisMotion(
    raw: Double, seen: Double, velocity: Double, bounds: AxisBounds, flings: Bool,
    dimension: Double
  ) -> AxisMotion {
    let edge = bounds.clamp(seen)
    guard seen != edge else {
      guard flings else { return .still(seen) }
      return .fling(
        from: seen, velocity: velocity, bounds: bounds,
        rate: Deceleration.rate(of: settings.deceleration), bounces: settings.bounces,
        frequency: frequency(Spring.Response.edge), dimension: dimension)
    }
    let frequency = frequency(Spring.Response.edge)
    let past = abs(raw - bounds.clamp(raw))
    let seenVelocity = AxisMotion.springSpeed(
      velocity * RubberBand.slope(past, dimension: dimension), displacement: seen - edge,
      dimension: dimension, frequency: frequency)
    return .spring(
      from: seen, to: edge,
      velocity: Spring.withoutCrossing(
        seenVelocity, displacement: seen - edge, frequency: frequency),
      frequency: frequency)
  }

  /// Starts a pan of both axes, or puts the photo where it ends when nothing is left to move.
  mutating func startPan(x: AxisMotion, y: AxisMotion, scale: ZoomScale, isProgrammatic: Bool) {
    let motion = ContentMotion(
      path: .pan(scale, x: x, y: y), start: now, isProgrammatic: isProgrammatic)
    if motion.end > now {
      contentMotion = motion
    } else {
      content = motion.destination
      contentMotion = nil
    }
  }

  /// Starts a zoom, or puts the photo where it ends when nothing is left to move.
  ///
  /// `velocity` is that of the logarithm of the scale.
  mutating func startZoom(
    from start: ZoomTransform, to end: ZoomTransform, velocity: Double, isProgrammatic: Bool
  ) {
    guard let layout else { return }
    guard abs(start.scale / end.scale - 1) > 1e-9 else {
      content = ZoomTransform(scale: end.scale, offset: start.offset)
      let frequency = frequency(Spring.Response.snap)
      startPan(
        x: .spring(from: start.offset.x, to: end.offset.x, velocity: 0, frequency: frequency),
        y: .spring(from: start.offset.y, to: end.offset.y, velocity: 0, frequency: frequency),
        scale: end.scale, isProgrammatic: isProgrammatic)
      return
    }
    let size = layout.photoSize(at: end.scale)
    // The offset is tied to the scale; where it goes further than the edges, it decides.
    let way = (end.offset - start.offset).length / abs(log(start.scale / end.scale))
    let zoom = ZoomMotion(
      from: start, to: end, velocity: velocity, longerSide: max(size.width, size.height, way),
      frequency: frequency(Spring.Response.snap))
    run(zoom, isProgrammatic: isProgrammatic)
  }

  /// Runs `zoom` from now on.
  mutating func run(_ zoom: ZoomMotion, isProgrammatic: Bool) {
    let motion = ContentMotion(path: .zoom(zoom), start: now, isProgrammatic: isProgrammatic)
    if motion.end > now {
      contentMotion = motion
    } else {
      content = zoom.end
      contentMotion = nil
    }
  }

  /// Stops the photo at what is seen, so that a finger can take over without a jump.
  ///
  /// A quarter turn under way ends: a photo at an angle cannot be held (motion.md P4, R6, row 15).
  mutating func freezeContent() {
    finishRotation()
    guard contentMotion != nil else { return }
    let seen = visibleContent(at: now)
    contentMotion = nil
    content = raw(behind: seen)
  }

  /// The raw state of which `seen` is seen.
  ///
  /// What no finger could have brought about, after a limit moved, stands as it is.
  mutating func raw(behind seen: ZoomTransform) -> ZoomTransform {
    guard let resistance else { return seen }
    let raw = resistance.raw(seen)
    guard abs(resistance.visible(raw).scale / seen.scale - 1) > 1e-9 else { return raw }
    letStand(seen.scale)
    return self.resistance?.raw(seen) ?? seen
  }
}
