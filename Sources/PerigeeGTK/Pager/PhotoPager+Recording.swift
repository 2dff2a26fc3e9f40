import PerigeeCore

// Whoever records a use of the viewer is told what the engine is told.
extension PhotoPager {
  /// The engine's own time for what happens at `time`: it does not go back.
  func engineTime(_ time: Double) -> Double {
    lastTime = max(lastTime, time)
    return lastTime
  }

  /// Hands on a step; those before the beginning are part of that.
  func record(_ step: PagerStep, at time: Double) {
    guard hasBegun else { return }
    onStep?(step, time)
  }

  /// Hands on that the pager has begun, or has come to rest.
  func recordScene(before: Scene, at time: Double) {
    guard onStep != nil, !viewport.isEmpty else { return }
    if !hasBegun {
      hasBegun = true
      let photos = photos.map { Photo(id: $0, size: sizes[$0]) }
      let beginning = PagerBeginning(
        viewport: viewport, displayScale: grid.scale, photos: photos, current: scene.current,
        settings: system.applied(to: settings))
      record(.began(beginning), at: time)
    } else if scene == before {
      return
    }
    if scene.phase == .idle, !scene.needsFrame { record(.rested, at: time) }
  }
}
