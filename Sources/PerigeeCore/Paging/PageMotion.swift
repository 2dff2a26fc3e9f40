/// The strip on its way to a page: a spring in view points along it (motion.md G5 to G7).
struct PageMotion: Sendable {
  /// The page it ends at; in a loop counted without end.
  let target: Int
  /// The displacement from that page, in view points along the strip.
  let spring: Spring
  /// When it began, in seconds.
  let start: Double
  /// When it is over, in seconds.
  let end: Double
  /// What a host is told meanwhile.
  let phase: ViewerPhase

  /// A motion from `displacement` points off page `target`, at `velocity` points a second.
  init(
    to target: Int, displacement: Double, velocity: Double, frequency: Double, at time: Double,
    phase: ViewerPhase
  ) {
    self.target = target
    spring = Spring(displacement: displacement, initialVelocity: velocity, frequency: frequency)
    start = time
    end = time + spring.settlingTime(tolerance: AxisMotion.springTolerance)
    self.phase = phase
  }

  /// The most pages crossed at once that are reported one by one; of more only the last is (PC9).
  static let longestReport = 32

  /// Whether it crosses more than that, so that the page control waits for its end.
  func isLong(on strip: PageStrip) -> Bool {
    let furthest = spring.extremum.map { abs(spring.displacement(after: $0)) } ?? 0
    return max(abs(spring.displacement), furthest) > Double(Self.longestReport) * strip.stride
  }

  /// The position at `time` in pages, for pages `stride` points apart.
  func position(at time: Double, stride: Double) -> Double {
    guard time < end, stride > 0 else { return Double(target) }
    return Double(target) + spring.displacement(after: time - start) / stride
  }

  /// The speed at `time`, in points a second along the strip.
  func velocity(at time: Double) -> Double {
    time < end ? spring.velocity(after: time - start) : 0
  }

  /// When the strip turns round, if it does on the way.
  var turn: Double? {
    guard let extremum = spring.extremum, start + extremum < end else { return nil }
    return start + extremum
  }
}
