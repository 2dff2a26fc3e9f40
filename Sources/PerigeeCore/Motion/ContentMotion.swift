/// How the current photo moves by itself, from a time on.
struct ContentMotion: Sendable {
  enum Path: Sendable {
    /// Each axis by itself, at one scale (motion.md D13).
    case pan(ZoomScale, x: AxisMotion, y: AxisMotion)
    case zoom(ZoomMotion)
  }

  /// Where it goes.
  var path: Path
  /// When it began, in seconds.
  let start: Double
  /// Whether a command or tap started it, rather than the release of a finger.
  let isProgrammatic: Bool
  /// Whether it keeps to the bounds all the way: what a wheel moves from one legal place to another never
  /// shows a gap (motion.md W8).
  var staysInside = false

  /// When it is over, in seconds.
  var end: Double {
    switch path {
    case .pan(_, let x, let y): start + max(x.duration, y.duration)
    case .zoom(let zoom): start + zoom.duration
    }
  }

  /// Scale and offset at `time`.
  func transform(at time: Double) -> ZoomTransform {
    let elapsed = time - start
    switch path {
    case .pan(let scale, let x, let y):
      return ZoomTransform(
        scale: scale,
        offset: ViewPoint(x: x.position(after: elapsed), y: y.position(after: elapsed)))
    case .zoom(let zoom): return zoom.transform(after: elapsed)
    }
  }

  /// Scale and offset when it is over.
  var destination: ZoomTransform {
    switch path {
    case .pan(let scale, let x, let y):
      ZoomTransform(scale: scale, offset: ViewPoint(x: x.end, y: y.end))
    case .zoom(let zoom): zoom.end
    }
  }

  /// The speed of the offset at `time`, in points a second; zero for a zoom.
  func panVelocity(at time: Double) -> ViewVector {
    guard case .pan(_, let x, let y) = path else { return .zero }
    let elapsed = time - start
    return ViewVector(dx: x.velocity(after: elapsed), dy: y.velocity(after: elapsed))
  }

  /// The speed of the logarithm of the scale at `time`, 1/s; 0 for a pan.
  func zoomVelocity(at time: Double) -> Double {
    guard case .zoom(let zoom) = path else { return 0 }
    return zoom.velocity(after: time - start)
  }

  /// What a host is told the viewer does at `time`.
  func phase(at time: Double) -> ViewerPhase {
    if isProgrammatic { return .animating }
    guard case .pan(_, let x, let y) = path else { return .bouncing }
    let elapsed = time - start
    return x.isDecelerating(after: elapsed) || y.isDecelerating(after: elapsed)
      ? .decelerating : .bouncing
  }

  /// The same motion seen in a better version of the photo, whose scales are `factor` times these.
  func rescaled(by factor: Double) -> ContentMotion {
    var motion = self
    switch path {
    case .pan(let scale, let x, let y): motion.path = .pan(scale * factor, x: x, y: y)
    case .zoom(let zoom): motion.path = .zoom(zoom.rescaled(by: factor))
    }
    return motion
  }
}
