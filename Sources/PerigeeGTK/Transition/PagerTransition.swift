import PerigeeCore
import PerigeePhotos

/// Whether a pager is open, and how it comes to be.
enum PagerTransition {
  /// Open, and nothing else.
  case none
  /// It is to open with this photo as soon as it has a size.
  case waiting(PhotoID)
  /// It opens or closes.
  case running(Transition, picture: Picture?)
  /// It has closed: nothing of it is to be seen.
  case closed

  /// Whether frames are needed for it.
  var isRunning: Bool {
    if case .running = self { return true }
    return false
  }

  /// Whether it closes or has closed.
  var closes: Bool {
    switch self {
    case .running(let transition, _): transition.goal == .closed
    case .closed: true
    case .none, .waiting: false
    }
  }
}
