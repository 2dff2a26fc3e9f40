import DisplaySupport
import Testing

private let red = Bitmap.Colour(255, 0, 0)
private let blue = Bitmap.Colour(0, 0, 255)
private let ground = Bitmap.Colour(18, 18, 18)

@Suite(.serialized, .enabled(if: XServer.isAvailable(.virtual), "\(TestDisplay.missing)"))
struct ChromeTests {
  @Test("a file opens its folder; keys page to the last photo and back, and Ctrl+Q leaves quietly")
  func keysPage() throws {
    let folder = PhotoFolder()
    let first = folder.solid("a.ppm", (255, 0, 0))
    _ = folder.solid("b.ppm", (0, 255, 0))
    _ = folder.solid("c.ppm", (0, 0, 255))
    let viewer = try ViewerProgram([first])
    defer { viewer.end() }
    try viewer.waitFor(red, x: 320, y: 240)
    try viewer.waitFor(title: "a.ppm")
    // The header, and with it the folder, comes after the first photo.
    try #require(
      Clock.wait(upTo: 20, every: 0.1) {
        viewer.keyboard.press("End")
        return viewer.title == "c.ppm"
      })
    try viewer.waitFor(blue, x: 320, y: 240)
    viewer.keyboard.press("Home")
    try viewer.waitFor(red, x: 320, y: 240)
    viewer.keyboard.press("Right")
    try viewer.waitFor(Bitmap.Colour(0, 255, 0), x: 320, y: 240)
    viewer.keyboard.press("q", holding: ["Control_L"])
    #expect(viewer.program.wait(upTo: 10) == .status(0))
    #expect(viewer.program.output == "")
  }

  @Test("a file that is no photo has its own page, and the next photo is one key away")
  func failurePage() throws {
    let folder = PhotoFolder()
    let broken = folder.file("a.jpg", "hello")
    _ = folder.solid("b.ppm", (0, 0, 255))
    let viewer = try ViewerProgram([broken, folder.path + "/b.ppm"])
    defer { viewer.end() }
    try viewer.waitFor(title: "a.jpg")
    // The page's heading is white text in the middle of the window.
    try #require(
      Clock.wait(upTo: 20, every: 0.05) {
        guard let screen = try? viewer.server.screenshot() else { return false }
        return (150..<400).contains { y in
          screen.count(inRow: y) { $0.isClose(to: Bitmap.Colour(255, 255, 255), tolerance: 40) }
            > 20
        }
      })
    viewer.keyboard.press("Right")
    try viewer.waitFor(blue, x: 320, y: 240)
  }

  @Test("F11 fills the screen and Escape gives it back")
  func fullscreen() throws {
    let folder = PhotoFolder()
    let photo = folder.solid("a.ppm", (255, 0, 0), width: 64, height: 48)
    // Larger than a new window, so that the corner is bare at first.
    let viewer = try ViewerProgram([photo], width: 1400, height: 900, windowManager: .framed)
    defer { viewer.end() }
    try viewer.waitFor(red, x: 700, y: 450)
    try viewer.waitFor(ground, x: 5, y: 895, gone: true)
    viewer.keyboard.press("F11")
    try viewer.waitFor(ground, x: 5, y: 895)
    viewer.keyboard.press("Escape")
    try viewer.waitFor(ground, x: 5, y: 895, gone: true)
    #expect(viewer.program.isRunning)
  }

  @Test("once the header has faded, no frame is drawn and nothing wakes up")
  func quiet() throws {
    let folder = PhotoFolder()
    let viewer = try ViewerProgram([folder.solid("a.ppm", (255, 0, 0))])
    defer { viewer.end() }
    try viewer.waitFor(red, x: 320, y: 240)
    let frames = try FrameCounter(viewer.server)
    let isQuiet = Clock.wait(upTo: 20, every: 0) {
      let before = viewer.wakeUps
      _ = frames.takeCount()
      Clock.rest(seconds: 3.5)  // longer than the header stays
      return viewer.wakeUps == before && frames.takeCount() == 0
    }
    #expect(isQuiet)
  }

  @Test("without photos the window says so and offers to open some")
  func emptyWindow() throws {
    let viewer = try ViewerProgram([])
    defer { viewer.end() }
    // The button's blue.
    try #require(
      Clock.wait(upTo: 20, every: 0.05) {
        guard let screen = try? viewer.server.screenshot() else { return false }
        return (0..<480).contains { y in
          screen.count(inRow: y) { $0.isClose(to: Bitmap.Colour(53, 132, 228)) } > 40
        }
      })
    try viewer.waitFor(title: "Perigee")
  }
}

extension PhotoFolder {
  /// Writes a photo of one colour that covers the test's screen; gives its path.
  func solid(
    _ name: String, _ colour: (UInt8, UInt8, UInt8), width: Int = 1280, height: Int = 960
  ) -> String {
    let pixels = (0..<(width * height)).flatMap { _ in [colour.0, colour.1, colour.2] }
    let content = Array("P6 \(width) \(height) 255\n".utf8) + pixels
    return String(decoding: file(Array(name.utf8), content), as: UTF8.self)
  }
}
