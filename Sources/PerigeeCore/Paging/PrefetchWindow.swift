/// The photos worth getting ready: what is looked at, two ahead in the direction of travel, one
/// behind (motion.md PF1), most urgent first.
enum PrefetchWindow {
  /// The window for a strip that heads for `target` and has settled on `current`; both are in the
  /// list.
  static func photos(
    around target: Int, current: Int, travel: Int, strip: PageStrip, list: PhotoList
  ) -> FewPhotos {
    var window = FewPhotos()
    func add(_ page: Int) {
      guard strip.loops || (page >= 0 && page < list.count),
        let id = list.id(at: strip.index(ofPage: page))
      else { return }
      for index in 0..<window.count where window[index] == id { return }
      window.append(id)
    }
    add(target)
    add(current)
    add(target + travel)
    add(target + 2 * travel)
    add(target - travel)
    return window
  }
}
