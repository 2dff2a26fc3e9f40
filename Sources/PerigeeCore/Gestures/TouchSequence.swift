/// One finger that is down.
struct Touch: Sendable {
  let finger: Finger
  let kind: PointerKind
  /// Where it landed.
  let downPoint: ViewPoint
  /// When it landed, in seconds.
  let downTime: Double
  /// Where it is.
  var point: ViewPoint
  /// Whether it landed while a drag held the pages (motion.md row 10) and does nothing yet.
  var isIgnored = false
}

/// All touches from the first finger's landing to the last one's lift, and what holds for all of
/// them.
struct TouchSequence: Sendable {
  private(set) var touches: [Touch] = []
  /// Whether the first touch stopped something that moved (motion.md P4).
  var caughtMotion = false
  /// Whether two fingers were ever down together; then nothing of it is a tap, a page turn or a
  /// dismissal (T10, rows 11 and 12).
  private(set) var hadSeveral = false
  /// Whether its first touch is the second of a double tap (row 13).
  var isSecondTap = false
  /// How fast the active fingers' middle moves.
  var velocity = VelocityTracker()

  /// Room for more fingers than a hand has, so that no landing allocates.
  init() { touches.reserveCapacity(8) }

  var isEmpty: Bool { touches.isEmpty }

  /// The touch of `finger`, if it is down.
  func index(of finger: Finger) -> Int? { touches.firstIndex { $0.finger == finger } }

  /// The fingers that take part.
  var activeCount: Int {
    var count = 0
    for touch in touches where !touch.isIgnored { count += 1 }
    return count
  }

  /// The first finger that takes part.
  var first: Touch? { touches.first { !$0.isIgnored } }

  /// The middle of the fingers that take part.
  var centroid: ViewPoint {
    var sum = ViewVector.zero
    var count = 0.0
    for touch in touches where !touch.isIgnored {
      sum = sum + (touch.point - .zero)
      count += 1
    }
    return count > 0 ? .zero + sum * (1 / count) : .zero
  }

  /// How far apart they are: the distance of two, twice the mean distance from the middle for more;
  /// at least 1 point (motion.md Z3).
  var span: Double {
    let middle = centroid
    var sum = 0.0
    var count = 0.0
    for touch in touches where !touch.isIgnored {
      sum += (touch.point - middle).length
      count += 1
    }
    return max(1, count > 0 ? 2 * sum / count : 0)
  }

  /// A finger lands.
  mutating func begin(_ touch: Touch) {
    touches.append(touch)
    // One that is ignored leaves the drag as it is (row 10).
    if touches.count > 1, !touch.isIgnored {
      hadSeveral = true
      isSecondTap = false
    }
  }

  /// A finger moves; the speed counts only those that take part.
  mutating func move(_ index: Int, to point: ViewPoint, at time: Double) {
    touches[index].point = point
    if !touches[index].isIgnored { velocity.add(centroid, at: time) }
  }

  /// A finger lifts or is taken away.
  mutating func end(_ index: Int) { touches.remove(at: index) }

  /// Lets the fingers that waited take part.
  mutating func admitIgnored() {
    for index in touches.indices where touches[index].isIgnored {
      touches[index].isIgnored = false
      hadSeveral = true
    }
  }

  /// Ready for the next first finger.
  mutating func reset() {
    touches.removeAll(keepingCapacity: true)
    caughtMotion = false
    hadSeveral = false
    isSecondTap = false
    velocity.reset()
  }
}
