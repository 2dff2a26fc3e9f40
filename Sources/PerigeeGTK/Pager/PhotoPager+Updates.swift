import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

extension PhotoPager {
  /// The frame clock's time, in seconds.
  var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Gives the engine an event that happens now.
  func handle(_ event: InputEvent) {
    handle([event], at: now)
  }

  /// Gives the engine events of one moment and shows what comes of them.
  func handle(_ events: [InputEvent], at time: Double) {
    guard !events.isEmpty, !isGone else { return }
    let time = engineTime(time)
    for event in events {
      record(.input(event), at: time)
      viewer.handle(event, at: time)
    }
    refresh(at: time)
  }

  /// Shows the scene of a frame's time and says whether the next one will differ.
  func tick(at time: Double) -> Bool {
    refresh(at: time)
    return scene.needsFrame || transition.isRunning || animations.isPlaying
  }

  /// Takes over the scene of this moment; draws it, tells the host, and asks for what it needs.
  func refresh(at time: Double) {
    guard !isGone else { return }
    let time = engineTime(time)
    let before = scene
    scene = viewer.scene(at: time)
    recordScene(before: before, at: time)
    var notices: [Notice] = []
    viewer.drainNotices { notices.append($0) }
    let hasClosed = updateTransition(at: time)
    if scene != before || hasClosed || transition.isRunning { redraw() }
    if scene != before {
      updatePages()
    }
    updateDemand()
    updateAnimations(at: time)
    if scene.needsFrame || transition.isRunning, gtk_widget_get_mapped(widget) != 0 {
      ticks.start()
    }
    if scene != before {
      tellFollowers()
      onSceneChange?(scene)
    }
    for notice in notices { onNotice?(notice) }
    if hasClosed { onClose?() }
  }

  /// Has the widget drawn anew with the next frame.
  func redraw() {
    guard !isGone else { return }
    gtk_widget_queue_draw(widget)
  }

  func replacePhotos(before: [PhotoID]) {
    guard photos != before, !isGone else { return }
    if sizes.count > photos.count {
      let kept = Set(photos)
      sizes = sizes.filter { kept.contains($0.key) }
    }
    let list = photos.map { id in Photo(id: id, size: learnSize(of: id)) }
    let time = engineTime(now)
    record(.photos(list), at: time)
    viewer.replacePhotos(list, at: time)
    refresh(at: time)
    tellFollowers()
  }

  func photoChanged(_ id: PhotoID) {
    let known = sizes[id]
    if let size = learnSize(of: id), size != known {
      handle(.size(id, size))
    } else {
      updateDemand()
      updateAnimations(at: engineTime(now))
    }
    updatePages()
    if scene.shows(id) { redraw() }
    onPhotoChange?(id)
  }

  func systemSettingsChanged() {
    guard !isGone else { return }
    handle(.set(system.applied(to: settings)))
    tellFollowers()
  }

  /// The photo's size from its header, remembered; `nil` while that is unknown.
  private func learnSize(of id: PhotoID) -> PixelSize? {
    if let header = supply.header(of: id) {
      sizes[id] = PixelSize(width: Double(header.width), height: Double(header.height))
    }
    return sizes[id]
  }
}

extension Scene {
  /// Whether a photo's page touches the viewport.
  func shows(_ id: PhotoID) -> Bool {
    var shows = false
    pages.forEach { if $0.id == id { shows = true } }
    return shows
  }
}
