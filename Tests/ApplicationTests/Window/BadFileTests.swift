import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct BadFileTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  /// Files that cannot be shown, by what is wrong with them.
  enum Bad: String, CaseIterable {
    case empty, text, gone, cutOff, folderByName

    /// Makes it in a folder and gives its path.
    func make(in folder: PictureSupport.TemporaryFolder) throws -> String {
      switch self {
      case .empty: try folder.write([], "1.jpg")
      case .text: try folder.write(Array("no picture".utf8), "1.jpg")
      case .gone: folder.path("1.jpg")
      case .cutOff: try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "1.jpg")
      case .folderByName: folder.path("none/1.jpg")
      }
    }
  }

  @Test(
    "a file that cannot be shown gets a page, and the next photo is a key away",
    arguments: Bad.allCases)
  func goesOn(bad: Bad) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = try bad.make(in: folder)
    let good = folder.path("2.png")
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: good, as: .png)
    let viewer = try RunningViewer([path, good])
    defer { viewer.close() }
    try viewer.waitUntil("words in the middle") { try Self.hasWords(viewer) }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the good photo") { try viewer.shows(violet, at: (500, 350)) }
    viewer.keyboard.press("Left")
    try viewer.waitUntil("the page again") { try Self.hasWords(viewer) }
    #expect(viewer.isRunning)
  }

  /// Whether light letters stand on a dark ground in the middle of the screen.
  private static func hasWords(_ viewer: RunningViewer) throws -> Bool {
    let middle = try viewer.server.screenshot(x: 200, y: 150, width: 600, height: 400)
    var (light, dark) = (0, 0)
    for y in 0..<middle.height {
      light += middle.count(inRow: y) { $0.red > 150 && $0.green > 150 && $0.blue > 150 }
      dark += middle.count(inRow: y) { $0.red < 70 && $0.green < 70 && $0.blue < 70 }
    }
    return light > 300 && dark > middle.width * middle.height / 2
  }
}
