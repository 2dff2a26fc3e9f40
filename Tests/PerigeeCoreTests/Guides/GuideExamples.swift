import PerigeeCore

/// The examples of the guides, word for word, so that they compile and do what they are there for.
enum GuideExamples {
  static func settings() -> [String: Settings] {
    let hurried = Settings.ios.with { $0.deceleration = .fast }
    let poster = Settings.ios.with {
      $0.doubleTap = .maximum
      $0.doubleTapToggle = .belowMaximum
      $0.doubleTapAnchor = .center
    }
    let album = Settings.ios.with { $0.pagingWhileZoomed = .handoff }
    let lightTable = Settings.gtk.with { $0.keyTurn = .animated }
    let magazine = Settings.ios.with {
      $0.loop = true
      $0.pageSpacing = .ofWidth(0.05)
    }
    let plain = Settings.ios.with { $0.doubleTapDrag = false }
    let calm = Settings.gtk.with { $0.reduceMotion = true }
    let desk = Settings.web.with { $0.resize = .keepScale }
    let hard = Settings.ios.with {
      $0.bounces = false
      $0.bouncesZoom = false
    }
    let map = Settings.web.with { $0.wheel = .zoom }
    let catalogue = Settings.gtk.with {
      $0.maximumZoom = .largest([.pixelScale(2), .timesFit(6)])
      $0.doubleTap = .level(.pixelScale(1))
    }
    return [
      "hurried": hurried,
      "poster": poster,
      "album": album,
      "lightTable": lightTable,
      "magazine": magazine,
      "plain": plain,
      "calm": calm,
      "desk": desk,
      "hard": hard,
      "map": map,
      "catalogue": catalogue,
    ]
  }
}
