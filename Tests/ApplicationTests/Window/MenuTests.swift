import CXTest
import DisplaySupport
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct MenuTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)

  /// A viewer on the first of two photos of one size.
  private func open(
    _ folder: PictureSupport.TemporaryFolder, environment: [String: String] = [:]
  ) throws -> RunningViewer {
    let paths = ["1.png", "2.png"].map(folder.path)
    // The left edges are not to be seen at actual size.
    try TestPicture(width: 2000, height: 1400) { x, _ in x < 498 ? teal : violet }
      .write(to: paths[0], as: .png)
    try TestPicture(width: 2000, height: 1400) { x, _ in x < 480 ? violet : teal }
      .write(to: paths[1], as: .png)
    let viewer = try RunningViewer(paths, environment: environment)
    try viewer.waitUntil("the photo") { try viewer.shows(violet, at: (500, 350)) }
    return viewer
  }

  @Test("K keeps the zoom for the next photo of the same size, and the second K no longer does")
  func keepZoom() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(folder)
    defer { viewer.close() }
    viewer.keyboard.press("1")
    // The zoom moves; what is kept is where it stands.
    try viewer.waitUntil("actual size") { try viewer.shows(violet, at: (1, 350)) }
    viewer.keyboard.press("k")
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the second photo as close") {
      try viewer.shows(teal, at: (12, 350)) && viewer.shows(teal, at: (990, 350))
    }
    viewer.keyboard.press("k")
    viewer.keyboard.press("Left")
    try viewer.waitUntil("the whole first photo") { try viewer.shows(teal, at: (100, 350)) }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the whole second photo") {
      try viewer.shows(violet, at: (100, 350)) && viewer.shows(teal, at: (900, 350))
    }
  }

  @Test("F10 opens the menu, whose keys are its own; its last entry but one lists the keys")
  func menu() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(folder)
    defer { viewer.close() }
    viewer.keyboard.press("F10")
    try viewer.waitUntil("the menu") {
      let below = try viewer.server.screenshot(x: 600, y: 120, width: 400, height: 200)
      return (0..<below.height).contains { y in
        below.count(inRow: y) {
          !$0.isClose(to: Bitmap.Colour(violet.red, violet.green, violet.blue), tolerance: 40)
        } > 100
      }
    }
    viewer.keyboard.press("Up")
    viewer.keyboard.press("Up")
    viewer.keyboard.press("Return")
    try viewer.waitUntil("the list of keys") { viewer.titles.contains("Keyboard Shortcuts") }
    #expect(viewer.titles.contains { $0.contains("1.png") })
  }

  @Test("letters mean the same in a layout that has no Latin ones")
  func otherLayout() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(folder)
    defer { viewer.close() }
    let layout = try ChildProcess(
      "setxkbmap", ["-layout", "us,ru"],
      environment: Environment.current.setting(viewer.server.environment), output: .capture)
    try #require(layout.wait(upTo: 20) == .status(0), "\(layout.output)")
    viewer.keyboard.lockLayout(1)
    try viewer.waitUntil("a new window") {
      viewer.keyboard.press("n", holding: ["Control_L"])
      return viewer.titles.contains("Perigee")
    }
  }

  @Test("photos lie on a light ground in a light desktop and on a dark one in a dark")
  func ground() throws {
    for (scheme, colour) in [("prefer-light", UInt8(250)), ("prefer-dark", UInt8(18))] {
      let folder = try PictureSupport.TemporaryFolder()
      let path = folder.path("1.png")
      try TestPicture.solid(width: 500, height: 500, violet).write(to: path, as: .png)
      let viewer = try RunningViewer([path], environment: ["ADW_DEBUG_COLOR_SCHEME": scheme])
      defer { viewer.close() }
      try viewer.waitUntil("the photo on \(scheme) ground") {
        let ground = try viewer.server.screenshot(x: 100, y: 350, width: 1, height: 1)[0, 0]
        return try viewer.shows(violet, at: (500, 350))
          && ground.isClose(to: Bitmap.Colour(colour, colour, colour), tolerance: 3)
      }
    }
  }
}
