import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

/// A pager that opens and closes, as in front of a grid of thumbnails.
@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct PagerTransitionTests {
  private let red = Bitmap.Colour(200, 0, 0)
  private let photo = PhotoID(rawValue: 1)
  private let frame = ViewRect(x: 300, y: 20, width: 60, height: 60)

  /// A pager of 400 × 300 with a red photo as large, whose thumbnail is `frame`.
  private func window(_ settings: Settings = .ios) throws -> PagerWindow {
    let window = try PagerWindow(settings: settings)
    try window.show([(1, width: 400, height: 300, (0, 0, 200, 255))])
    window.pager.thumbnail = { [frame] _ in PhotoThumbnail(source: TransitionSource(frame: frame)) }
    return window
  }

  private func isClose(_ a: ViewRect, _ b: ViewRect) -> Bool {
    abs(a.origin.x - b.origin.x) < 0.2 && abs(a.origin.y - b.origin.y) < 0.2
      && abs(a.maxX - b.maxX) < 0.2 && abs(a.maxY - b.maxY) < 0.2
  }

  /// What is drawn of the transition now.
  private func pose(_ window: PagerWindow) -> TransitionPose? {
    guard case .running(let transition, _) = window.pager.transition else { return nil }
    return transition.pose(at: window.pager.lastTime)
  }

  @Test(
    "it opens from exactly the thumbnail to exactly the page, in frames that come by themselves")
  func opens() throws {
    let window = try window()
    defer { window.close() }
    window.pager.present(photo)
    let first = try #require(pose(window))
    #expect(isClose(first.clip, frame) && first.backdrop == 0)
    var widths: [Double] = []
    try window.waitUntil {
      if let pose = pose(window) { widths.append(pose.photo.size.width) }
      return !window.pager.transition.isRunning
    }
    #expect(widths == widths.sorted())
    #expect(try window.pixels().count(of: red) == 400 * 300)
  }

  @Test("what is drawn on the way is the photo, clipped", arguments: PagerWindow.Renderer.allCases)
  func drawing(renderer: PagerWindow.Renderer) throws {
    let window = try window()
    defer { window.close() }
    window.pager.present(photo)
    // Drawn at the moment it began, whatever the clock says.
    let transition = try #require(pose(window))
    let pixels = try window.pixels(renderer) { snapshot, _, _ in
      var textures = PhotoTextures()
      let drawing = SceneDrawing(
        snapshot: snapshot, grid: DeviceGrid(scale: 1), isAtRest: false, paper: .paper)
      guard let picture = window.supply.picture(of: photo) else { return }
      drawing.draw(
        transition, photo: window.pager.turnedPhoto(photo), picture: picture, textures: &textures)
    }
    let bounds = try #require(pixels.bounds(of: red))
    #expect(bounds == (300, 20, 60, 60))
  }

  @Test("it closes into where the thumbnail is by then, says so once, and shows nothing after")
  func closes() throws {
    let window = try window()
    defer { window.close() }
    var closings = 0
    window.pager.onClose = { closings += 1 }
    let moved = ViewRect(x: 10, y: 200, width: 40, height: 80)
    window.pager.thumbnail = { _ in PhotoThumbnail(source: TransitionSource(frame: moved)) }
    window.pager.dismiss()
    window.pager.dismiss()
    var last = try #require(pose(window))
    #expect(isClose(last.photo, ViewRect(x: 0, y: 0, width: 400, height: 300)))
    try window.waitUntil {
      if let pose = pose(window) { last = pose }
      return closings > 0
    }
    #expect(last.photo.size.width < 400)
    let snapshot: OpaquePointer = gtk_snapshot_new()
    window.pager.draw(into: snapshot)
    #expect(gtk_snapshot_free_to_node(snapshot) == nil && closings == 1)
    window.pager.present(photo)
    try window.waitUntil { !window.pager.transition.isRunning }
    #expect(try window.pixels().count(of: red) == 400 * 300, "it opens again")
  }

  @Test("a drag that leaves goes on into the thumbnail, which is asked for only then")
  func drag() throws {
    let window = try window()
    defer { window.close() }
    var questions = 0
    var closings = 0
    window.pager.onClose = { closings += 1 }
    window.pager.thumbnail = { [frame] _ in
      questions += 1
      return PhotoThumbnail(source: TransitionSource(frame: frame))
    }
    let time = window.pager.now
    let finger = Finger(rawValue: 1)
    func place(_ y: Double) -> ViewPoint { ViewPoint(x: 200, y: y) }
    window.pager.handle([.down(finger, at: place(50), .touch, button: 1)], at: time)
    for step in 1...10 {
      window.pager.handle(
        [.move(finger, to: place(50 + 15 * Double(step)))], at: time + 0.01 * Double(step))
    }
    #expect(questions == 0 && window.pager.scene.phase == .dismissing)
    let held = window.pager.scene
    window.pager.handle([.up(finger, at: place(200))], at: time + 0.1)
    let pose = try #require(self.pose(window))
    #expect(questions == 1)
    #expect(isClose(pose.photo, held.rect) && abs(pose.backdrop - held.backdrop) < 0.01)
    // Touched on its way it comes back, and is open again.
    window.pager.interruptTransition(
      by: .touch(.began, sequence: 1, at: ViewPoint(x: 1, y: 1)), at: window.pager.lastTime)
    try window.waitUntil { !window.pager.transition.isRunning }
    #expect(closings == 0 && !window.pager.scene.dismissed)
    #expect(try window.pixels().count(of: red) == 400 * 300)
  }

  @Test("a finger turns it round while it opens; a mouse, which may double-click, does not")
  func interrupted() throws {
    let window = try window()
    defer { window.close() }
    window.pager.present(photo)
    let place = ViewPoint(x: 5, y: 5)
    window.pager.interruptTransition(
      by: .button(isDown: true, number: 1, at: place, .mouse), at: window.pager.lastTime)
    #expect(!window.pager.transition.closes)
    window.pager.interruptTransition(
      by: .touch(.began, sequence: 1, at: place), at: window.pager.lastTime)
    #expect(window.pager.transition.closes)
    try window.waitUntil { !window.pager.transition.isRunning }
    #expect(window.pager.transition.closes)
  }

  @Test("without thumbnails a drag that leaves is the host's, as before")
  func none() throws {
    let window = try window()
    defer { window.close() }
    window.pager.thumbnail = nil
    var left = false
    window.pager.onNotice = { if $0.kind == .didDismiss { left = true } }
    let time = window.pager.now
    let finger = Finger(rawValue: 1)
    window.pager.handle([.down(finger, at: ViewPoint(x: 200, y: 50), .touch, button: 1)], at: time)
    window.pager.handle([.move(finger, to: ViewPoint(x: 200, y: 90))], at: time + 0.01)
    window.pager.handle([.up(finger, at: ViewPoint(x: 200, y: 290))], at: time + 0.1)
    try window.waitUntil { left }
    #expect(!window.pager.transition.isRunning)
  }

  @Test("a key does not wait for the photo to be open, and under reduced motion nothing flies")
  func keys() throws {
    let window = try window(.ios.with { $0.reduceMotion = true })
    defer { window.close() }
    window.pager.present(photo)
    let first = try #require(pose(window))
    #expect(
      first.opacity == 0 && isClose(first.photo, ViewRect(x: 0, y: 0, width: 400, height: 300)))
    window.pager.command(.zoomIn)
    #expect(!window.pager.transition.isRunning && window.pager.scene.zoomScale.pointsPerPixel > 1)
  }
}
