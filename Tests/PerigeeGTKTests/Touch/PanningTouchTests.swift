import DisplaySupport
import PerigeeCore
import PictureSupport
import Testing

@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct PanningTouchTests {
  /// A window whose photo is three times as large as at rest, its middle in the middle.
  private func zoomedWindow() throws -> TouchedWindow {
    let window = try TouchedWindow()
    try window.touch.doubleTap(at: window.place(500, 350))
    try window.waitForRest("three times as large") { abs(window.timesRest - 3) < 0.001 }
    return window
  }

  @Test("a drag pans a zoomed photo with the finger")
  func pans() throws {
    let window = try zoomedWindow()
    defer { window.close() }
    let before = window.pager.scene.rect
    try window.touch.swipe(
      from: window.place(500, 300), to: window.place(380, 390), seconds: 0.4, hold: 0.3)
    try window.waitForRest("the photo elsewhere") { window.pager.scene.rect != before }
    let moved = window.pager.scene.rect.origin - before.origin
    // The slop of 16 points is not made up for: 150 points long, so 134 are left.
    #expect(abs(moved.dx - -120 * 134 / 150) < 3)
    #expect(abs(moved.dy - 90 * 134 / 150) < 3)
    #expect(window.timesRest > 2.99)
    try window.waitForPixels()
  }

  @Test("the edge holds: a drag beyond it comes back, and turns no page")
  func edgeHolds() throws {
    let window = try zoomedWindow()
    defer { window.close() }
    var pages: Set<Double> = []
    window.pager.onSceneChange = { pages.insert($0.page) }
    // From the middle the left edge is 1000 points away; two drags go well beyond it. Neither begins
    // at the edge.
    let touch = try window.touch
    touch.swipe(from: window.place(100, 350), to: window.place(900, 350), seconds: 0.4, hold: 0.2)
    try window.waitForRest("nearer to the edge") { window.pager.scene.rect.origin.x > -400 }
    touch.swipe(from: window.place(100, 350), to: window.place(900, 350), seconds: 0.15)
    try window.waitForRest("the edge at the edge") { abs(window.pager.scene.rect.origin.x) < 0.01 }
    #expect(pages.isSubset(of: [0]))
    #expect(window.pager.current == window.photos[0])
    try window.waitUntil("the photo's left side at the window's") {
      try window.shows(TestPicture.topLeft, at: (2, 100))
    }
  }

  @Test("a drag that starts inside a zoomed photo does not turn the page")
  func startsInside() throws {
    let window = try zoomedWindow()
    defer { window.close() }
    var pages: Set<Double> = []
    window.pager.onSceneChange = { pages.insert($0.page) }
    let before = window.pager.scene.rect
    try window.touch.swipe(
      from: window.place(900, 350), to: window.place(100, 350), seconds: 0.08)
    try window.waitForRest("the photo elsewhere") { window.pager.scene.rect != before }
    #expect(window.pager.current == window.photos[0])
    #expect(pages.isSubset(of: [0]))
  }

  @Test("a swipe that starts at the edge of a zoomed photo turns the page")
  func startsAtEdge() throws {
    let window = try zoomedWindow()
    defer { window.close() }
    let touch = try window.touch
    touch.swipe(from: window.place(900, 350), to: window.place(100, 350), seconds: 0.08)
    try window.waitForRest("the photo's right side at the window's") {
      abs(window.pager.scene.rect.maxX - 1000) < 0.01
    }
    touch.swipe(from: window.place(800, 350), to: window.place(300, 350))
    try window.waitForRest("the second photo") { window.pager.current == window.photos[1] }
    #expect(abs(window.timesRest - 1) < 0.001)
  }

  @Test("a window made smaller or larger keeps the looked-at point in its middle")
  func resize() throws {
    let window = try zoomedWindow()
    defer { window.close() }
    try window.touch.swipe(
      from: window.place(500, 300), to: window.place(380, 390), seconds: 0.4, hold: 0.3)
    try window.waitForRest("panned")
    let before = window.content(at: 500, 350)
    let scale = window.pager.scene.zoomScale
    try window.resize(width: 800, height: 500)
    try window.waitForRest("at rest again")
    let after = window.content(at: 400, 250)
    #expect(abs(after.x - before.x) < 0.001)
    #expect(abs(after.y - before.y) < 0.001)
    #expect(window.pager.scene.zoomScale == scale)
    try window.waitForPixels()
  }
}
