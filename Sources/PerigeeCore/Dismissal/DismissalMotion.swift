/// What a photo that was dragged away does after the release: it comes back, or leaves.
struct DismissalMotion: Sendable {
  enum Path: Sendable {
    /// Back to its place, each axis by a spring (motion.md X8).
    case returning(x: AxisMotion, y: AxisMotion)
    /// Out of the viewport by `distance` points (X9), in so many seconds; released at `velocity`.
    case leaving(distance: Double, duration: Double, velocity: ViewVector)
  }

  /// Where it goes.
  let path: Path
  /// Where the release left it.
  let translation: ViewVector
  /// How opaque the backdrop was at the release.
  let backdrop: Double
  /// The way at which what lies behind is wholly seen.
  let fadeLength: Double
  /// The point of the photo that stayed under the finger.
  let grip: ViewPoint
  /// When it began, in seconds.
  let start: Double

  /// Whether it ends with the viewer left.
  var leaves: Bool {
    if case .leaving = path { return true }
    return false
  }

  /// When it is over, in seconds.
  var end: Double {
    switch path {
    case .returning(let x, let y): start + max(x.duration, y.duration)
    case .leaving(_, let duration, _): start + duration
    }
  }

  /// How far the photo is off its place at `time`.
  func translation(at time: Double) -> ViewVector {
    let elapsed = time - start
    switch path {
    case .returning(let x, let y):
      return ViewVector(dx: x.position(after: elapsed), dy: y.position(after: elapsed))
    case .leaving(let distance, let duration, _):
      let share = duration > 0 ? min(1, elapsed / duration) : 1
      return translation + ViewVector(dx: 0, dy: distance * share)
    }
  }

  /// How opaque the backdrop is at `time`; on the way back it never flickers.
  func backdrop(at time: Double) -> Double {
    switch path {
    case .returning:
      return DismissalRules.backdrop(translation(at: time).dy, fadeLength: fadeLength)
    case .leaving(_, let duration, _):
      let share = duration > 0 ? min(1, (time - start) / duration) : 1
      return backdrop * (1 - share)
    }
  }
}
