import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct WindowTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)

  /// A folder with three photos that fill the screen: quarters, violet, teal.
  private func photoFolder() throws -> PictureSupport.TemporaryFolder {
    let folder = try PictureSupport.TemporaryFolder()
    try TestPicture.quadrants(width: 2000, height: 1400)
      .write(to: folder.path("1 quarters.png"), as: .png)
    try TestPicture.solid(width: 2000, height: 1400, violet)
      .write(to: folder.path("2 violet.jpg"), as: .jpeg)
    try TestPicture.solid(width: 2000, height: 1400, teal)
      .write(to: folder.path("10 teal.webp"), as: .webp)
    return folder
  }

  private func waitForQuarters(_ viewer: RunningViewer) throws {
    try viewer.waitUntil("the four quarters") {
      try viewer.shows(TestPicture.topLeft, at: (250, 200))
        && viewer.shows(TestPicture.topRight, at: (750, 200))
        && viewer.shows(TestPicture.bottomLeft, at: (250, 500))
        && viewer.shows(TestPicture.bottomRight, at: (750, 500))
    }
  }

  @Test("a folder opens at its first photo, and the window is called as the photo is")
  func opensFolder() throws {
    let folder = try photoFolder()
    let viewer = try RunningViewer([folder.path])
    defer { viewer.close() }
    try waitForQuarters(viewer)
    try viewer.waitUntil("its title") { viewer.title.contains("1 quarters.png") }
  }

  @Test("a file opens with its folder around it, in natural order; keys turn the pages")
  func keysPage() throws {
    let folder = try photoFolder()
    let viewer = try RunningViewer([folder.path("2 violet.jpg")])
    defer { viewer.close() }
    try viewer.waitUntil("the violet photo") { try viewer.shows(violet, at: (500, 350)) }
    // The neighbours are there once the folder is listed; keys before that have nowhere to go.
    try viewer.waitUntil("the next photo") {
      viewer.keyboard.press("Right")
      return try viewer.shows(teal, at: (500, 350))
    }
    try viewer.waitUntil("its title") { viewer.title.contains("10 teal.webp") }
    viewer.keyboard.press("Left")
    try viewer.waitUntil("the violet photo again") { try viewer.shows(violet, at: (500, 350)) }
    viewer.keyboard.press("Home")
    try waitForQuarters(viewer)
    viewer.keyboard.press("End")
    try viewer.waitUntil("the last photo") { try viewer.shows(teal, at: (500, 350)) }
  }

  @Test("the buttons at a mouse's side turn pages")
  func sideButtons() throws {
    let folder = try photoFolder()
    let viewer = try RunningViewer(
      [folder.path("1 quarters.png"), folder.path("2 violet.jpg"), folder.path("10 teal.webp")])
    defer { viewer.close() }
    try waitForQuarters(viewer)
    let pointer = Pointer(viewer.server.connection)
    pointer.move(x: 500, y: 350)
    pointer.click(.forward)
    try viewer.waitUntil("the next photo") { try viewer.shows(violet, at: (500, 400)) }
    pointer.click(.forward)
    try viewer.waitUntil("the last photo") { try viewer.shows(teal, at: (500, 400)) }
    pointer.click(.back)
    try viewer.waitUntil("the photo before") { try viewer.shows(violet, at: (500, 400)) }
  }

  @Test("1 shows actual size, 0 the whole photo")
  func keysZoom() throws {
    let folder = try photoFolder()
    let viewer = try RunningViewer([folder.path("1 quarters.png")])
    defer { viewer.close() }
    try waitForQuarters(viewer)
    viewer.keyboard.press("1")
    // Twice as large about the middle, the quarters still meet there.
    try viewer.waitUntil("actual size") {
      try viewer.shows(TestPicture.topLeft, at: (20, 200))
        && viewer.shows(TestPicture.topLeft, at: (490, 340))
        && viewer.shows(TestPicture.bottomRight, at: (510, 360))
    }
    viewer.keyboard.press("0")
    try waitForQuarters(viewer)
  }

  @Test("F5 shows what the file holds now, as close and at the same place as before")
  func reloads() throws {
    let folder = try photoFolder()
    let path = folder.path("1 quarters.png")
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    try waitForQuarters(viewer)
    viewer.keyboard.press("1")
    try viewer.waitUntil("actual size") { try viewer.shows(TestPicture.topLeft, at: (20, 200)) }
    // Of the photo's left edge nothing is to be seen at this size, of its middle all.
    try TestPicture(width: 2000, height: 1400) { x, y in
      if x < 480 { return TestPicture.topRight }
      return x < 1000 && y < 700 ? violet : teal
    }.write(to: path, as: .png)
    viewer.keyboard.press("F5")
    try viewer.waitUntil("the new photo") {
      try viewer.shows(violet, at: (490, 340)) && viewer.shows(teal, at: (510, 360))
    }
    // The folder's own news of the change may read it once more.
    try viewer.waitUntil("its left part") { try viewer.shows(violet, at: (10, 200)) }
    viewer.keyboard.press("0")
    try viewer.waitUntil("all of it") { try viewer.shows(TestPicture.topRight, at: (100, 350)) }
  }

  @Test("Ctrl+Q and Ctrl+W end the program with status 0", arguments: ["q", "w"])
  func quits(key: String) throws {
    let folder = try photoFolder()
    let viewer = try RunningViewer([folder.path])
    defer { viewer.close() }
    try waitForQuarters(viewer)
    viewer.keyboard.press(key, holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
    #expect(viewer.output == "")
  }

  @Test("without a display it says so in one line and ends with status 69")
  func noDisplay() throws {
    let run = ProgramRun("/nowhere.jpg")
    #expect(run.status == 69)
    #expect(run.errorLines.count == 1)
    #expect(run.errorText.lowercased().contains("display"))
  }
}
