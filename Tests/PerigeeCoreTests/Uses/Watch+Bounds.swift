@testable import PerigeeCore

// Where a photo may be while nobody's finger holds it.

extension Watch {
  /// Invariants 12 and 62: without bounces, and moved by a wheel, no offset and no scale leaves its
  /// legal interval, not even on the way.
  mutating func checkHardBounds(_ scene: Scene) {
    guard let layout = viewer.layout, viewer.strays == nil else { return }
    let bounds = layout.bounds(at: scene.zoomScale)
    let slack = 1e-6 * max(1, scene.rect.size.width, scene.rect.size.height)
    let past = (scene.contentOffset - bounds.clamp(scene.contentOffset)).length
    if !viewer.settings.bounces {
      expect(past <= slack, "12: \(past) points past an edge without bounces, \(scene.phase)")
    }
    guard movesByWheel else { return }
    expect(past <= slack, "62: a wheel shows the photo \(past) points past an edge")
    let off = abs(layout.limits.clamp(scene.zoomScale) / scene.zoomScale - 1)
    expect(off <= 1e-9, "62: a wheel shows scale \(scene.scale)")
  }

  /// Notes whether what moves now was moved by a wheel alone, from a legal place.
  mutating func noteWheel(_ step: RandomUse.Step, old: Viewer, before: Scene) {
    switch step {
    case .frame: break
    case .event(.scroll(_, _, .none, _)):
      guard let layout = old.layout, old.strays == nil, !movesByWheel else { return }
      let bounds = layout.bounds(at: before.zoomScale)
      movesByWheel =
        !old.isMoving && old.magnification == nil && old.scroll.map { $0.hasLifted } ?? true
        && old.touches.isEmpty && bounds.clamp(before.contentOffset) == before.contentOffset
        && layout.limits.clamp(before.zoomScale) == before.zoomScale
    default: movesByWheel = false
    }
  }

  /// Invariant 66: what a command, tap or program starts heads for a legal place.
  mutating func checkDestination() {
    guard let motion = viewer.contentMotion, motion.isProgrammatic, viewer.strays == nil,
      let layout = viewer.layout
    else { return }
    let end = motion.destination
    let bounds = layout.bounds(at: end.scale)
    let slack = 1e-6 * max(1, layout.viewport.width, layout.viewport.height)
    expect(
      (bounds.clamp(end.offset) - end.offset).length <= slack
        && abs(layout.limits.clamp(end.scale) / end.scale - 1) <= 1e-9,
      "66: it heads for \(end.scale.pointsPerPixel), \(end.offset)")
  }

  /// Invariant 65: a zoomed photo that nobody touches keeps its page, its scale or multiple of rest, and
  /// the point in the middle, where no limit stands against it.
  mutating func resized(old: Viewer, before: Scene, after: Scene) {
    expect(before.current == after.current || !old.pager.isAtRest, "65: a resize turns the page")
    guard let was = old.layout, let layout = viewer.layout, was != layout, !old.isMoving,
      old.touches.isEmpty, old.magnification == nil, old.scroll.map({ $0.hasLifted }) ?? true,
      !was.limits.isAtRest(before.zoomScale), old.strays == nil, old.pager.isAtRest,
      old.dismissal.isNone
    else { return }
    var scale = before.zoomScale
    if old.settings.resize == .keepTimesFit {
      scale = layout.limits.rest * (before.zoomScale / was.limits.rest)
    }
    let expected = layout.limits.clamp(scale)
    expect(abs(expected / after.zoomScale - 1) <= 1e-9, "65: the scale becomes \(after.scale)")
    let bounds = layout.bounds(at: after.zoomScale)
    func middle(_ origin: Double, _ viewport: Double, _ side: Double) -> Double {
      (viewport / 2 - origin) / side
    }
    if bounds.x.low < after.contentOffset.x, after.contentOffset.x < bounds.x.high {
      let a = middle(before.rect.origin.x, was.viewport.width, before.rect.size.width)
      let b = middle(after.rect.origin.x, layout.viewport.width, after.rect.size.width)
      expect(abs(a - b) <= 1e-9, "65: the middle goes from \(a) to \(b) of the width")
    }
    if bounds.y.low < after.contentOffset.y, after.contentOffset.y < bounds.y.high {
      let a = middle(before.rect.origin.y, was.viewport.height, before.rect.size.height)
      let b = middle(after.rect.origin.y, layout.viewport.height, after.rect.size.height)
      expect(abs(a - b) <= 1e-9, "65: the middle goes from \(a) to \(b) of the height")
    }
  }
}
