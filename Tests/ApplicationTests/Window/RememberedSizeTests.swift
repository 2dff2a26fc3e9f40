import DisplaySupport
import PictureSupport
import Testing

@testable import perigee

struct RememberedSizeTests {
  private let size = WindowSize(width: 901, height: 602, isMaximized: true)

  @Test("a size is remembered, in a folder made for it")
  func roundTrip() throws {
    let folder = try PictureSupport.TemporaryFolder()
    #expect(RememberedSize.load(from: folder.path("new/state")) == nil)
    RememberedSize.save(size, in: folder.path("new/state"))
    #expect(RememberedSize.load(from: folder.path("new/state")) == size)
  }

  @Test(
    "a damaged file counts as none",
    arguments: [
      "", "[window]\nwidth=900\n", "[window]\nwidth=-3\nheight=600\n",
      "[window]\nwidth=999999\nheight=600\n", "[window]\nwidth=x\nheight=y\n", "\u{0}\u{1}",
    ])
  func damaged(text: String) throws {
    let folder = try PictureSupport.TemporaryFolder()
    try folder.write(Array(text.utf8), "window.ini")
    #expect(RememberedSize.load(from: folder.path) == nil)
  }
}

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct RememberedWindowTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  /// The viewer with a photo of 1000 × 800 on a screen with room around it, and the first size settled.
  private func open(_ folder: PictureSupport.TemporaryFolder, _ state: String) throws
    -> RunningViewer
  {
    let path = folder.path("violet.png")
    try TestPicture.solid(width: 1000, height: 800, violet).write(to: path, as: .png)
    let viewer = try RunningViewer(
      [path], environment: ["XDG_STATE_HOME": state], width: 1600, height: 1200,
      windowManager: .framed)
    try viewer.waitUntil("the photo") { try viewer.shows(violet, at: (800, 600)) }
    // The header comes with the photo and fades after the size has settled.
    func hasHeader() throws -> Bool {
      guard let window = viewer.window else { return false }
      let origin = viewer.server.connection.origin(of: window)
      return try !viewer.shows(violet, at: (origin.x + 200, origin.y + 3))
    }
    try viewer.waitUntil("the header") { try hasHeader() }
    try viewer.waitUntil("the header has gone") { try !hasHeader() }
    return viewer
  }

  /// Waits until the photo, as high as a window of 900 × 650, leaves ground at its sides.
  private func waitForNewShape(_ viewer: RunningViewer, _ window: UInt) throws {
    try viewer.waitUntil("the photo in the new shape") {
      let origin = viewer.server.connection.origin(of: window)
      return try viewer.server.connection.size(of: window) == (900, 650)
        && !viewer.shows(violet, at: (origin.x + 20, origin.y + 325))
        && viewer.shows(violet, at: (origin.x + 450, origin.y + 640))
    }
  }

  private func closeWindow(_ viewer: RunningViewer) {
    viewer.keyboard.press("w", holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
  }

  @Test(
    "the size a person gave the window is there at the next start; one nobody chose is not kept")
  func remembered() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let state = folder.path("state")
    let first = try open(folder, state)
    // 40 % of the screen, in the photo's shape.
    let opened = try #require(first.window.map(first.server.connection.size(of:)))
    #expect(abs(opened.width - 980) < 2 && abs(opened.height - 784) < 2)
    closeWindow(first)
    #expect(first.output == "")
    first.close()
    #expect(RememberedSize.load(from: "\(state)/perigee") == nil)

    let second = try open(folder, state)
    let window = try #require(second.window)
    second.server.connection.resize(window, width: 900, height: 650)
    try waitForNewShape(second, window)
    closeWindow(second)
    #expect(second.output == "")
    second.close()
    #expect(
      RememberedSize.load(from: "\(state)/perigee") == WindowSize(width: 900, height: 650))

    let third = try RunningViewer(
      [folder.path("violet.png")], environment: ["XDG_STATE_HOME": state], width: 1600,
      height: 1200, windowManager: .framed)
    defer { third.close() }
    try third.waitUntil("the chosen size") {
      third.window.map(third.server.connection.size(of:)).map { $0 == (900, 650) } ?? false
    }
  }

  @Test("where nothing can be remembered the program says so in one line and goes on")
  func unwritable() throws {
    let folder = try PictureSupport.TemporaryFolder()
    // A file where the folder should be; not even the superuser can make one in it.
    let state = try folder.write([], "state")
    let viewer = try open(folder, state)
    defer { viewer.close() }
    let window = try #require(viewer.window)
    viewer.server.connection.resize(window, width: 900, height: 650)
    try waitForNewShape(viewer, window)
    closeWindow(viewer)
    #expect(viewer.output.split(separator: "\n").count == 1)
    #expect(viewer.output.hasPrefix("perigee: the window's size is not remembered"))
  }
}
