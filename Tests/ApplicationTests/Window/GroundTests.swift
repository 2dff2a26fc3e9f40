import DisplaySupport
import PictureSupport
import Testing

@Suite(
  "The ground behind the photos", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct GroundTests {
  /// A desktop, what photos lie on there, and a photo that would vanish into it.
  struct Desktop: Sendable {
    let scheme: String
    let usual, other: UInt8
    let vanishing: TestPicture.Colour
  }

  nonisolated private static let desktops = [
    Desktop(
      scheme: "prefer-light", usual: 250, other: 205,
      vanishing: TestPicture.Colour(255, 255, 255)),
    Desktop(scheme: "prefer-dark", usual: 18, other: 60, vanishing: TestPicture.Colour(0, 0, 0)),
  ]

  /// Whether the ground beside a photo that is narrower than the window is a grey.
  private func liesOn(_ grey: UInt8, _ viewer: RunningViewer) throws -> Bool {
    let screen = try viewer.server.screenshot(x: 0, y: 350, width: 1000, height: 1)
    return [20, 120, 880, 980].allSatisfy {
      screen[$0, 0].isClose(to: Bitmap.Colour(grey, grey, grey), tolerance: 3)
    }
  }

  @Test(
    "is another grey for a photo that would vanish into it, and only for that one",
    arguments: desktops)
  func contrast(desktop: Desktop) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let paths = ["1.png", "2.png"].map(folder.path)
    try TestPicture.solid(width: 600, height: 600, desktop.vanishing).write(to: paths[0], as: .png)
    let violet = TestPicture.Colour(200, 40, 200)
    try TestPicture.solid(width: 600, height: 600, violet).write(to: paths[1], as: .png)
    let viewer = try RunningViewer(
      paths, environment: ["ADW_DEBUG_COLOR_SCHEME": desktop.scheme])
    defer { viewer.close() }
    try viewer.waitUntil("the photo that would vanish, on another grey") {
      try viewer.shows(desktop.vanishing, at: (500, 350)) && liesOn(desktop.other, viewer)
    }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the colourful one, on the usual ground") {
      try viewer.shows(violet, at: (500, 350)) && liesOn(desktop.usual, viewer)
    }
    viewer.keyboard.press("Left")
    try viewer.waitUntil("the first again, on its own") {
      try viewer.shows(desktop.vanishing, at: (500, 350)) && liesOn(desktop.other, viewer)
    }
  }

  @Test("stays the usual one for a photo as dark as itself that has a colour")
  func colourful() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("1.png")
    // Its luma is 18 of 255, as the ground's.
    let blue = TestPicture.Colour(0, 10, 150)
    try TestPicture.solid(width: 600, height: 600, blue).write(to: path, as: .png)
    let viewer = try RunningViewer([path])
    defer { viewer.close() }
    try viewer.waitUntil("the photo on the usual ground") {
      try viewer.shows(blue, at: (500, 350)) && liesOn(18, viewer)
    }
  }

  @Test("is told by the edge alone, whatever is in the middle")
  func edgeAlone() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("1.png")
    let (white, violet) = (TestPicture.Colour(255, 255, 255), TestPicture.Colour(200, 40, 200))
    try TestPicture(width: 600, height: 600) { x, y in
      (20..<580).contains(x) && (20..<580).contains(y) ? violet : white
    }.write(to: path, as: .png)
    let viewer = try RunningViewer(
      [path], environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-light"])
    defer { viewer.close() }
    try viewer.waitUntil("the photo told from the ground") {
      try viewer.shows(violet, at: (500, 350)) && viewer.shows(white, at: (210, 350))
        && liesOn(205, viewer)
    }
  }
}
