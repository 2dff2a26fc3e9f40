// A page control is tapped or scrubbed (motion.md §1.16).

extension Viewer {
  /// A tap on a control `width` points wide goes one page towards its half, sliding (PC2); at the ends
  /// there is none, in a loop neither.
  mutating func pageControlTapped(at x: Double, width: Double) {
    guard !list.isEmpty, dismissal.isNone else { return }
    let trailing = strip.direction > 0 ? x >= width / 2 : x < width / 2
    let page = strip.index(ofPage: pager.target) + (trailing ? 1 : -1)
    guard page >= 0, page < list.count else { return }
    go(toIndex: page, animated: !settings.reduceMotion)
  }

  /// A finger that drags along a control `width` points wide is at once on the page under it (PC4).
  mutating func pageControlScrubbed(to x: Double, width: Double) {
    guard !list.isEmpty, dismissal.isNone else { return }
    let along = strip.direction > 0 ? x : width - x
    let place = Reach.wholePage(along * Double(list.count) / width)
    go(toIndex: min(max(place, 0), list.count - 1), animated: false)
  }
}
