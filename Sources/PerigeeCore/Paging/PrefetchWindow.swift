/// The photos worth getting ready: what is looked at, two ahead in the direction of travel, one
/// behind (motion.md PF1), most urgent first.
enum PrefetchWindow {
  /// The window for a strip that heads for `target` and has settled on `current`; both are in the
  /// list.
  static func photos(
    around target: Int, current: Int, travel: Int, strip: PageStrip, list: PhotoList
  ) -> FewPhotos {
    var window = FewPhotos()
    add(target, to: &window, strip: strip, list: list)
    add(current, to: &window, strip: strip, list: list)
    add(target + travel, to: &window, strip: strip, list: list)
    add(target + 2 * travel, to: &window, strip: strip, list: list)
    add(target - travel, to: &window, strip: strip, list: list)
    return window
  }

  private static func add(
    _ page: Int, to window: inout FewPhotos, strip: PageStrip, list: PhotoList
  ) {
    guard strip.loops || (page >= 0 && page < list.count),
      let id = list.id(at: strip.index(ofPage: page))
    else { return }
    for index in 0..<window.count where window[index] == id { return }
    window.append(id)
  }
}
