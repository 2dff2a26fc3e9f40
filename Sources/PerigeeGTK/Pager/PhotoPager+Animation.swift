import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

// Pictures that move.
extension PhotoPager {
  /// Whether the current photo moves at the moment; `nil` for one that never does.
  public var isPlaying: Bool? { animations.player(of: scene.current)?.isPlaying }

  /// Stops a moving photo, lets it go on, or begins again where it is over.
  public func togglePlaying() {
    animations.player(of: scene.current)?.toggle(at: engineTime(now))
    refresh(at: now)
  }

  /// The best picture of a page's photo: the frame of a moving one.
  func shownPicture(of id: PhotoID) -> Picture? {
    animations.picture(of: id) ?? supply.picture(of: id)
  }

  /// Brings moving photos to a time: the current one, while it can be seen.
  func updateAnimations(at time: Double) {
    let isMapped = gtk_widget_get_mapped(widget) != 0
    let current = isMapped ? scene.current : nil
    animations.play(current, from: supply, at: time) { [unowned self] in player($0, for: current) }
    animations.keepOnly({ id in id == current || scene.isWanted(id) }, at: time)
    guard let current, let player = animations.player(of: current) else { return }
    // A size is chosen when a zoom has come to rest, not on the way.
    if scene.isNearlyStill { player.level = frameLevel(of: current) }
    if player.advance(to: time) { redraw() }
    if player.isPlaying { ticks.start() }
  }

  private func player(_ timeline: AnimationTimeline, for id: PhotoID?) -> AnimationPlayer {
    let player = AnimationPlayer(timeline, level: id.map(restLevel) ?? frameLevel(of: id)) {
      [weak self] frame, level, answer in
      guard let self, let id else { return nil }
      return supply.askForFrame(frame, of: id, level: level, answer)
    }
    player.onPicture = { [weak self] in self?.redraw() }
    return player
  }

  /// The size for the frames of a photo: that of its picture at rest, or, where it is drawn larger, all
  /// its pixels if there is room for them.
  private func frameLevel(of id: PhotoID?) -> PhotoLevel {
    guard let id else { return RestLevel.level(viewport: viewport, grid: grid) }
    let rest = restLevel(of: id)
    let photo = turnedPhoto(id)
    let width = Int(photo.size.width)
    let height = Int(photo.size.height)
    guard case .exact(let restWidth, _) = rest, restWidth < width,
      photo.rowLength(of: scene.rect) * grid.scale > Double(restWidth) * DetailRegion.tolerance,
      FrameRing.hasRoom(width: width, height: height)
    else { return rest }
    return .exact(width: width, height: height)
  }
}

extension Scene {
  /// Whether a photo is among those to get ready.
  fileprivate func isWanted(_ id: PhotoID) -> Bool {
    var isWanted = false
    wanted.forEach { if $0 == id { isWanted = true } }
    return isWanted
  }
}
