import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct SeveralWindowsTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)

  /// A folder with a violet and a teal photo; the teal one's name is hard on addresses.
  private func photoFolder() throws -> (
    PictureSupport.TemporaryFolder, violet: String, teal: String
  ) {
    let folder = try PictureSupport.TemporaryFolder()
    let paths = (folder.path("violet.png"), folder.path("50% teal #1?.png"))
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: paths.0, as: .png)
    try TestPicture.solid(width: 2000, height: 1400, teal).write(to: paths.1, as: .png)
    return (folder, paths.0, paths.1)
  }

  @Test(
    "a second start opens a window in the running program and ends; each window pages by itself")
  func secondStart() throws {
    let (folder, violetPath, tealPath) = try photoFolder()
    defer { withExtendedLifetime(folder) {} }
    let viewer = try RunningViewer([violetPath])
    defer { viewer.close() }
    try viewer.waitUntil("the violet photo") { try viewer.shows(violet, at: (500, 350)) }
    #expect(try viewer.startAgain([tealPath]) == .status(0))
    try viewer.waitUntil("the other window") {
      viewer.titles.contains { $0.contains("50% teal #1?.png") }
    }
    try viewer.waitUntil("its photo in front") {
      if let last = viewer.server.connection.windows.last,
        viewer.server.connection.focusedWindow != last
      {
        viewer.server.connection.activate(last)
      }
      return try viewer.shows(teal, at: (500, 350))
    }
    // It has a process of its own for its photos.
    try viewer.waitUntil("two decoders at least") { viewer.decoderCount >= 2 }
    viewer.keyboard.press("w", holding: ["Control_L"])
    try viewer.waitUntil("the first window again") { try viewer.shows(violet, at: (500, 350)) }
    try viewer.waitUntil("the other window's end") { viewer.titles.count == 1 }
    try viewer.waitUntil("the closed window's decoders have gone") { viewer.decoderCount <= 2 }
  }

  @Test("Ctrl+N opens a window, the program ends with the last one")
  func newWindow() throws {
    let (folder, violetPath, _) = try photoFolder()
    defer { withExtendedLifetime(folder) {} }
    let viewer = try RunningViewer([violetPath])
    defer { viewer.close() }
    try viewer.waitUntil("the violet photo") { try viewer.shows(violet, at: (500, 350)) }
    viewer.keyboard.press("n", holding: ["Control_L"])
    try viewer.waitUntil("the new window") { viewer.titles.contains("Perigee") }
    viewer.keyboard.press("w", holding: ["Control_L"])
    try viewer.waitUntil("one has closed") { viewer.titles.count == 1 }
    let window = try #require(viewer.window)
    try viewer.waitUntil("the other has the keys") {
      if viewer.server.connection.focusedWindow == window { return true }
      viewer.server.connection.activate(window)
      return false
    }
    viewer.keyboard.press("w", holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
    #expect(viewer.output == "")
  }

  @Test("a start without photos beside a running one opens an empty window there")
  func withoutPhotos() throws {
    let (folder, violetPath, _) = try photoFolder()
    defer { withExtendedLifetime(folder) {} }
    let viewer = try RunningViewer([violetPath])
    defer { viewer.close() }
    #expect(try viewer.startAgain([]) == .status(0))
    try viewer.waitUntil("the empty window") {
      viewer.titles.count == 2 && viewer.titles.contains("Perigee")
    }
  }
}
