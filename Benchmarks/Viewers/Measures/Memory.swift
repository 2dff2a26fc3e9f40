import DisplaySupport

/// What browsing costs in memory.
struct Memory {
  let stage: Stage
  let photos: BenchmarkPhotos

  /// Photos looked at before it is weighed.
  static let browsed = 20

  /// MiB of proportional set size of the viewer and all it started, at rest on the twentieth photo.
  func run(_ viewer: Viewer) throws -> Double {
    let browsing = try Browsing(viewer, photos, on: stage)
    for _ in 1..<Self.browsed {
      _ = try browsing.turn()
      browsing.rest()
    }
    guard let bytes = ProcessTree(root: browsing.child.pid).proportionalSize else {
      throw MeasuringError(reason: "was gone after \(Self.browsed) photos")
    }
    return Double(bytes) / 1_048_576
  }
}
