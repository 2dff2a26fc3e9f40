#if arch(wasm32)
  import PerigeeCore

  /// Where ``perigee_scene(_:_:)`` leaves its numbers; Web/engine.mjs reads them in the same order.
  nonisolated(unsafe) private let sceneNumbers = UnsafeMutablePointer<Double>.allocate(capacity: 64)

  /// Writes the scene at `time` as numbers and returns where they are in memory.
  ///
  /// A photo is its id, or not a number when there is none. Nothing is written for a handle that
  /// stands for no viewer.
  @_expose(wasm, "perigee_scene")
  @_cdecl("perigee_scene")
  public func perigee_scene(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
    guard let viewer = viewer(handle) else { return sceneNumbers }
    let scene = viewer.viewer.scene(at: time)
    var count = 0
    func put(_ number: Double) {
      sceneNumbers[count] = number
      count += 1
    }
    func put(_ rect: ViewRect) {
      put(rect.origin.x)
      put(rect.origin.y)
      put(rect.size.width)
      put(rect.size.height)
    }
    put(number(scene.current))
    put(number(scene.target))
    put(scene.page)
    put(Double(scene.pageControl))
    put(scene.zoomScale.pointsPerPixel)
    put(scene.restScale.pointsPerPixel)
    put(scene.minimumZoomScale.pointsPerPixel)
    put(scene.maximumZoomScale.pointsPerPixel)
    put(scene.contentOffset.x)
    put(scene.contentOffset.y)
    put(Double(scene.rotation.degrees))
    put(scene.turn)
    put(scene.rect)
    put(scene.backdrop)
    put(number(scene.phase))
    put(scene.needsFrame ? 1 : 0)
    put(scene.dismissed ? 1 : 0)
    put(scene.isNearlyStill ? 1 : 0)
    put(Double(scene.pages.count))
    scene.pages.forEach {
      put(Double($0.id.rawValue))
      put($0.rect)
      put($0.frame)
    }
    put(Double(scene.wanted.count))
    scene.wanted.forEach { put(Double($0.rawValue)) }
    return sceneNumbers
  }

  private func number(_ photo: PhotoID?) -> Double {
    photo.map { Double($0.rawValue) } ?? .nan
  }

  private func number(_ phase: Scene.Phase) -> Double {
    switch phase {
    case .idle: 0
    case .tracking: 1
    case .panning: 2
    case .paging: 3
    case .pinching: 4
    case .tapDragging: 5
    case .dismissing: 6
    case .decelerating: 7
    case .bouncing: 8
    case .animating: 9
    }
  }
#endif
