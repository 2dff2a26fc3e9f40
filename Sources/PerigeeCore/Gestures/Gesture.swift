/// What the fingers that are down do: the one state machine of touch (motion.md §1.15).
enum Gesture: Sendable {
  /// No finger is down.
  case none
  /// Fingers are down and nothing is decided.
  ///
  /// `middle` and `span` are where the last of them came or went; slop is measured from there.
  case pending(middle: ViewPoint, span: Double)
  /// One finger moves the photo.
  case panning(Pan)
  /// One finger moves the pages.
  case paging(PageDrag)
  /// Two fingers or more zoom and pan.
  case pinching(Pinch)
  /// The second touch of a double tap zooms.
  case tapDragging(TapDrag)
  /// One finger drags the photo away.
  case dismissing(DismissDrag)
  /// The fingers came down on pages that still move; they are taken up when those rest (row 16).
  case waitingForPager
  /// A drag that nothing answers (row 4); another finger may still make it a pinch.
  case unanswered
  /// The system took a finger away or the program moved on: nothing until all fingers lift.
  case cancelled

  /// A pan: `offset` is the raw offset with the finger at `point`.
  struct Pan: Sendable {
    var offset: ViewPoint
    var point: ViewPoint
    /// Whether the finger has moved since the pan began; after a pinch it may lift without.
    var hasMoved: Bool
    /// Whether it has shifted the pages: what has begun goes on, whatever becomes of setting and viewport.
    var shares = false
    /// Points the photo was past an edge sideways when the pan took it up; it may stay there.
    var pastEdge = 0.0
    /// Points by which the drag has shifted the pages, along the screen (row 6b).
    var handedOver = 0.0

    /// Where the photo may be sideways before the pages take over: within `bounds`, as far past them as it
    /// was taken up, and where it was taken up if it cannot move.
    func held(in bounds: AxisBounds) -> AxisBounds {
      let inward = bounds.isMovable ? 0 : pastEdge
      return AxisBounds(
        low: bounds.low + min(pastEdge, inward), high: bounds.high + max(pastEdge, inward))
    }
  }

  /// A page drag: `position` is the raw position in pages with the finger at `x`.
  struct PageDrag: Sendable {
    var position: Double
    var x: Double
    /// The page it counts from (motion.md G2).
    let start: Int
  }

  /// A pinch: what was raw and seen with the fingers' middle at `middle` and their span at `span`.
  struct Pinch: Sendable {
    var raw: ZoomTransform
    var visibleScale: ZoomScale
    var middle: ViewPoint
    var span: Double
  }

  /// A quick zoom about `anchor`: raw and seen with the finger at `y` (motion.md T9).
  struct TapDrag: Sendable {
    let raw: ZoomTransform
    let visibleScale: ZoomScale
    let anchor: ViewPoint
    let y: Double
  }

  /// A dismissing drag: the photo is `translation` off its place with the finger at `point`; `grip` is
  /// the point of the photo that stays under the finger as it shrinks.
  struct DismissDrag: Sendable {
    let translation: ViewVector
    let point: ViewPoint
    let grip: ViewPoint
    /// The way at which what lies behind is wholly seen.
    let fadeLength: Double
  }
}

/// A lone tap that may still become a double tap.
struct PendingTap: Sendable {
  /// Where it landed.
  let point: ViewPoint
  /// When it lifted, in seconds.
  let liftTime: Double
  /// When it becomes a single tap, in seconds.
  let expiry: Double
}
