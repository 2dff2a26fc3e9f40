/// Who gets a drag of one finger, decided once when it crosses the slop (motion.md §1.15 rows 2 to 8
/// and 18, with settings.md "Hand-over at the edge").
enum DragDecision: Equatable, Sendable {
  case pan, page, dismiss, nothing

  /// What the decision depends on.
  struct Situation: Sendable {
    /// The way from the landing to the crossing.
    var way: ViewVector
    var kind: PointerKind
    /// The page's layout; `nil` for a photo without a size.
    var layout: PageLayout?
    /// What is seen when it crosses.
    var transform: ZoomTransform
    /// Whether the strip is off its rest: then the drag continues what moves it.
    var isPagerShifted: Bool
    /// Whether this touch sequence had more fingers than one: no page, no dismissal.
    var pansOnly: Bool
    var settings: Settings
  }

  /// Decides.
  static func decide(_ drag: Situation) -> DragDecision {
    if drag.isPagerShifted { return .page }
    let answer = unrestricted(drag)
    if drag.pansOnly || drag.kind == .mouse {
      let mayPage = !drag.pansOnly && drag.settings.mouseDragPages
      switch answer {
      case .page where mayPage: return .page
      case .page, .dismiss: return canPan(drag) ? .pan : .nothing
      case .pan, .nothing: return answer
      }
    }
    return answer
  }

  private static func unrestricted(_ drag: Situation) -> DragDecision {
    let horizontal = abs(drag.way.dx) >= abs(drag.way.dy)
    guard let layout = drag.layout else {
      return horizontal ? .page : vertical(drag)
    }
    let bounds = layout.bounds(at: drag.transform.scale)
    if layout.limits.isAtRest(drag.transform.scale) {
      return atRest(drag, horizontal: horizontal, bounds: bounds, isRead: layout.limits.isRead)
    }
    return zoomed(drag, bounds: bounds)
  }

  /// Rows 2, 3, 3b, 3c and 4.
  private static func atRest(
    _ drag: Situation, horizontal: Bool, bounds: OffsetBounds, isRead: Bool
  ) -> DragDecision {
    if isRead, bounds.x.isMovable, horizontal {
      let leads = abs(drag.way.dx) > abs(drag.way.dy)
      return leads && leavesAtEdge(drag, bounds: bounds.x) ? .page : .pan
    }
    if isRead, bounds.y.isMovable, !horizontal {
      let atTop = abs(drag.transform.offset.y - bounds.y.low) <= GestureConstants.edgeTolerance
      let mayDismiss = drag.settings.dismiss != .none
      return drag.way.dy > 0 && atTop && mayDismiss ? .dismiss : .pan
    }
    return horizontal ? .page : vertical(drag)
  }

  /// Rows 5 to 8.
  private static func zoomed(_ drag: Situation, bounds: OffsetBounds) -> DragDecision {
    guard abs(drag.way.dx) > abs(drag.way.dy) else { return .pan }
    switch drag.settings.pagingWhileZoomed {
    case .locked: return .pan
    case .handoff: return bounds.x.isMovable ? .pan : .page
    case .edgeStartOnly:
      return !bounds.x.isMovable || leavesAtEdge(drag, bounds: bounds.x) ? .page : .pan
    }
  }

  /// Rows 3 and 4.
  private static func vertical(_ drag: Situation) -> DragDecision {
    switch drag.settings.dismiss {
    case .none: .nothing
    case .down: drag.way.dy > 0 ? .dismiss : .nothing
    case .both: .dismiss
    }
  }

  /// Whether the drag began at the edge it drags away from (row 6a).
  private static func leavesAtEdge(_ drag: Situation, bounds: AxisBounds) -> Bool {
    let edge = drag.way.dx > 0 ? bounds.low : bounds.high
    return abs(drag.transform.offset.x - edge) <= GestureConstants.edgeTolerance
  }

  private static func canPan(_ drag: Situation) -> Bool {
    guard let layout = drag.layout else { return false }
    let bounds = layout.bounds(at: drag.transform.scale)
    return bounds.x.isMovable || bounds.y.isMovable
  }
}
