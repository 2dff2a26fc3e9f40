/// What the viewer is doing.
public enum ViewerPhase: Equatable, Sendable, CaseIterable {
  /// No finger, no motion.
  case idle
  /// A finger is down and nothing is decided.
  case tracking
  /// A finger moves the photo.
  case panning
  /// A finger moves the pages.
  case paging
  /// Two fingers or more zoom.
  case pinching
  /// The second touch of a double tap zooms.
  case tapDragging
  /// A finger drags the photo away.
  case dismissing
  /// A release fades, or a page falls into place after one.
  case decelerating
  /// Something past its edge or limit comes back.
  case bouncing
  /// A tap, key, button or program moves something.
  case animating
}
