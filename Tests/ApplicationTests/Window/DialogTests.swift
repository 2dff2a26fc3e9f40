import DisplaySupport
import PictureSupport
import Testing

@Suite(
  "The open dialog", .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct DialogTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)

  /// A viewer on a violet and a teal photo of twice the screen's size, which writes a trace.
  private func open(
    _ folder: PictureSupport.TemporaryFolder, on kind: XServer.Kind
  ) throws -> RunningViewer {
    let paths = ["1.png", "2.png"].map(folder.path)
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: paths[0], as: .png)
    try TestPicture.solid(width: 2000, height: 1400, teal).write(to: paths[1], as: .png)
    let viewer = try RunningViewer(
      paths, environment: ["PERIGEE_TRACE": folder.path("use.trace")], on: kind)
    try viewer.waitUntil("the first photo") { try viewer.shows(violet, at: (100, 350)) }
    return viewer
  }

  /// Opens the dialog and waits until it is known that the drag was taken away and the photo is at rest.
  private func openDialog(
    _ viewer: RunningViewer, _ folder: PictureSupport.TemporaryFolder
  ) throws {
    viewer.keyboard.press("o", holding: ["Control_L"])
    try viewer.waitUntil("the dialog") { viewer.titles.contains("Open Photos") }
    let trace = folder.path("use.trace")
    try viewer.waitUntil("the drag taken away, and the photo at rest") {
      guard Trace(at: trace).lines.contains(where: { $0.contains("\"cancel\":") }),
        let state = Trace.replayed(trace)?.lines.last
      else { return false }
      return Trace.numbers("page", in: state) == [0] && state.contains("\"phase\":\"idle\"")
    }
  }

  private func closeDialog(_ viewer: RunningViewer) throws {
    try viewer.waitUntil("the dialog gone and the first photo in full") {
      if viewer.titles.contains("Open Photos") { viewer.keyboard.press("Escape") }
      return try !viewer.titles.contains("Open Photos") && viewer.shows(violet, at: (900, 350))
        && viewer.shows(violet, at: (100, 350))
    }
  }

  @Test(
    "opened under a finger that drags ends the drag; the next one turns the page",
    .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
  func touch() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try open(folder, on: .touch)
    defer { viewer.close() }
    let touch = try viewer.server.touchScreen()
    touch.begin(at: (800, 350))
    touch.drag(from: (800, 350), to: (400, 350), seconds: 0.3)
    try viewer.waitUntil("the next photo, half in view") { try viewer.shows(teal, at: (900, 350)) }
    try openDialog(viewer, folder)
    touch.drag(from: (400, 350), to: (300, 350), seconds: 0.1)
    touch.end(at: (300, 350))
    try closeDialog(viewer)
    touch.swipe(from: (800, 350), to: (300, 350))
    try viewer.waitUntil("the next photo") {
      try viewer.shows(teal, at: (100, 350)) && viewer.shows(teal, at: (900, 350))
    }
  }
}
