import DisplaySupport
import PerigeeCore
import PictureSupport
import Testing

@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct PagingTouchTests {
  @Test("a swipe to the left turns to the next photo, one to the right turns back")
  func swipes() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    try window.touch.swipe(from: window.place(800, 350), to: window.place(300, 360))
    try window.waitForRest("the second photo") { window.pager.current == window.photos[1] }
    #expect(window.pager.scene.page == 1)
    try window.waitUntil("its pixels") {
      try window.shows(TestPicture.Colour(200, 40, 200), at: (100, 350))
        && window.shows(TestPicture.Colour(200, 40, 200), at: (900, 350))
    }
    try window.touch.swipe(from: window.place(300, 350), to: window.place(800, 340))
    try window.waitForRest("the first photo again") { window.pager.current == window.photos[0] }
    try window.waitForPixels()
  }

  @Test("a short slow drag springs back to the same photo")
  func slowDrag() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let touch = try window.touch
    var farthest = 0.0
    window.pager.onSceneChange = { farthest = max(farthest, $0.page) }
    touch.swipe(from: window.place(600, 350), to: window.place(450, 350), seconds: 0.4, hold: 0.2)
    try window.waitForRest("the drag over") { farthest > 0.1 }
    #expect(window.pager.current == window.photos[0])
    #expect(window.pager.scene.page == 0)
    try window.waitForPixels()
  }

  @Test("the page follows the finger while it is down")
  func follows() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let touch = try window.touch
    let (start, end) = (window.place(700, 350), window.place(400, 350))
    touch.begin(at: start)
    touch.drag(from: start, to: end, seconds: 0.3)
    // The slop of 16 points is not made up for.
    try window.waitUntil("the photo under the finger") {
      abs(window.pager.scene.rect.origin.x - (-300 + 16)) < 4
    }
    #expect(window.pager.scene.phase == .paging)
    touch.end(at: end)
    try window.waitForRest("a page") {
      window.pager.scene.page == window.pager.scene.page.rounded()
    }
  }

  @Test("a swipe beyond the last photo springs back")
  func lastPhoto() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    window.pager.go(to: window.photos[2], animated: false)
    var farthest = 0.0
    window.pager.onSceneChange = { farthest = max(farthest, $0.page) }
    try window.touch.swipe(from: window.place(800, 350), to: window.place(300, 350))
    try window.waitForRest("the bounce over") { farthest > 2.01 }
    #expect(window.pager.current == window.photos[2])
    #expect(window.pager.scene.page == 2)
  }

  @Test("two fingers never turn the page")
  func twoFingers() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    var pages: Set<Double> = []
    var phases: [Scene.Phase] = []
    window.pager.onSceneChange = { scene in
      pages.insert(scene.page)
      phases.append(scene.phase)
    }
    try window.touch.pinch(
      about: window.place(750, 350), from: 160, to: 160, movingTo: window.place(250, 350))
    try window.waitForRest("the fingers' effect") { !phases.isEmpty }
    #expect(window.pager.current == window.photos[0])
    #expect(pages.isSubset(of: [0]))
    #expect(!phases.contains(.paging))
  }
}
