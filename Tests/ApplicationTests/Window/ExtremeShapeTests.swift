import DisplaySupport
import PictureSupport
import Testing

@testable import perigee

@Suite(
  "Photos of extreme shapes", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct ExtremeShapeTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  /// How many pixels of the screen's middle row or column show the photo.
  private func seen(_ viewer: RunningViewer, across: Bool) throws -> Int {
    let line =
      across
      ? try viewer.server.screenshot(x: 0, y: 350, width: 1_000, height: 1)
      : try viewer.server.screenshot(x: 500, y: 0, width: 1, height: 700)
    let wanted = Bitmap.Colour(violet.red, violet.green, violet.blue)
    return (0..<(across ? 1_000 : 700)).count {
      (across ? line[$0, 0] : line[0, $0]).isClose(to: wanted, tolerance: 60)
    }
  }

  @Test(
    "a line of one pixel is a line on the screen, at rest and close, to both of its ends (scenario 16)",
    arguments: [(100_000, 1), (1, 5_000), (5_000, 1), (60_000, 2)])
  func line(_ size: (width: Int, height: Int)) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("line.png")
    try TestPicture.solid(width: size.width, height: size.height, violet).write(to: path, as: .png)
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    let isWide = size.width > size.height
    try viewer.waitUntil("a line from end to end") {
      try seen(viewer, across: isWide) > (isWide ? 990 : 600)
    }
    viewer.keyboard.press("1")
    try viewer.waitUntil("a line at actual size") { try seen(viewer, across: isWide) > 600 }
    for key in isWide ? ["Left", "Right"] : ["Up", "Down"] {
      for _ in 0..<5 { viewer.keyboard.press(key, holding: ["Control_L"]) }
      try viewer.waitUntil("the line still") { try seen(viewer, across: isWide) > 600 }
    }
    for _ in 0..<12 { viewer.keyboard.press("plus") }
    try viewer.waitUntil("a thick line") { try seen(viewer, across: !isWide) > 2 }
    viewer.keyboard.press("0")
    try viewer.waitUntil("the whole line again") {
      try seen(viewer, across: isWide) > (isWide ? 990 : 600)
    }
  }

  @Test("a photo of one pixel is shown, comes closer, turns and fills the screen (scenario 15)")
  func onePixel() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("dot.png")
    try TestPicture.solid(width: 1, height: 1, violet).write(to: path, as: .png)
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    try viewer.waitUntil("the pixel") { try seen(viewer, across: true) >= 1 }
    for _ in 0..<20 { viewer.keyboard.press("plus") }
    try viewer.waitUntil("a large pixel") { try seen(viewer, across: true) > 10 }
    viewer.keyboard.press("r", holding: ["Control_L"])
    viewer.keyboard.press("F11")
    for _ in 0..<30 { viewer.keyboard.press("minus") }
    viewer.keyboard.press("0")
    try viewer.waitUntil("the pixel again") { try seen(viewer, across: true) >= 1 }
    #expect(viewer.isRunning)
  }
}
