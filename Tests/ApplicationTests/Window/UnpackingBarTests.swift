import DisplaySupport
import PictureSupport
import Testing

@testable import perigee

@Suite(
  "A photo that takes a while to be unpacked", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct UnpackingBarTests {
  /// What is seen of the scripted decoder's photos, which are half transparent, on the dark ground.
  private let grey = TestPicture.Colour(137, 137, 137)
  private let scripted = ["PERIGEE_DECODER": "\(ProgramRun.folder)/scripted-decoder"]

  /// How many pixels of the row where the bar would be do not show the photo.
  private func covered(_ viewer: RunningViewer) throws -> Int {
    let row = try viewer.server.screenshot(x: 200, y: 640, width: 600, height: 1)
    let grey = Bitmap.Colour(137, 137, 137)
    return (0..<600).count { !row[$0, 0].isClose(to: grey, tolerance: 6) }
  }

  private func viewer(_ script: String, _ folder: PictureSupport.TemporaryFolder) throws
    -> RunningViewer
  {
    let viewer = try RunningViewer(
      [try folder.write(text: script, "1.jpg")],
      environment: scripted.merging(["XDG_CACHE_HOME": folder.path("cache")]) { $1 })
    try viewer.waitUntil("the photo and nothing over it") { try covered(viewer) == 0 }
    return viewer
  }

  @Test("says so when one comes close to it; Stop takes the word away and the photo stays")
  func stop() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try viewer("show 9000x9000 never-unpacked", folder)
    defer { viewer.close() }
    viewer.keyboard.press("1")
    try viewer.waitUntil("the bar") { try covered(viewer) > 200 }
    let pointer = Pointer(viewer.server.connection)
    var x = 720
    try viewer.waitUntil("no bar, after a click on the way along it") {
      x = x < 300 ? 720 : x - 20
      pointer.move(x: x, y: 640)
      pointer.click()
      pointer.move(x: 999, y: 350)
      return try covered(viewer) == 0
    }
    #expect(viewer.isRunning)
  }

  @Test("for which there is no room says that, and shows it all the same")
  func noRoom() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try viewer("show 9000x9000 no-room", folder)
    defer { viewer.close() }
    viewer.keyboard.press("1")
    try viewer.waitUntil("the word") { try covered(viewer) > 200 }
    #expect(viewer.isRunning)
  }
}
