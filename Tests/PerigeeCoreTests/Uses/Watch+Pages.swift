@testable import PerigeeCore

// What pages may do.

extension Watch {
  /// Invariant 49: what is on the screen does not move when others of the list come and go.
  mutating func listChanged(old: Viewer, before: Scene, after: Scene) {
    guard before.current == after.current, old.layout == viewer.layout, before.current != nil else {
      return
    }
    // A strip on its way over pages that have gone is put at its end.
    let hasJumped = old.pager.motion != nil && viewer.pager.motion == nil
    if !hasJumped, !old.strip.loops || viewer.strip.loops, !mustGiveWay(old) {
      let slack = 1e-6 * max(1, before.rect.size.width, before.rect.size.height, old.strip.stride)
      expect(
        abs(before.rect.origin.x - after.rect.origin.x) <= slack
          && abs(before.rect.origin.y - after.rect.origin.y) <= slack,
        "49: a change of the list moves the photo from \(before.rect) to \(after.rect)")
    }
    expect(
      old.pager.motion != nil || viewer.pager.motion == nil,
      "49: a change of the list sets the pages going")
  }

  /// Whether the pages cannot stay where they were seen: the ends are hard, or what is left of them ends
  /// further off than a finger can pull.
  private func mustGiveWay(_ old: Viewer) -> Bool {
    guard !old.pager.isAtRest else { return false }
    let shift = Double(viewer.pager.current - old.pager.current)
    let seen = (old.visiblePage(at: old.now) + shift) * viewer.strip.stride
    let past = abs(seen - viewer.strip.bounds.clamp(seen))
    let most = viewer.settings.bounces ? viewer.strip.pageLength * (1 - 2e-6) : 0
    return past > most
  }

  /// Invariants 44 and 53 to 55: one page a drag, and no tap of what was a drag, a catch, or several
  /// fingers.
  mutating func lifted(old: Viewer) {
    if case .paging(let drag) = old.gesture, let motion = viewer.pager.motion {
      expect(
        abs(motion.target - drag.start) <= 1,
        "44: a drag turns from \(drag.start) to \(motion.target)")
    }
    guard let tap = viewer.pendingTap, tap.liftTime == viewer.now, old.pendingTap == nil else {
      return
    }
    let mayTap: Bool = if case .pending = old.gesture { true } else { false }
    expect(
      mayTap && !old.touches.hadSeveral && !old.touches.caughtMotion,
      "53, 55: a tap of what was none")
  }

  /// Invariant 48: what the finger moves is shared out between photo and pages, and the photo stays at
  /// its edge while the pages are shifted.
  mutating func handedOver(_ way: ViewVector, old: Viewer, before: Scene, after: Scene) {
    guard case .panning(let pan) = viewer.gesture, case .panning(let was) = old.gesture,
      pan.handedOver != 0 || was.handedOver != 0, old.touches.activeCount == 1,
      let layout = viewer.layout, viewer.strip.stride > 0
    else { return }
    let strip = viewer.strip
    let ends = 0...Double(max(strip.count - 1, 0))
    guard strip.loops || (ends.contains(before.page) && ends.contains(after.page)) else { return }
    let pages =
      strip.direction * strip.stride
      * (viewer.visiblePage(at: viewer.now) - old.visiblePage(at: old.now))
    let photo = after.contentOffset.x - before.contentOffset.x
    let slack = 1e-6 * max(1, before.rect.size.width)
    if viewer.settings.bounces {
      expect(
        abs(pages + photo + way.dx) <= slack + abs(was.pastEdge),
        "48: \(way.dx) of the finger are \(photo) of the photo and \(pages) of the pages")
    }
    guard pan.handedOver != 0, pan.pastEdge == 0 else { return }
    let bounds = layout.bounds(at: after.zoomScale).x
    let edge = pan.handedOver < 0 ? bounds.low : bounds.high
    expect(
      abs(after.contentOffset.x - edge) <= slack, "48: pages shifted, and the photo off its edge")
  }

  /// Invariants 52 and 58: one thing at a time.
  mutating func checkOneThing(_ scene: Scene) {
    if !viewer.dismissal.isNone || scene.phase == .dismissing {
      expect(
        viewer.pager.motion == nil && scene.page == scene.page.rounded(),
        "52, 58: the photo is dragged away while pages move")
    }
    if case .pinching = viewer.gesture {
      expect(viewer.pager.isAtRest, "52: fingers zoom while pages move")
    }
    if case .tapDragging = viewer.gesture {
      expect(viewer.pager.isAtRest, "52: a second tap zooms while pages move")
    }
  }
}
