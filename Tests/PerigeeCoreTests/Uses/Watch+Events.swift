@testable import PerigeeCore

// What one event may change.

extension Watch {
  mutating func check(_ event: InputEvent, old: Viewer, before: Scene, after: Scene) {
    switch event {
    case .down(let finger, _, _, _):
      if old.touches.isEmpty, old.touches.index(of: finger) == nil { beganSequence() }
      // A photo at an angle cannot be held: a landing ends its quarter turn.
      guard old.turnMotion == nil else { break }
      // What a touchpad holds ends here and may settle by as much as a spring does.
      let isHeld = old.magnification != nil || (old.scroll.map { !$0.hasLifted } ?? false)
      // Nor is what a smaller viewport has left further past its edge than a finger could pull it.
      guard !old.isBeyondReach(before) else { break }
      // The same for pages that a second finger lets fall the last bit.
      let mayFall = isHeld || !old.touches.isEmpty
      continuity("23", before, after, tolerance: mayFall ? 0.2 : 0)
    case .up(let finger, let point), .move(let finger, let point):
      guard let index = old.touches.index(of: finger) else {
        expect(before == after, "a finger that is not down changes something")
        return
      }
      let way = point - old.touches.touches[index].point
      if case .up = event { lifted(old: old) }
      if case .move = event {
        // One that came while a drag holds the pages does nothing (row 10).
        guard !old.touches.touches[index].isIgnored else { break }
        moved(way, old: old, before: before, after: after)
      } else if way == .zero, !old.settings.reduceMotion {
        continuity("24", before, after, tolerance: 0.6)
      }
    case .resize: resized(old: old, before: before, after: after)
    case .cancel(let finger): cancelled(finger, old: old, before: before, after: after)
    default: break
    }
    if case .none = old.dismissal, after.phase == .dismissing, before.phase != .dismissing {
      let atRest = before.zoomScale <= before.restScale * 1.010_001
      expect(
        atRest && before.page == before.page.rounded(),
        "58: dismissing at scale \(before.scale), page \(before.page)")
    }
  }

  /// Invariants 23 and 24: nothing that is seen jumps.
  private mutating func continuity(
    _ number: String, _ a: Scene, _ b: Scene, tolerance: Double
  ) {
    guard a.current == b.current else { return }
    let size = max(1, a.rect.size.width, a.rect.size.height)
    let slack = tolerance + 1e-6 * size
    // A ring that has been round shows the same photo again, counted from where it began.
    let round = wholeRings(a.rect.origin.x - b.rect.origin.x)
    let off = max(
      abs(a.rect.origin.x - b.rect.origin.x - round), abs(a.rect.origin.y - b.rect.origin.y),
      abs(a.rect.maxX - b.rect.maxX - round), abs(a.rect.maxY - b.rect.maxY))
    expect(off <= slack, "\(number): the photo jumps by \(off), from \(a.phase) to \(b.phase)")
    expect(abs(a.backdrop - b.backdrop) <= 1e-6 + tolerance, "\(number): the backdrop jumps")
  }

  /// `way` as far as it is whole ways round a ring of pages; 0 where they form none.
  private func wholeRings(_ way: Double) -> Double {
    let length = Double(viewer.list.count) * viewer.strip.stride
    return viewer.strip.loops && length > 0 ? (way / length).rounded() * length : 0
  }

  /// Invariants 13, 29, 31 and 32.
  private mutating func moved(_ way: ViewVector, old: Viewer, before: Scene, after: Scene) {
    let dx = after.rect.origin.x - before.rect.origin.x
    let dy = after.rect.origin.y - before.rect.origin.y
    let slack = 1e-7 * max(1, before.rect.size.width, before.rect.size.height)
    switch (before.phase, after.phase) {
    case (.tracking, .tracking):
      expect(dx == 0 && dy == 0, "31: something moves within the slop")
    case (.tracking, .panning), (.tracking, .paging):
      expect(
        abs(dx) <= abs(way.dx) + slack && abs(dy) <= abs(way.dy) + slack,
        "32: a drag begins with a jump of \(dx), \(dy) for a move of \(way.dx), \(way.dy)")
    case (.tracking, .pinching), (.tracking, .tapDragging):
      expect(abs(dx) <= slack && abs(dy) <= slack, "32: a zoom begins with a jump")
    case (.panning, .panning):
      panned(way, old: old, before: before, after: after)
      handedOver(way, old: old, before: before, after: after)
    case (.panning, .paging), (.paging, .panning), (.paging, .paging):
      handedOver(way, old: old, before: before, after: after)
    default: break
    }
  }

  private mutating func panned(_ way: ViewVector, old: Viewer, before: Scene, after: Scene) {
    guard let layout = old.layout, case .panning = old.gesture else { return }
    guard old.touches.activeCount == 1, !old.touches.hadSeveral else { return }
    let bounds = layout.bounds(at: before.zoomScale)
    let slack = 1e-9 * max(1, before.rect.size.width, before.rect.size.height)
    func axis(_ name: String, _ a: Double, _ b: Double, _ bounds: AxisBounds, _ way: Double) {
      if !bounds.isMovable {
        expect(a == b, "13: the \(name) axis moves")
      } else if min(a, b) > bounds.low, max(a, b) < bounds.high {
        expect(abs(b - a + way) <= slack, "29: \(name) moves by \(a - b) for \(way)")
      }
    }
    axis("x", before.contentOffset.x, after.contentOffset.x, bounds.x, way.dx)
    axis("y", before.contentOffset.y, after.contentOffset.y, bounds.y, way.dy)
  }

  /// Invariant 56.
  private mutating func cancelled(_ finger: Finger, old: Viewer, before: Scene, after: Scene) {
    guard old.touches.index(of: finger) != nil else { return }
    if case .paging(let drag) = old.gesture {
      expect(
        viewer.pager.target == viewer.strip.index(ofPage: drag.start)
          || viewer.pager.target == viewer.strip.clamped(drag.start),
        "56: a cancel turns the page")
    }
    if case .dismissing = old.gesture, case .moving(let motion) = viewer.dismissal {
      expect(!motion.leaves, "56: a cancel leaves")
    }
    if !old.settings.reduceMotion { continuity("56", before, after, tolerance: 0.6) }
  }
}

extension Viewer {
  /// Whether the photo is seen nearly a viewport past an edge.
  fileprivate func isBeyondReach(_ scene: Scene) -> Bool {
    guard let layout else { return false }
    let legal = layout.bounds(at: scene.zoomScale).clamp(scene.contentOffset)
    return abs(legal.x - scene.contentOffset.x) >= viewport.width * 0.99
      || abs(legal.y - scene.contentOffset.y) >= viewport.height * 0.99
  }
}
