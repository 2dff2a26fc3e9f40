@testable import PerigeeCore

/// Checks that what begins ends exactly once, and in an order that makes sense (motion.md §1.15,
/// invariants 51 and 57).
struct Grammar {
  private var isDragging = false
  private var willEnd = false
  private var isDecelerating = false
  private var isZooming = false
  private var isDismissing = false
  private var taps = 0
  private var doubleTaps = 0

  /// Takes in a report; the answer says what is wrong with it.
  mutating func take(_ kind: Notice.Kind) -> String? {
    if willEnd, kind != .didEndDragging { return "\(kind) between the two ends of a drag" }
    switch kind {
    case .willBeginDragging:
      if isDragging || isDecelerating { return "a drag begins within another thing" }
      isDragging = true
    case .willEndDragging:
      if !isDragging { return "a drag ends that never began" }
      willEnd = true
    case .didEndDragging:
      if !willEnd { return "a drag has ended that was not about to" }
      (willEnd, isDragging) = (false, false)
    case .willBeginDecelerating:
      if isDecelerating || isDragging { return "deceleration begins within another thing" }
      isDecelerating = true
    case .didEndDecelerating:
      if !isDecelerating { return "a deceleration ends that never began" }
      isDecelerating = false
    case .willBeginZooming:
      if isZooming { return "a zoom begins within another" }
      isZooming = true
    case .didEndZooming:
      if !isZooming { return "a zoom ends that never began" }
      isZooming = false
    case .willBeginDismissing:
      if isDismissing || isDragging { return "a dismissal begins within another thing" }
      isDismissing = true
    case .didCancelDismissing, .didDismiss:
      if !isDismissing { return "a dismissal ends that never began" }
      isDismissing = false
    case .singleTap: taps += 1
    case .doubleTap: doubleTaps += 1
    case .didEndScrollingAnimation, .didChangePage, .didChangePageControl, .refused: break
    }
    return nil
  }

  /// What is open though nothing goes on.
  var open: String? {
    if isDragging { return "a drag has not ended" }
    if isDecelerating { return "a deceleration has not ended" }
    if isZooming { return "a zoom has not ended" }
    if isDismissing { return "a dismissal has not ended" }
    return nil
  }

  /// The touch sequences that taps account for.
  var tapsTaken: Int { taps + 2 * doubleTaps }
}
