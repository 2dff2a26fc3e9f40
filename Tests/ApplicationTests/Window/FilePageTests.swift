import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct FilePageTests {
  private let red = TestPicture.Colour(200, 40, 40)
  private let green = TestPicture.Colour(40, 160, 60)
  private let blue = TestPicture.Colour(50, 70, 200)
  private let violet = TestPicture.Colour(200, 40, 200)

  @Test(
    """
    an icon opens at its largest; Control with Page Down and Page Up turns its pages only (scenario 27)
    """)
  func icon() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let icon = try folder.write(
      PlainFiles.icon([
        .solid(width: 32, height: 32, red), .solid(width: 256, height: 256, green),
        .solid(width: 48, height: 128, blue),
      ]), "1.ico")
    let photo = folder.path("2.png")
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: photo, as: .png)
    let viewer = try RunningViewer([icon, photo])
    defer { viewer.close() }
    let middle = (500, 350)
    try viewer.waitUntil("the largest") { try viewer.shows(green, at: middle) }
    viewer.keyboard.press("Next", holding: ["Control_L"])
    try viewer.waitUntil("the second") { try viewer.shows(blue, at: middle) }
    #expect(viewer.title.contains("1.ico"))
    viewer.keyboard.press("Next", holding: ["Control_L"])
    try viewer.waitUntil("the third") { try viewer.shows(red, at: middle) }
    viewer.keyboard.press("Prior", holding: ["Control_L"])
    try viewer.waitUntil("the second again") { try viewer.shows(blue, at: middle) }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the photo after it") { try viewer.shows(violet, at: middle) }
    viewer.keyboard.press("Left")
    try viewer.waitUntil("its first page again") { try viewer.shows(green, at: middle) }
  }
}
