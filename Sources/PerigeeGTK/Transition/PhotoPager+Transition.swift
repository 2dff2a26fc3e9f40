public import PerigeeCore

// The pager opens out of a thumbnail and closes into one.
extension PhotoPager {
  /// Opens with a photo, out of its thumbnail where ``thumbnail`` knows it; else it fades in.
  ///
  /// The widget must be visible; while it has no size yet, it opens when it gets one.
  public func present(_ id: PhotoID) {
    guard !isGone else { return }
    transition = .waiting(id)
    if !viewport.isEmpty { beginOpening() }
    redraw()
  }

  /// Closes, into the photo's thumbnail where ``thumbnail`` knows it, else by fading; ``onClose`` is called
  /// when that is done.
  public func dismiss() {
    guard !isGone, !transition.closes else { return }
    let time = engineTime(now)
    if case .running(var opening, let picture) = transition {
      opening.close(to: currentThumbnail?.source, at: time)
      transition = .running(opening, picture: picture)
    } else {
      // Between two pages, the one they head for is the one to close.
      if !scene.isOnPage { settle(at: time) }
      close(nil, at: time)
    }
    refresh(at: time)
  }

  /// Begins the transition that waits for the pager's size.
  func beginOpening() {
    guard case .waiting(let id) = transition else { return }
    let time = engineTime(now)
    let thumbnail = thumbnail?(id)
    if sizes[id] == nil, let size = thumbnail?.size {
      sizes[id] = size
      record(.input(.size(id, size)), at: time)
      viewer.handle(.size(id, size), at: time)
    }
    viewer.restore(ViewerState(photo: id), at: time)
    scene = viewer.scene(at: time)
    transition = .running(
      Transition(
        opening: scene.current == id ? thumbnail?.source : nil, to: place,
        reducesMotion: reducesMotion, at: time), picture: thumbnail?.picture)
    refresh(at: time)
  }

  /// Follows a drag that leaves, the open photo's place, and the end of what runs.
  ///
  /// Returns whether the pager has closed just now.
  func updateTransition(at time: Double) -> Bool {
    if thumbnail != nil, !transition.closes {
      if let departure = viewer.departure {
        close(departure, at: time)
      } else if scene.dismissed {
        transition = .closed
        return true
      }
    }
    guard case .running(var running, let picture) = transition else { return false }
    if running.goal == .open { running.move(to: place, at: time) }
    guard running.isOver(at: time) else {
      transition = .running(running, picture: picture)
      return false
    }
    transition = running.goal == .open ? .none : .closed
    return running.goal == .closed
  }

  /// A finger or a button lands while the pager opens or closes: it turns round.
  ///
  /// Not for a mouse while it opens: on a desktop the second half of a double click does no harm.
  func interruptTransition(by event: RawEvent, at time: Double) {
    guard case .running(var running, let picture) = transition else { return }
    let isFinger: Bool
    switch event {
    case .touch(.began, _, _): isFinger = true
    case .button(isDown: true, _, _, _): isFinger = false
    default: return
    }
    switch running.goal {
    case .closed:
      settle(at: time)
      running.move(to: place, at: time)
      running.open(at: time)
    case .open:
      guard isFinger else { return }
      running.close(to: currentThumbnail?.source, at: time)
    }
    transition = .running(running, picture: picture)
    refresh(at: time)
  }

  /// Ends the transition at once: a command, or the screen going away, waits for nothing.
  func finishTransition() {
    guard transition.isRunning else { return }
    let closes = transition.closes
    transition = closes ? .closed : .none
    redraw()
    if closes { onClose?() }
  }

  private func close(_ departure: Departure?, at time: Double) {
    let thumbnail = currentThumbnail
    // A photo that was let go at another place belongs here.
    let place = departure == nil ? place : TransitionPlace(photo: restingRect, viewport: viewport)
    transition = .running(
      Transition(
        closing: place, departure: departure, to: thumbnail?.source, reducesMotion: reducesMotion,
        at: time), picture: thumbnail?.picture)
  }

  /// The current photo's thumbnail; none for one that is turned, which does not look like it.
  private var currentThumbnail: PhotoThumbnail? {
    guard let id = scene.current, scene.rotation == .none else { return nil }
    return thumbnail?(id)
  }

  /// Brings everything to where it comes to rest, and a photo back that was dragged away.
  private func settle(at time: Double) {
    viewer.restore(viewer.state(at: time), at: time)
    scene = viewer.scene(at: time)
  }

  private var place: TransitionPlace {
    TransitionPlace(photo: scene.rect, viewport: viewport)
  }

  private var restingRect: ViewRect {
    var settled = viewer
    settled.restore(viewer.state(at: lastTime), at: lastTime)
    return settled.scene(at: lastTime).rect
  }

  private var reducesMotion: Bool { system.applied(to: settings).reduceMotion }
}

extension Scene {
  /// Whether one page lies exactly in the viewport.
  fileprivate var isOnPage: Bool { page == page.rounded() }
}
