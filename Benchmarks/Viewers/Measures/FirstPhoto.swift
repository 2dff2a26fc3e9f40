import DisplaySupport

/// From exec to the photo on the screen.
struct FirstPhoto {
  let stage: Stage
  /// Seconds after which a viewer is taken to show nothing.
  static let limit = 30.0

  /// Milliseconds until a quarter of a row shows the photo, and until the screen changes no more.
  func run(_ viewer: Viewer, photo: String) throws -> (shown: Double, settled: Double) {
    stage.pointer.move(x: 0, y: stage.server.height - 1)
    let start = Clock.now
    let child = try stage.start(viewer, viewer.commandLine(photo))
    defer { stage.clear(child) }
    guard let shown = stage.waitFor(BenchmarkPhotos.tint, upTo: Self.limit) else {
      throw MeasuringError(reason: "showed no photo within \(Int(Self.limit)) seconds")
    }
    let settled = stage.waitForStillness(upTo: 10) ?? Clock.now
    return ((shown - start) * 1000, (max(settled, shown) - start) * 1000)
  }
}
