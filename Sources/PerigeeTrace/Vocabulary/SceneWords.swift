import PerigeeCore

// The words that probes are written in (trace.md "What a probe prints"). Each is the name of the
// engine's own case.

extension Scene.Phase {
  /// The phase's word in a probe.
  var word: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .panning: "panning"
    case .paging: "paging"
    case .pinching: "pinching"
    case .tapDragging: "tapDragging"
    case .dismissing: "dismissing"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .animating: "animating"
    }
  }
}

extension Notice.Kind {
  /// The notice's word in a probe.
  var word: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging: "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didEndZooming: "didEndZooming"
    case .didChangePage: "didChangePage"
    case .didChangePageControl: "didChangePageControl"
    case .singleTap: "singleTap"
    case .doubleTap: "doubleTap"
    case .willBeginDismissing: "willBeginDismissing"
    case .didCancelDismissing: "didCancelDismissing"
    case .didDismiss: "didDismiss"
    case .refused: "refused"
    }
  }
}
