import DisplaySupport
import Glibc
import PerigeeCore
import PerigeePhotos
import PictureSupport
import Testing

@testable import perigee

struct RememberedPhotoTests {
  private let state = ViewerState(
    photo: PhotoID(rawValue: 7), index: 3, timesRest: 2.5, center: ViewPoint(x: 0.1, y: 1.0 / 3),
    rotation: .anticlockwise)

  @Test("a photo of any name is remembered, with what outlasts its list", arguments: [0x41, 0xFF])
  func roundTrip(byte: UInt8) throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = FilePath(bytes: Array("/photos/%20 ü\n=[".utf8) + [byte])
    let remembered = RememberedPhoto(path: path, state: state)
    #expect(RememberedPhoto.load(from: folder.path("new")) == nil)
    remembered.save(in: folder.path("new"))
    #expect(RememberedPhoto.load(from: folder.path("new")) == remembered)
    let again = remembered.state(as: PhotoID(rawValue: 1))
    #expect(again.timesRest == 2.5 && again.center == state.center)
    #expect(again.rotation == .anticlockwise && again.photo == PhotoID(rawValue: 1))
    RememberedPhoto.forget(in: folder.path("new"))
    #expect(RememberedPhoto.load(from: folder.path("new")) == nil)
  }

  @Test(
    "a damaged file counts as none",
    arguments: [
      "", "[photo]\naddress=file:///a.jpg\n", "[photo]\naddress=http://a/b.jpg\ntimes-rest=1\n",
      "[photo]\naddress=file:///a.jpg\ntimes-rest=nan\n", "\u{0}\u{1}",
      "[photo]\naddress=file:///a.jpg\ntimes-rest=1\ncenter-x=inf\ncenter-y=0\n",
    ])
  func damaged(text: String) throws {
    let folder = try PictureSupport.TemporaryFolder()
    try folder.write(Array(text.utf8), "photo.ini")
    #expect(RememberedPhoto.load(from: folder.path) == nil)
  }
}

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct ContinuingTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  /// A folder with four quarters of a photo and a violet one, and one for the state in it.
  private func photoFolder() throws -> PictureSupport.TemporaryFolder {
    let folder = try PictureSupport.TemporaryFolder()
    try TestPicture.quadrants(width: 2000, height: 1400)
      .write(to: folder.path("quarters.png"), as: .png)
    try TestPicture.solid(width: 2000, height: 1400, violet)
      .write(to: folder.path("violet.png"), as: .png)
    // The window fills the screen.
    RememberedSize.save(WindowSize(width: 1000, height: 700), in: folder.path("state/perigee"))
    return folder
  }

  private func run(_ arguments: [String], _ folder: PictureSupport.TemporaryFolder) throws
    -> RunningViewer
  {
    try RunningViewer(arguments, environment: ["XDG_STATE_HOME": folder.path("state")])
  }

  /// Whether the photo is turned right, and so close that its upper left quarter fills the window.
  private func isAsLeft(_ viewer: RunningViewer) throws -> Bool {
    try viewer.shows(TestPicture.topLeft, at: (990, 690))
      && viewer.shows(TestPicture.topLeft, at: (990, 120))
      && viewer.shows(TestPicture.topLeft, at: (10, 690))
  }

  /// Leaves the program with the quarters looked at like that.
  private func leave(_ folder: PictureSupport.TemporaryFolder) throws {
    let viewer = try run([folder.path("quarters.png")], folder)
    defer { viewer.close() }
    try viewer.waitUntil("the quarters") {
      try viewer.shows(TestPicture.bottomRight, at: (990, 690))
    }
    viewer.keyboard.press("r", holding: ["Control_L"])
    try viewer.waitUntil("they are turned") {
      try viewer.shows(TestPicture.topLeft, at: (700, 200))
    }
    let pointer = Pointer(viewer.server.connection)
    pointer.move(x: 720, y: 100)
    viewer.keyboard.press("3")
    try viewer.waitUntil("one quarter fills the window") { try isAsLeft(viewer) }
    pointer.move(x: 999, y: 699)
    viewer.keyboard.press("q", holding: ["Control_L"])
    #expect(viewer.waitForEnd() == .status(0))
    #expect(viewer.output == "")
  }

  @Test("--restore shows the photo as it was left; a start with its name shows it as it opens")
  func restores() throws {
    let folder = try photoFolder()
    try leave(folder)
    do {
      let viewer = try run(["--restore"], folder)
      defer { viewer.close() }
      try viewer.waitUntil("the same quarter") { try isAsLeft(viewer) }
      try viewer.waitUntil("its title") { viewer.title.contains("quarters.png") }
    }
    let viewer = try run([folder.path("quarters.png")], folder)
    defer { viewer.close() }
    try viewer.waitUntil("all quarters") {
      try viewer.shows(TestPicture.topLeft, at: (10, 340))
        && viewer.shows(TestPicture.bottomRight, at: (990, 690))
    }
  }

  @Test("a start without photos offers to continue with it")
  func offers() throws {
    let folder = try photoFolder()
    try leave(folder)
    let viewer = try run([], folder)
    defer { viewer.close() }
    // The second button of the page, in its left half, as libadwaita colours it on the dark ground.
    let button = TestPicture.Colour(42, 42, 42)
    try viewer.waitUntil("the button") { try viewer.shows(button, at: (400, 500)) }
    let pointer = Pointer(viewer.server.connection)
    pointer.move(x: 400, y: 500)
    pointer.click(.left)
    pointer.move(x: 999, y: 699)
    try viewer.waitUntil("the photo as it was left") { try isAsLeft(viewer) }
  }

  @Test("where the photo has gone its folder opens, and where that has gone the empty window")
  func gone() throws {
    let folder = try photoFolder()
    try leave(folder)
    #expect(unlink(folder.path("quarters.png")) == 0)
    do {
      let viewer = try run(["--restore"], folder)
      defer { viewer.close() }
      try viewer.waitUntil("the other photo") { try viewer.shows(violet, at: (500, 350)) }
    }
    RememberedPhoto(
      path: FilePath("/nowhere/at/all.png"), state: ViewerState(photo: nil)
    ).save(in: folder.path("state/perigee"))
    let viewer = try run(["--restore"], folder)
    defer { viewer.close() }
    try viewer.waitUntil("the empty window") { viewer.title == "Perigee" }
  }
}
