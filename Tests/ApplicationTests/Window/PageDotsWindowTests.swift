import DisplaySupport
import PictureSupport
import Testing

@Suite(
  "The dots at the bottom of the window", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct PageDotsWindowTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  /// The row of pixels through the middle of the dots: 9 points of margin, and half of 24 points.
  private let row = 679

  /// A viewer on so many violet photos.
  private func open(_ count: Int, in folder: PictureSupport.TemporaryFolder) throws -> RunningViewer
  {
    let photo = TestPicture.solid(width: 1000, height: 700, violet)
    for number in 1...count { try photo.write(to: folder.path("\(number).png"), as: .png) }
    let viewer = try RunningViewer([folder.path])
    try viewer.waitUntil("the photo") { try viewer.shows(violet, at: (500, 350)) }
    return viewer
  }

  /// Which of three dots is the bright one, from 0; `nil` while none is, or not a single one.
  private func bright(_ viewer: RunningViewer) throws -> Int? {
    let dots = try viewer.server.screenshot(x: 400, y: row, width: 200, height: 1)
    // The others are seen at a third of their white, over the shade and the violet.
    let bright = [85, 100, 115].map { dots[$0, 0].green > 180 }
    return bright.count { $0 } == 1 ? bright.firstIndex(of: true) : nil
  }

  @Test("follow the pages, turn one with a click on their half, and scrub")
  func bothWays() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(3, in: folder)
    defer { viewer.close() }
    let pointer = Pointer(viewer.server.connection)
    // The pointer on them keeps them there.
    pointer.move(x: 500, y: row)
    pointer.move(x: 516, y: row)
    try viewer.waitUntil("three dots, the first bright") { try bright(viewer) == 0 }
    viewer.keyboard.press("End")
    try viewer.waitUntil("the last bright") {
      try bright(viewer) == 2 && viewer.title.contains("3.png")
    }
    pointer.move(x: 484, y: row)
    pointer.click()
    try viewer.waitUntil("the page before") {
      try bright(viewer) == 1 && viewer.title.contains("2.png")
    }
    // A drag from the first dot over the last, in steps a hand would make.
    pointer.press(.left)
    for x in stride(from: 486, through: 518, by: 4) { pointer.move(x: x, y: row) }
    try viewer.waitUntil("the last page while the button is held") {
      try bright(viewer) == 2 && viewer.title.contains("3.png")
    }
    pointer.release(.left)
    viewer.keyboard.press("Home")
    try viewer.waitUntil("keys that still turn pages") { viewer.title.contains("1.png") }
  }

  @Test("fade with the rest of the controls, and then let input through to the photo")
  func fade() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(3, in: folder)
    defer { viewer.close() }
    let pointer = Pointer(viewer.server.connection)
    pointer.move(x: 700, y: 350)
    try viewer.waitUntil("the dots") { try bright(viewer) == 0 }
    try viewer.waitUntil("no dots, once nobody has moved for a while") {
      try viewer.shows(violet, at: (485, row)) && viewer.shows(violet, at: (500, row))
    }
    pointer.move(x: 701, y: 350)
    try viewer.waitUntil("the dots again") { try bright(viewer) == 0 }
  }

  @Test("are not there for a single photo, nor where not all fit", arguments: [1, 80])
  func none(count: Int) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(count, in: folder)
    defer { viewer.close() }
    let pointer = Pointer(viewer.server.connection)
    if count > 1 {
      try viewer.waitUntil("all photos listed") {
        viewer.keyboard.press("End")
        return viewer.title.contains("\(count).png")
      }
    }
    var x = 700
    try viewer.waitUntil("the header in full, and no dot") {
      x = x == 700 ? 701 : 700
      pointer.move(x: x, y: 350)
      let screen = try viewer.server.screenshot()
      let seen = Bitmap.Colour(200, 40, 200)
      // The header's shade at its darkest: 62 % of black.
      let isShaded = screen[300, 1].isClose(to: Bitmap.Colour(78, 16, 78), tolerance: 10)
      return isShaded
        && (row - 14...row + 14).allSatisfy { y in
          screen.count(inRow: y) { !$0.isClose(to: seen, tolerance: 6) } == 0
        }
    }
  }
}
