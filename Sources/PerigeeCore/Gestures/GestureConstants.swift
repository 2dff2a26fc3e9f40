/// The few numbers of gestures that are not settings (settings.md "Other fixed numbers").
struct GestureConstants: Sendable {
  /// Points a finger or pen may move before it drags; a drag begins strictly past it (motion.md P1).
  let touchSlop: Double
  /// The same for a mouse.
  let mouseSlop: Double
  /// Seconds from the first lift in which the second touch of a double tap may land (T2).
  let doubleTapWindow: Double
  /// Points between the first and the second touch of a double tap (T3).
  let doubleTapRadius: Double

  /// Seconds a tap may last (T1).
  static let tapDuration = 0.75
  /// Points a tap may move (T1).
  static let tapRadius = 45.0
  /// Points two fingers may come apart or together before they pinch (P8).
  static let spanSlop = 4.0
  /// Points from its edge within which content counts as at it (row 6a).
  static let edgeTolerance = 1.0
  /// How much closer a second touch gets for each point it is dragged down, in the logarithm of the
  /// scale: twice as close in 139 points (T9).
  static let quickZoomGain = 0.005
  /// Seconds between the lifts of two fingers that still fling what they pinched (Z11).
  static let pinchFlingWindow = 0.1
  /// The speed below which a release inside the bounds does not fling, in points a second (V8).
  static let flingSpeed = 250.0
  /// A zoom that ends this near to rest, as a share of it, goes to rest (Z14).
  static let restSnap = 0.02

  /// The numbers of a platform.
  init(platform: Settings.Platform) {
    switch platform {
    case .ios:
      (touchSlop, mouseSlop, doubleTapWindow, doubleTapRadius) = (10, 4, 0.35, 45)
    case .gtk:
      (touchSlop, mouseSlop, doubleTapWindow, doubleTapRadius) = (16, 8, 0.40, 45)
    case .web:
      (touchSlop, mouseSlop, doubleTapWindow, doubleTapRadius) = (10, 3, 0.30, 25)
    }
  }

  /// The slop of a pointer.
  func slop(of kind: PointerKind) -> Double { kind == .mouse ? mouseSlop : touchSlop }
}
