/// From a key press at rest to the next photo.
struct PageTurn {
  let stage: Stage
  let photos: BenchmarkPhotos

  /// Milliseconds of each of `count` turns, at rest before each; at most the album allows.
  func run(_ viewer: Viewer, count: Int) throws -> [Double] {
    let browsing = try Browsing(viewer, photos, on: stage)
    var times: [Double] = []
    for _ in 0..<min(count, photos.album.count - 1) {
      times.append(try browsing.turn() * 1000)
      browsing.rest()
    }
    return times
  }
}
