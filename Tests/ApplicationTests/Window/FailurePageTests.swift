import DisplaySupport
import PerigeePhotos
import PictureSupport
import Testing

@testable import perigee

struct FailureDetailsTests {
  @Test("the details name the file, its type by content and the library's words")
  func known() {
    let details = FailureDetails(
      path: "/photos/a.jpg", format: "jpeg",
      failure: PhotoFailure(.damaged, details: "VipsJpeg: bad marker\n"))
    #expect(
      details.lines == [
        "File: /photos/a.jpg", "Type, by its content: jpeg", "Cause: damaged",
        "Message: VipsJpeg: bad marker",
      ])
  }

  @Test("a type that only the name promises is called that")
  func promised() {
    let details = FailureDetails(
      path: "/photos/a.jpg", format: nil, failure: PhotoFailure(.unknownFormat))
    #expect(details.lines[1].hasPrefix("Type, by its name alone: "))
    #expect(details.lines.last == "Cause: unknownFormat")
  }
}

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct FailurePageTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  @Test("Try Again is one Tab away, and shows the photo once the file has been mended")
  func tryAgain() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = try folder.write(Array("no picture".utf8), "1.png")
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.hasPage() }
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: path, as: .png)
    viewer.keyboard.press("Tab")
    viewer.keyboard.press("Return")
    try viewer.waitUntil("the photo") { try viewer.shows(violet, at: (500, 350)) }
  }

  @Test("the pointer reaches Try Again too")
  func tryAgainByPointer() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = try folder.write(Array("no picture".utf8), "1.png")
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.hasPage() }
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: path, as: .png)
    let pointer = Pointer(viewer.server.connection)
    var y = 250
    try viewer.waitUntil("the photo, after a click on the way down the middle") {
      y = y > 640 ? 250 : y + 15
      pointer.move(x: 500, y: y)
      pointer.click()
      return try viewer.shows(violet, at: (500, 350))
    }
  }

  @Test("Details open by keyboard and make the page say more")
  func details() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try RunningViewer([folder.path("gone.png")])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.hasPage() }
    let before = try viewer.wordsBelow()
    viewer.keyboard.press("Tab")
    viewer.keyboard.press("Tab")
    viewer.keyboard.press("space")
    try viewer.waitUntil("more words") { try viewer.wordsBelow() > before + 300 }
    #expect(viewer.isRunning)
  }
}

extension RunningViewer {
  /// Whether letters stand on an even ground in the middle of the screen, and no photo.
  func hasPage() throws -> Bool {
    let middle = try server.screenshot(x: 200, y: 150, width: 600, height: 400)
    let (even, strong) = Self.count(middle)
    return strong > 300 && even > middle.width * middle.height / 2
  }

  /// How many pixels of letters there are in the middle of the screen.
  fileprivate func wordsBelow() throws -> Int {
    Self.count(try server.screenshot(x: 100, y: 80, width: 800, height: 610)).strong
  }

  private static func count(_ bitmap: Bitmap) -> (even: Int, strong: Int) {
    let ground = bitmap[0, 0]
    var (even, strong) = (0, 0)
    for y in 0..<bitmap.height {
      even += bitmap.count(inRow: y) { $0 == ground }
      strong += bitmap.count(inRow: y) { !$0.isClose(to: ground, tolerance: 90) }
    }
    return (even, strong)
  }
}
