/// Where the strip of pages stands: the page that has settled, the one it heads for, and the raw
/// position between them.
struct Pager: Sendable {
  /// The page that has settled: an index into the list.
  var current: Int
  /// The page it heads for; in a loop it may lie outside the list until it settles.
  var target: Int
  /// The position in pages without resistance, while a finger holds it or nothing moves it.
  var position: Double
  /// The motion under way.
  var motion: PageMotion?
  /// The page a page control shows; in a loop counted without end like ``position``, so that which way
  /// the pages went does not depend on when one looked.
  var control: Int
  /// The direction of the last turn: 1 or −1; neighbours that way are prepared first.
  var travel = 1

  /// A pager at rest on `index`.
  init(at index: Int) {
    current = index
    target = index
    position = Double(index)
    control = index
  }

  /// The position that is seen at `time`, in pages.
  func visible(at time: Double, strip: PageStrip, bounces: Bool) -> Double {
    if let motion {
      let position = motion.position(at: time, stride: strip.stride)
      // The list may have become shorter on the way.
      return bounces || strip.loops
        ? position : min(max(position, 0), Double(max(strip.count - 1, 0)))
    }
    guard strip.stride > 0 else { return Double(current) }
    let points = position * strip.stride
    let seen =
      bounces
      ? RubberBand.visible(points, in: strip.bounds, dimension: strip.pageLength)
      : strip.bounds.clamp(points)
    return seen == points ? position : seen / strip.stride
  }

  /// Stops at what is seen at `time`, so that a finger can take over without a jump (motion.md P4,
  /// R6, G8).
  mutating func freeze(at time: Double, strip: PageStrip, bounces: Bool) {
    guard motion != nil, strip.stride > 0 else { return }
    let seen = visible(at: time, strip: strip, bounces: bounces) * strip.stride
    motion = nil
    let raw =
      bounces
      ? RubberBand.raw(seen, in: strip.bounds, dimension: strip.pageLength) : seen
    position = raw / strip.stride
  }

  /// Whether a page lies exactly in the viewport and nothing moves.
  var isAtRest: Bool { motion == nil && position == Double(target) && target == current }

  /// The page a drag that starts now counts from (G8).
  func dragStart(strip: PageStrip) -> Int {
    abs(position - Double(target)) < 0.5
      ? target : strip.clamped(Reach.wholePage(position + 0.5))
  }

  /// Puts the strip exactly on `page`, without motion.
  mutating func place(on page: Int) {
    if page != current { travel = page > current ? 1 : -1 }
    current = page
    target = page
    control = page
    position = Double(page)
    motion = nil
  }
}
