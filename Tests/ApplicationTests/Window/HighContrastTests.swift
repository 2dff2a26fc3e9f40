import DisplaySupport
import PictureSupport
import Testing

@Suite(
  "With high contrast", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct HighContrastTests {
  @Test(
    "header and dots have an even ground, and a photo that would vanish one of 3 to 1",
    arguments: [("prefer-light", UInt8(255), UInt8(128)), ("prefer-dark", UInt8(0), UInt8(114))])
  func even(scheme: String, photo: UInt8, ground: UInt8) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let paths = ["1.png", "2.png"].map(folder.path)
    let colour = TestPicture.Colour(photo, photo, photo)
    for path in paths {
      try TestPicture.solid(width: 600, height: 700, colour).write(to: path, as: .png)
    }
    let viewer = try RunningViewer(
      paths, environment: ["ADW_DEBUG_COLOR_SCHEME": scheme, "ADW_DEBUG_HIGH_CONTRAST": "1"])
    defer { viewer.close() }
    let pointer = Pointer(viewer.server.connection)
    let black = Bitmap.Colour(0, 0, 0)
    var x = 700
    try viewer.waitUntil("all of it") {
      // Wakes the controls.
      x = x == 700 ? 701 : 700
      pointer.move(x: x, y: 350)
      let screen = try viewer.server.screenshot()
      let lies = Bitmap.Colour(ground, ground, ground)
      return screen[100, 350].isClose(to: lies, tolerance: 3)
        && screen[500, 350].isClose(to: Bitmap.Colour(photo, photo, photo), tolerance: 3)
        && screen[250, 3] == black && screen[250, 30] == black
        // Between the two dots, on the first, and on the line above them.
        && screen[500, 679].isClose(to: black, tolerance: 3)
        && screen[492, 679].isClose(to: Bitmap.Colour(255, 255, 255), tolerance: 6)
        && screen[500, 669].isClose(to: Bitmap.Colour(255, 255, 255), tolerance: 40)
    }
  }
}
