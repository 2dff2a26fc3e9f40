import DisplaySupport
import PictureSupport
import Testing

@Suite(
  "With two monitors", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct MonitorTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  @Test("F11 fills the one the window is on, and leaves the other free", arguments: [50, 850])
  func fullscreen(left: Int) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("1.png")
    try TestPicture.solid(width: 800, height: 600, violet).write(to: path, as: .png)
    let viewer = try RunningViewer(
      [path], width: 1600, height: 600, windowManager: .framed, isSplit: true)
    defer { viewer.close() }
    let connection = viewer.server.connection
    let window = try #require(viewer.window)
    // Such a window lies on one monitor alone.
    connection.place(window, x: left, y: 60, width: 500, height: 400)
    try viewer.waitUntil("the window in its place") {
      connection.size(of: window) == (500, 400) && abs(connection.origin(of: window).x - left) < 20
    }
    viewer.keyboard.press("F11")
    let monitor = left < 800 ? 0 : 800
    try viewer.waitUntil("the whole monitor, and nothing of the other") {
      try connection.size(of: window) == (800, 600) && connection.origin(of: window) == (monitor, 0)
        && viewer.shows(violet, at: (monitor + 5, 595))
        && viewer.shows(violet, at: (monitor + 790, 595))
        && !viewer.shows(violet, at: (800 - monitor + 5, 595))
    }
  }
}
