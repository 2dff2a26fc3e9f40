/// Two fingers on a touchpad from landing to lift, and the momentum the system sends after it.
struct ScrollStream: Sendable {
  /// What the stream does; decided once, at its first way (motion.md W9, W10).
  enum Role: Equatable, Sendable {
    case undecided
    /// It moves the photo.
    case panning
    /// It moves the pages, counted from `start`.
    case paging(start: Int)
    /// It does nothing more.
    case spent
  }

  var role = Role.undecided
  /// Whether its fingers have lifted; what comes then is the system's momentum.
  var hasLifted = false
  var velocity = ScrollVelocityTracker()

  /// Touchpad points that make a page, whatever its width (motion.md W9).
  static let pointsPerPage = 400.0
  /// Seconds without an event after which pages turn again (G10).
  static let deafness = 0.15
  /// How much more to one side than to the other a way must be to go there (W9).
  static let dominance = 1.2
  /// The logarithm of the scale for each point scrolled with control held (W4).
  static let zoomRate = 0.004_988
}

/// A touchpad pinch: raw and seen at its beginning, and how far it has come.
struct Magnification: Sendable {
  let raw: ZoomTransform
  let visibleScale: ZoomScale
  /// Where it began.
  let origin: ViewPoint
  /// Where it is.
  var point: ViewPoint
  /// The product of its factors.
  var factor = 1.0
}
