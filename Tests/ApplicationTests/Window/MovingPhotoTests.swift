import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct MovingPhotoTests {
  private let colours: [TestPicture.Colour] = [
    .init(200, 40, 40), .init(40, 160, 60), .init(50, 70, 200), .init(200, 200, 40),
  ]

  /// The number of the frame on the screen; `nil` for none of them.
  private func frame(_ viewer: RunningViewer) throws -> Int? {
    try colours.firstIndex { try viewer.shows($0, at: (500, 350)) }
  }

  @Test(
    "a GIF or PNG plays, Space stops it on a frame, and Space lets it go on",
    arguments: [false, true])
  func plays(isPNG: Bool) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("moving")
    if isPNG {
      let frames = colours.map {
        AnimatedPNG.Frame(.solid(width: 120, height: 100, $0), delay: (3, 10))
      }
      _ = try folder.write(AnimatedPNG.file(width: 120, height: 100, frames), "moving")
    } else {
      try AnimatedPicture.solid(
        colours, width: 600, height: 400, delays: Array(repeating: 300, count: colours.count)
      ).write(to: path, as: .gif)
    }
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    for frame in [0, 1, 2, 3, 0] {
      try viewer.waitUntil("frame \(frame)") { try self.frame(viewer) == frame }
    }
    viewer.keyboard.press("space")
    var last = try frame(viewer)
    var looks = 0
    // Longer than all frames together take, once it has stopped.
    try viewer.waitUntil("standing still") {
      Clock.rest(seconds: 0.05)
      let now = try frame(viewer)
      looks = now == last ? looks + 1 : 0
      last = now
      return looks > 30
    }
    viewer.keyboard.press("space")
    try viewer.waitUntil("another frame") { try frame(viewer) != last }
  }
}
