import DisplaySupport
import PerigeeCore
import PictureSupport
import Testing

@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct ZoomTouchTests {
  @Test("a pinch zooms about the fingers")
  func pinch() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let before = window.content(at: 600, 300)
    try window.touch.pinch(about: window.place(600, 300), from: 100, to: 250)
    try window.waitForRest("the photo larger") { window.timesRest > 1.5 }
    let after = window.content(at: 600, 300)
    #expect(abs(after.x - before.x) < 0.004)
    #expect(abs(after.y - before.y) < 0.004)
    // The span counts from where it has grown by the slop, somewhat above 100.
    #expect((2.1...2.5).contains(window.timesRest))
    try window.waitForPixels()
  }

  @Test("a pinch together brings a zoomed photo back to rest")
  func pinchBack() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let touch = try window.touch
    touch.pinch(about: window.place(500, 350), from: 100, to: 300)
    try window.waitForRest("the photo larger") { window.timesRest > 1.5 }
    touch.pinch(about: window.place(500, 350), from: 400, to: 60)
    try window.waitForRest("the photo as before") { abs(window.timesRest - 1) < 0.001 }
    #expect(window.pager.scene.rect == ViewRect(x: 0, y: 0, width: 1000, height: 700))
    try window.waitForPixels()
  }

  @Test("a double tap zooms at the point, a second one returns")
  func doubleTap() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let touch = try window.touch
    let before = window.content(at: 400, 300)
    touch.doubleTap(at: window.place(400, 300))
    try window.waitForRest("three times as large") { abs(window.timesRest - 3) < 0.001 }
    let after = window.content(at: 400, 300)
    #expect(abs(after.x - before.x) < 0.002)
    #expect(abs(after.y - before.y) < 0.002)
    try window.waitUntil("the colour that was tapped, on the screen") {
      try window.shows(TestPicture.topLeft, at: (400, 300))
    }
    touch.doubleTap(at: window.place(400, 300))
    try window.waitForRest("as before") { abs(window.timesRest - 1) < 0.001 }
    try window.waitForPixels()
  }

  @Test("a touchpad pinch zooms about the pointer")
  func touchpad() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let place = window.place(350, 250)
    window.pointer.move(x: Int(place.x), y: Int(place.y))
    let before = window.content(at: 350, 250)
    try window.touchpad.pinch(scale: 2)
    try window.waitForRest("twice as large") { abs(window.timesRest - 2) < 0.05 }
    let after = window.content(at: 350, 250)
    #expect(abs(after.x - before.x) < 0.004)
    #expect(abs(after.y - before.y) < 0.004)
    try window.waitForPixels()
  }

  @Test("the wheel zooms about the pointer")
  func wheel() throws {
    let window = try TouchedWindow()
    defer { window.close() }
    let place = window.place(650, 450)
    window.pointer.move(x: Int(place.x), y: Int(place.y))
    let before = window.content(at: 650, 450)
    window.pointer.click(.wheelUp)
    try window.waitForRest("the photo larger") { window.timesRest > 1.05 }
    let after = window.content(at: 650, 450)
    #expect(abs(after.x - before.x) < 0.004)
    #expect(abs(after.y - before.y) < 0.004)
    window.pointer.click(.wheelDown)
    try window.waitForRest("as before") { abs(window.timesRest - 1) < 0.001 }
    try window.waitForPixels()
  }
}
