import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

// What the widget class asks of its pager.
extension PhotoPager {
  func allocate(width: Int32, height: Int32) {
    let size = ViewSize(width: Double(width), height: Double(height))
    if size != viewport {
      viewport = size
      handle(.resize(size))
      if !size.isEmpty { beginOpening() }
      let waiting = early
      early = []
      for (command, source) in waiting { self.command(command, source: source) }
    }
    pages.allocate(width: width, height: height)
  }

  func draw(into snapshot: OpaquePointer) {
    frameCount += 1
    let drawing = SceneDrawing(
      snapshot: snapshot, grid: grid, isAtRest: isAtRest, paper: paper)
    switch transition {
    case .none: break
    case .waiting, .closed: return
    case .running(let running, let picture):
      draw(running.pose(at: lastTime), picture: picture, drawing)
      return
    }
    drawing.fill(groundOfPages(), opacity: scene.backdrop, size: viewport)
    scene.pages.forEach { page in
      drawing.draw(
        page, photo: turnedPhoto(page.id), turn: page.id == scene.current ? scene.turn : 0,
        picture: shownPicture(of: page.id), detail: detail(of: page), textures: &textures)
      pages.draw(page, into: snapshot)
    }
    textures.dropUnused()
  }

  /// Draws the current photo on its way; a thumbnail's picture stands in for one that is not there yet.
  private func draw(
    _ pose: TransitionPose, picture thumbnail: Picture?, _ drawing: SceneDrawing
  ) {
    drawing.fill(groundOfPages(), opacity: pose.backdrop, size: viewport)
    guard let id = scene.current, let picture = supply.picture(of: id) ?? thumbnail else { return }
    drawing.draw(pose, photo: turnedPhoto(id), picture: picture, textures: &textures)
    textures.dropUnused()
  }

  /// What the pages on the screen lie on together.
  func groundOfPages() -> Ground {
    guard let contrastingGround else { return ground }
    return grounds.ground(
      of: scene, in: viewport, usual: ground, other: contrastingGround, paper: paper
    ) { id in
      if case .failed = supply.state(of: id) { return .none }
      return supply.picture(of: id).map(PageContent.picture) ?? .awaited
    }
  }

  /// Whether nothing moves; a finger that has only just landed moves nothing.
  private var isAtRest: Bool {
    !transition.isRunning && (scene.phase == .idle || scene.phase == .tracking)
  }

  /// The sharper part of a page's photo, where it is worth drawing.
  private func detail(of page: Scene.Page) -> Picture? {
    guard page.id == scene.current, animations.player(of: page.id) == nil,
      let base = supply.picture(of: page.id),
      let detail = supply.detail(of: page.id)
    else { return nil }
    let photo = turnedPhoto(page.id)
    let isUseful = DetailRegion.isUseful(
      detail, over: base, of: photo.size, drawnAt: photo.rowLength(of: page.rect) * grid.scale,
      isAtRest: isAtRest)
    return isUseful ? detail : nil
  }

  func didMap() {
    updateDisplayScale()
    refresh(at: now)
  }

  /// No more events come to a widget that is not on the screen, so what is held down is let go; the
  /// motion that was under way is over when it comes back.
  func willUnmap() {
    handle(translator.cancelAll(), at: now)
    finishTransition()
    ticks.stop()
    animations.stop(at: engineTime(now))
    pointer = nil
    textures.dropAll()
  }

  func willDispose() {
    animations.stop(at: engineTime(now))
    isGone = true
    waiting.wait(for: [])
    pages.keepOnly([])
    system.disconnect()
    ticks.stop()
    supply.onChange = nil
  }

  func updateDisplayScale() {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard scale != grid.scale else { return }
    grid.scale = scale
    handle(.displayScale(scale))
  }
}
