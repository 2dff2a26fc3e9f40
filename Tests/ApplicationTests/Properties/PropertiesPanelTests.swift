import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct PropertiesPanelTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)
  /// A place that the panel takes, and one that it leaves to the photo.
  private let right = (900, 350)
  private let left = (350, 350)

  private func open(width: Int) throws -> (RunningViewer, PictureSupport.TemporaryFolder) {
    let folder = try PictureSupport.TemporaryFolder()
    try TestPicture.solid(width: 2000, height: 1400, violet)
      .write(to: folder.path("1.png"), as: .png)
    try TestPicture.solid(width: 2000, height: 1400, teal).write(to: folder.path("2.png"), as: .png)
    let viewer = try RunningViewer(
      [folder.path("1.png"), folder.path("2.png")], width: width, height: 700)
    return (viewer, folder)
  }

  @Test("F9 opens it beside the photo, which stays whole; Alt and Return close it")
  func beside() throws {
    let (viewer, folder) = try open(width: 1000)
    defer { viewer.close() }
    try viewer.waitUntil("the photo") { try viewer.shows(violet, at: right) }
    viewer.keyboard.press("F9")
    // The whole photo is now as wide as what is left: 490 points high, with ground above and below.
    try viewer.waitUntil("the panel, and the photo beside it") {
      try !viewer.shows(violet, at: right) && viewer.shows(violet, at: left)
        && !viewer.shows(violet, at: (350, 90)) && viewer.shows(violet, at: (20, 350))
        && viewer.shows(violet, at: (690, 350))
    }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the next photo beside it") { try viewer.shows(teal, at: left) }
    viewer.keyboard.press("Return", holding: ["Alt_L"])
    try viewer.waitUntil("the photo alone") { try viewer.shows(teal, at: right) }
    #expect(viewer.output == "")
    withExtendedLifetime(folder) {}
  }

  @Test("in a narrow window it lies over the photo, which does not move")
  func over() throws {
    let (viewer, folder) = try open(width: 500)
    defer { viewer.close() }
    let edges = [(100, 177), (100, 522)]
    func isWhole() throws -> Bool { try edges.allSatisfy { try viewer.shows(violet, at: $0) } }
    try viewer.waitUntil("the photo") { try isWhole() && viewer.shows(violet, at: (450, 350)) }
    viewer.keyboard.press("F9")
    try viewer.waitUntil("the panel over the photo") {
      try !viewer.shows(violet, at: (450, 350)) && isWhole()
    }
    viewer.keyboard.press("F9")
    try viewer.waitUntil("the photo alone") { try viewer.shows(violet, at: (450, 350)) }
    #expect(viewer.output == "")
    withExtendedLifetime(folder) {}
  }
}
