import DisplaySupport

/// A viewer open on the album, at rest: everything it prepares ahead is ready.
final class Browsing {
  let stage: Stage
  let viewer: Viewer
  let child: ChildProcess
  private let photos: BenchmarkPhotos
  private var index = 0

  /// Opens the album's first photo and waits until it is there.
  init(_ viewer: Viewer, _ photos: BenchmarkPhotos, on stage: Stage) throws {
    self.stage = stage
    self.viewer = viewer
    self.photos = photos
    stage.centrePointer()
    child = try stage.start(viewer, viewer.commandLine(photos.album[0]))
    guard stage.waitFor(Tint.ofPhoto(0), upTo: FirstPhoto.limit) != nil else {
      throw MeasuringError(reason: "showed no photo of the album")
    }
    rest()
  }

  deinit { stage.clear(child) }

  /// Waits until the screen is still and the viewer uses no processor time.
  func rest() {
    _ = stage.waitForStillness(0.3)
    _ = ProcessTree.waitForRest(root: child.pid)
  }

  /// Turns to the next photo: seconds from the key press until it covers a quarter of a row.
  func turn() throws -> Double {
    index += 1
    let tint = Tint.ofPhoto(index)
    let pressed = Clock.now
    stage.keyboard.press(viewer.nextKey)
    guard let shown = stage.waitFor(tint, upTo: 10) else {
      throw MeasuringError(reason: "did not turn to photo \(index + 1) of the album")
    }
    return shown - pressed
  }
}
