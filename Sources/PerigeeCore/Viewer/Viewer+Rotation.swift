// A command turns the photo by quarters (settings.md "Rotation by command").

/// The view's quarter turn under way: the angle still to go.
struct TurnMotion: Sendable {
  /// Degrees clockwise by which the photo is drawn off its rotation; ends at 0.
  let angle: Glide
  /// When it began, in seconds.
  let start: Double

  /// Seconds a quarter turn takes (settings.md).
  static let duration = 0.2

  /// When it is over, in seconds.
  var end: Double { start + angle.duration }

  /// The angle at `time`, in degrees clockwise.
  func angle(at time: Double) -> Double { angle.position(after: time - start) }
}

extension Viewer {
  /// Turns the current photo a quarter, clockwise or not.
  ///
  /// At rest it refits; zoomed it keeps the pixel at the viewport's middle and the multiple of rest.
  mutating func rotate(clockwise: Bool) {
    guard touches.isEmpty else { return }
    endStreams()
    finishTurn()
    let seen = visibleContent(at: now)
    let goal = programmaticDestination ?? seen
    let old = layout
    let angle = (turnMotion?.angle(at: now) ?? 0) + (clockwise ? -90 : 90)
    rotation = rotation.turned(clockwise: clockwise)
    layout = layout(at: pager.current)
    endDecelerating()
    endScrollAnimation()
    guard let old, let layout else {
      resetContent()
      return
    }
    let change = QuarterTurn(from: old, to: layout, clockwise: clockwise)
    contentMotion = nil
    strays = nil
    content = change.settled(goal)
    guard !settings.reduceMotion else {
      turnMotion = nil
      endZooming()
      return
    }
    turnMotion = TurnMotion(
      angle: Glide(
        origin: angle, initialVelocity: 0, end: 0, duration: TurnMotion.duration),
      start: now)
    glide(from: change.turned(seen), to: content)
  }

  /// Carries scale and place along with the turn.
  private mutating func glide(from start: ZoomTransform, to end: ZoomTransform) {
    guard abs(start.scale / end.scale - 1) <= 1e-9 else {
      run(ZoomMotion(gliding: start, to: end, velocity: 0), isProgrammatic: true)
      return
    }
    func axis(_ start: Double, _ end: Double) -> AxisMotion {
      .gliding(
        Glide(origin: start, initialVelocity: 0, end: end, duration: TurnMotion.duration))
    }
    startPan(
      x: axis(start.offset.x, end.offset.x), y: axis(start.offset.y, end.offset.y),
      scale: end.scale, isProgrammatic: true)
  }

  /// Ends a quarter turn at once, for a hand on the photo or where less motion is asked for.
  mutating func finishRotation() {
    guard turnMotion != nil else { return }
    turnMotion = nil
    guard let destination = programmaticDestination else { return }
    contentMotion = nil
    content = destination
    endZooming()
  }
}
