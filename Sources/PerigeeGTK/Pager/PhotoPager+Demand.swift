import PerigeeCore
import PerigeePhotos

extension PhotoPager {
  /// Asks for what the scene wants where that differs from what was asked for last.
  func updateDemand() {
    guard !viewport.isEmpty else { return }
    if filePage?.id != scene.current { filePage = nil }
    var wishes: [PhotoDemand.Wish] = []
    scene.wanted.forEach { id in
      wishes.append(PhotoDemand.Wish(id: id, level: restLevel(of: id), page: wantedPage(of: id)))
    }
    let wanted = PhotoDemand(wishes: wishes, detail: wantedDetail())
    guard wanted != demand else { return }
    demand = wanted
    supply.want(wanted)
  }

  /// A photo as it is seen; of no size while that is unknown.
  func turnedPhoto(_ id: PhotoID) -> TurnedPhoto {
    TurnedPhoto(
      size: sizes[id] ?? PixelSize(width: 0, height: 0),
      rotation: id == scene.current ? scene.rotation : .none)
  }

  /// The level for the size a photo has at rest, turned if it is.
  func restLevel(of id: PhotoID) -> PhotoLevel {
    guard let size = sizes[id], !size.isEmpty, isPageKnown(of: id),
      let rest = viewer.restSize(of: id)
    else {
      return RestLevel.level(viewport: viewport, grid: grid)
    }
    return RestLevel.level(
      of: size, atRest: turnedPhoto(id).own(rest), viewport: viewport, grid: grid)
  }

  /// The sharper part of the current photo; what was asked for stays so while things move.
  private func wantedDetail() -> PhotoDemand.Detail? {
    guard let id = scene.current, scene.target == id, animations.player(of: id) == nil else {
      return nil
    }
    guard scene.isNearlyStill else { return demand.detail?.id == id ? demand.detail : nil }
    guard let base = supply.picture(of: id) else { return nil }
    var frame = ViewRect(origin: .zero, size: viewport)
    scene.pages.forEach { if $0.id == id { frame = $0.frame } }
    let photo = turnedPhoto(id)
    return DetailRegion.wish(
      for: id, rect: scene.rect, frame: frame, size: photo.seenSize,
      base: photo.seen(PixelSize(width: Double(base.width), height: Double(base.height))),
      grid: grid, last: demand.detail.map(photo.seen)
    ).map { detail in
      var detail = photo.own(detail)
      detail.page = wantedPage(of: id)
      return detail
    }
  }
}
