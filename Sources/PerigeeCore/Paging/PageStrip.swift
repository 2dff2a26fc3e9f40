/// The row of pages: how many, how long, in which direction, and whether it closes to a ring.
struct PageStrip: Equatable, Sendable {
  /// How many pages; a strip of none has no position but 0.
  let count: Int
  /// One page's length, the viewport's width, in view points.
  let pageLength: Double
  /// From one page's start to the next one's, in view points (motion.md G1).
  let stride: Double
  /// 1 when later pages lie to the right, −1 in right-to-left (G12).
  let direction: Double
  /// Whether the last page is followed by the first.
  let loops: Bool

  /// The strip of `count` pages in `viewport` under `settings`.
  ///
  /// One page alone does not loop.
  init(count: Int, viewport: ViewSize, settings: Settings) {
    self.count = count
    pageLength = viewport.width
    let spacing: Double =
      switch settings.pageSpacing {
      case .points(let points): points
      case .ofWidth(let share): share * viewport.width
      }
    stride = viewport.width + spacing
    direction = settings.rightToLeft ? -1 : 1
    loops = settings.loop && count >= 2
  }

  /// The bounds of the position in points.
  var bounds: AxisBounds {
    loops
      ? AxisBounds(low: -.infinity, high: .infinity)
      : AxisBounds(low: 0, high: Double(max(count - 1, 0)) * stride)
  }

  /// A speed along the strip with which pages seen at `seen` points go no further past its ends than a
  /// finger could have pulled them: less than a page (motion.md R2), or they could not be caught there.
  func withinReach(_ velocity: Double, seen: Double, frequency: Double) -> Double {
    let furthest = pageLength * AxisMotion.furthest
    // Outward speed adds to the peak what it reaches from rest (S6), or less.
    let perPoint = frequency * 2.718_281_828_459_045
    let forward = max(0, bounds.high + furthest - seen) * perPoint
    let back = max(0, seen - bounds.low + furthest) * perPoint
    return min(max(velocity, -back), forward)
  }

  /// The photo's place for a page counted without end.
  func index(ofPage page: Int) -> Int {
    guard loops else { return min(max(page, 0), max(count - 1, 0)) }
    let rest = page % count
    return rest < 0 ? rest + count : rest
  }

  /// `page` within the list: in a loop in [0, count).
  func published(_ page: Double) -> Double {
    guard loops else { return page }
    let whole = Double(count)
    let rest = page - whole * (page / whole).rounded(.down)
    return rest < whole ? rest : 0
  }

  /// The page whose place a position in pages is nearest to; an exact half keeps `current` (PC1).
  func nearest(to position: Double, keeping current: Int) -> Int {
    if abs(position - Double(current)) <= 0.5 { return current }
    return clamped(Reach.wholePage(position + 0.5))
  }

  /// The page a release at `position` in pages falls to (motion.md G2).
  ///
  /// - Parameters:
  ///   - velocity: of the position, in points a second along the strip.
  ///   - threshold: the speed from which the page turns, in points a second.
  ///   - start: the page the drag began on.
  func target(position: Double, velocity: Double, threshold: Double, start: Int) -> Int {
    let page: Double
    if velocity > threshold {
      page = position.rounded(.down) + 1
    } else if velocity < -threshold {
      page = position.rounded(.up) - 1
    } else if abs(position - Double(start)) <= 0.5 {
      page = Double(start)
    } else {
      page = (position + 0.5).rounded(.down)
    }
    return clamped(Reach.wholePage(min(max(page, Double(start - 1)), Double(start + 1))))
  }

  /// `page` within the strip; any page of a loop.
  func clamped(_ page: Int) -> Int {
    loops ? page : min(max(page, 0), max(count - 1, 0))
  }
}
