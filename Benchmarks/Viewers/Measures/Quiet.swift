import DisplaySupport

/// What a viewer does when nobody does anything.
struct Quiet {
  let stage: Stage
  let photos: BenchmarkPhotos

  /// Seconds after the last input from which a viewer should be at rest, and how long it is watched.
  static let after = 7.0
  static let watched = 5.0

  struct Result {
    let frames: Int
    let mainWakes: Int
    let allWakes: Int
  }

  /// Counts frames and wake-ups over five seconds, from seven seconds after the last key.
  func run(_ viewer: Viewer) throws -> Result {
    let browsing = try Browsing(viewer, photos, on: stage)
    _ = try browsing.turn()
    Clock.rest(seconds: Self.after)
    let counter = try FrameCounter(stage.server)
    let tree = ProcessTree(root: browsing.child.pid)
    let before = tree.switches
    Clock.rest(seconds: Self.watched)
    let after = tree.switches
    guard browsing.child.isRunning else { throw MeasuringError(reason: "ended by itself") }
    return Result(
      frames: counter.takeCount(), mainWakes: after.main - before.main,
      allWakes: after.all - before.all)
  }
}
