import DisplaySupport
import Glibc
import PictureSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: XServer.isAvailable(.virtual), "Needs xvfb, openbox and dbus-daemon."))
struct UnhappyPathTests {
  private let violet = TestPicture.Colour(200, 40, 200)

  @Test("a photo that vanishes leaves the album, and the way on stays")
  func vanishes() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let photo = TestPicture.solid(width: 2000, height: 1400, violet)
    for number in 1...3 { try photo.write(to: folder.path("\(number).png"), as: .png) }
    let viewer = try RunningViewer([folder.path("1.png")])
    defer { viewer.close() }
    // Once there is a last photo the folder has been listed.
    try viewer.waitUntil("the last photo") {
      viewer.keyboard.press("End")
      return viewer.title.contains("3.png")
    }
    #expect(unlink(folder.path("3.png")) == 0)
    try viewer.waitUntil("the photo before") {
      try viewer.title.contains("2.png") && viewer.shows(violet, at: (500, 350))
    }
    viewer.keyboard.press("Left")
    try viewer.waitUntil("the first photo") { viewer.title.contains("1.png") }
    #expect(unlink(folder.path("1.png")) == 0)
    #expect(unlink(folder.path("2.png")) == 0)
    try viewer.waitUntil("the page of an empty folder") { !viewer.title.contains(".png") }
    #expect(viewer.isRunning)
  }

  @Test(
    "a folder that may not be read is a page that says so",
    .enabled(if: geteuid() != 0, "the superuser may read every folder"))
  func unreadableFolder() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let closed = folder.path("closed")
    try #require(mkdir(closed, 0) == 0)
    defer { rmdir(closed) }
    let viewer = try RunningViewer([closed])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.title.contains("closed") && viewer.hasPage() }
    #expect(viewer.isRunning)
  }

  @Test("a folder that has gone is a page that says so")
  func goneFolder() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let viewer = try RunningViewer([folder.path("gone")])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.title.contains("gone") && viewer.hasPage() }
    #expect(viewer.isRunning)
  }

  @Test("without shared memory for a photo it gets a page, and one that needs less is shown")
  func noSharedMemory() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let large = folder.path("1.png")
    try TestPicture.solid(width: 2000, height: 1400, violet).write(to: large, as: .png)
    let small = folder.path("2.png")
    try TestPicture.solid(width: 120, height: 100, violet).write(to: small, as: .png)
    // A limit on the size of files is one on shared memory too: 64 KiB is enough for the small one.
    let viewer = try RunningViewer([large, small], within: ["prlimit", "--fsize=65536"])
    defer { viewer.close() }
    try viewer.waitUntil("the page") { try viewer.hasPage() }
    viewer.keyboard.press("Right")
    try viewer.waitUntil("the small photo") { try viewer.shows(violet, at: (500, 350)) }
    #expect(viewer.isRunning)
  }
}
