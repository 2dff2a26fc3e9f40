/// Something that happened in the viewer and that a host may want to act on: the discrete half of
/// UIKit's delegate calls.
///
/// Continuous ones (did scroll, did zoom) are read from the ``Scene``.
public struct Notice: Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable, CaseIterable {
    case willBeginDragging, willEndDragging, didEndDragging
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    case willBeginZooming, didEndZooming
    case didChangePage, didChangePageControl
    case singleTap, doubleTap
    case willBeginDismissing, didCancelDismissing, didDismiss
    /// A value was not finite or out of its range; the event changed nothing.
    case refused
  }

  /// What happened.
  public var kind: Kind
  /// The photo it concerns; `nil` when the list is empty.
  public var photo: PhotoID?
}
