import PerigeeCore
import Testing

@Suite("The viewport, the display and the settings change (motion.md §1.13)")
struct ResizeTests {
  @Test("E76, E78 at the minimum, or clamped to it, the photo is at the new one and centred")
  func minimum() {
    var drive = Drive(sizes: [.canonical], viewport: .phone)
    drive.resize(844, 390)
    #expect(near(drive.scene.scale, 0.13) && near(drive.scene.contentOffset, -162, 0))
    var zoomed = Drive(.ios.with { $0.resize = .keepScale }, sizes: [.canonical], viewport: .phone)
    zoomed.zoom(to: 0.12)
    zoomed.resize(844, 390)
    #expect(near(zoomed.scene.scale, 0.13) && near(zoomed.scene.contentOffset, -162, 0))
    zoomed.resize(390, 844)
    #expect(near(zoomed.scene.scale, 0.0975), "RS3: from then on at the minimum")
  }

  @Test("46 zoomed: the looked-at point stays, with the scale or the multiple of rest")
  func keepsPoint() {
    var scale = Drive(.ios.with { $0.resize = .keepScale })
    scale.doubleTap(100, 400)
    let start = scale.settle()
    #expect(near(start.rect.origin, -200, -50))
    scale.resize(800, 400)
    #expect(near(scale.scene.scale, 0.3) && near(scale.scene.rect.origin, 0, -250))
    scale.resize(400, 800)
    #expect(near(scale.scene.rect, start.rect, 1e-9))
    var times = Drive()
    times.doubleTap(100, 400)
    times.settle()
    times.resize(800, 400)
    #expect(near(times.scene.scale, 0.4) && near(times.scene.rect.origin, -133.3333, -400))
    times.resize(400, 800)
    #expect(near(times.scene.rect, start.rect, 1e-9))
  }

  @Test("filled and zoomed, the pixel in the middle stays there, though the crop is another")
  func keepsPixelOfFilled() {
    var drive = Drive(.r4)
    drive.zoom(to: 0.55, around: (150, 300))
    let start = drive.settle()
    let x = (200 - start.rect.origin.x) / start.scale
    let y = (400 - start.rect.origin.y) / start.scale
    #expect(abs(x - 2000) > 50 && abs(y - 1500) > 50, "not the middle of the photo")
    drive.resize(800, 400)
    let turned = drive.scene
    #expect(near((400 - turned.rect.origin.x) / turned.scale, x, 1e-6))
    #expect(near((200 - turned.rect.origin.y) / turned.scale, y, 1e-6))
    drive.resize(400, 800)
    #expect(near(drive.scene.rect, start.rect, 1e-9))
  }

  @Test("64 at rest any turns and returns end exactly where they began")
  func turns() {
    var drive = Drive()
    let start = drive.scene
    for (width, height) in [(800.0, 400.0), (333, 777), (1, 1), (1280, 720), (400, 800)] {
      drive.resize(width, height)
      let scene = drive.scene
      #expect(scene.zoomScale == scene.restScale)
      #expect(near(scene.rect.origin.x + scene.rect.size.width / 2, width / 2, 1e-9))
    }
    #expect(drive.scene == start)
  }

  @Test("17 the same viewport again changes nothing; less than a device pixel neither (RS8)")
  func same() {
    var drive = Drive(displayScale: 2)
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.resize(400, 800)
    drive.resize(400.4, 800)
    #expect(drive.scene == before)
    drive.resize(400.5, 800)
    #expect(drive.scene != before)
  }

  @Test("the page stays, neighbours fit the new viewport (RS4)")
  func pages() {
    var drive = Drive(count: 5, current: 3)
    drive.resize(800, 400)
    #expect(drive.scene.page == 2)
    drive.drag(from: (700, 200), by: (-200, 0))
    #expect(near(drive.scene.pages[1].rect.size.height, 400, 1e-9))
  }

  @Test("during a page turn the way and speed left stay; it ends on its page (RS6)")
  func duringTurn() {
    var drive = Drive()
    drive.flick(from: (300, 400), by: (-150, 0))
    drive.wait(0.05)
    let left = (1 - drive.scene.page) * 420
    drive.resize(800, 400)
    #expect(near((1 - drive.scene.page) * 820, left, 1e-6))
    #expect(drive.settle().page == 1 && drive.scene.zoomScale == drive.scene.restScale)
  }

  @Test("during a turn over several pages no page is skipped over to")
  func duringLongTurn() {
    var drive = Drive(
      .gtk, sizes: Array(repeating: .canonical, count: 9),
      viewport: ViewSize(width: 1280, height: 720))
    drive.command(.lastPage, .button)
    drive.wait(0.05)
    let page = drive.scene.page
    drive.resize(390, 844)
    #expect(near(drive.scene.page, page, 1e-9))
    #expect(drive.settle().page == 8)
  }

  @Test("during a fling it goes on, at its speed, and ends in the new bounds (H6)")
  func duringFling() {
    for wait in [0.05, 1.2] {
      var drive = Drive(.ios.with { $0.resize = .keepScale })
      drive.zoom(to: 1)
      drive.flick(from: (200, 400), by: (-100, 0))
      drive.wait(wait)
      let before = drive.scene.contentOffset.x
      drive.wait(0.001)
      let speed = (drive.scene.contentOffset.x - before) / 0.001
      drive.resize(500, 700)
      #expect(drive.scene.phase == .decelerating)
      let after = drive.scene.contentOffset.x
      drive.wait(0.001)
      #expect(near((drive.scene.contentOffset.x - after) / 0.001, speed, speed * 0.01))
      #expect(drive.settle().phase == .idle)
      #expect(drive.notices().last == .didEndDecelerating)
    }
  }

  @Test("during a bounce the overshoot and its speed stay, relative to the new edge (RS6)")
  func duringBounce() {
    var drive = Drive(.ios.with { $0.resize = .keepScale })
    drive.zoom(to: 0.6)
    for _ in 0..<6 { drive.dragAndRest(from: (390, 400), by: (-380, 0)) }
    drive.settle()
    drive.drag(from: (300, 400), by: (10, 0))
    for step in 1...10 { drive.move(327 - Double(step) * 30, 400) }
    drive.lift(after: 0.2)
    drive.wait(0.05)
    let past = drive.scene.contentOffset.x - 2000
    #expect(past > 5)
    drive.resize(500, 800)
    #expect(near(drive.scene.contentOffset.x, 1900 + past, 1e-6))
    #expect(near(drive.settle().contentOffset.x, 1900, 1e-6))
  }

  @Test("during a double tap's zoom it ends where it would at the new size")
  func duringZoom() {
    var drive = Drive()
    drive.doubleTap(100, 400)
    drive.wait(0.1)
    drive.resize(800, 400)
    let scene = drive.settle()
    #expect(near(scene.scale, 0.4) && scene.phase == .idle)
    #expect(drive.notices().last == .didEndZooming)
  }

  @Test("under a pinch nothing jumps; it goes on from what is seen (RS5)")
  func duringPinch() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 3)
    drive.resize(500, 800)
    let seen = drive.scene
    drive.move(41, 400.001, finger: 1)
    #expect(near(drive.scene.rect, seen.rect, 0.02))
    drive.liftPinch(around: 200, 400, at: 3)
    #expect(drive.settle().phase == .idle)
  }

  @Test("a finger that rests on a photo at rest does not keep it from refitting (RS1)")
  func fingerAtRest() {
    var drive = Drive(.gtk, sizes: [.canonical], viewport: ViewSize(width: 800, height: 400))
    drive.down(200, 200)
    drive.resize(400, 800)
    #expect(near(drive.scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
    drive.up(200, 200)
    #expect(near(drive.settle().scale, 0.1))
  }

  @Test("under a handed-over drag the photo stays at its edge and the pages stay shifted")
  func duringHandOver() {
    var drive = Drive(.ios.with { $0.pagingWhileZoomed = .handoff }, current: 2)
    drive.zoom(to: 0.3)
    drive.drag(from: (390, 400), by: (-500, 0))
    let page = drive.scene.page
    drive.resize(500, 800)
    #expect(near(drive.scene.page, page, 1e-9))
    let edge = drive.scene.contentOffset.x
    drive.move(390 - 17 - 500 - 1, 400)
    #expect(drive.scene.page > page && near(drive.scene.contentOffset.x, edge, 1e-6))
    drive.lift(after: 0.2)
    #expect(drive.settle().phase == .idle && drive.scene.page == 1)
  }

  @Test("a long photo keeps what is read when the viewport turns")
  func readMode() {
    var drive = Drive(sizes: [PixelSize(width: 400, height: 20_000)])
    drive.dragAndRest(from: (200, 700), by: (0, -600))
    let before = drive.settle()
    let pixel = (before.contentOffset.y + 400) / before.scale
    drive.resize(800, 400)
    let after = drive.scene
    #expect(near(after.scale, 2) && near((after.contentOffset.y + 200) / after.scale, pixel, 1e-6))
  }

  @Test("48 no viewport, a point of one, and back: centred on the first that counts")
  func degenerate() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    drive.flick(from: (300, 400), by: (-100, 0))
    drive.resize(0, 0)
    #expect(drive.scene.pages.count == 0 && drive.scene.zoomScale == .one)
    drive.tap(10, 10)
    drive.flick(from: (10, 10), by: (-100, 0))
    drive.settle()
    let kinds = drive.notices()
    #expect(
      kinds.filter { $0 == .willBeginDecelerating }.count
        == kinds.filter { $0 == .didEndDecelerating }.count)
    drive.resize(1, 1)
    #expect(drive.scene.rect.size.width.isFinite)
    drive.resize(400, 800)
    #expect(near(drive.scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test(
    "a display of more pixels moves actual size: at rest the photo refits, zoomed it is clamped")
  func displayScale() {
    var small = Drive(.gtk, sizes: [PixelSize(width: 100, height: 50)])
    small.handle(.displayScale(2))
    #expect(near(small.scene.rect, ViewRect(x: 175, y: 387.5, width: 50, height: 25)))
    var zoomed = Drive(.gtk)
    for _ in 0..<30 { zoomed.scroll(0, -1) }
    #expect(near(zoomed.settle().scale, 20))
    zoomed.handle(.displayScale(2))
    #expect(near(zoomed.scene.scale, 10) && !zoomed.scene.needsFrame)
  }

  @Test("a setting that moves limits during motion is obeyed at the next rest")
  func limitsDuringMotion() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(2) })
    drive.zoom(to: 2)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.wait(0.05)
    drive.handle(.set(.ios.with { $0.maximumZoom = .scale(1) }))
    #expect(drive.settle().scale == 1)
  }

  @Test("a setting that has nothing to do with the motion does not disturb it")
  func unrelated() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.wait(0.1)
    var same = drive
    drive.handle(
      .set(
        .ios.with {
          $0.pageVelocity = 400; $0.dismiss = .both
        }))
    #expect(drive.wait(0.3) == same.wait(0.3))
  }

  @Test("contentMode changed at rest: filled, and back")
  func contentMode() {
    var drive = Drive()
    drive.handle(.set(.ios.with { $0.contentMode = .fill }))
    #expect(near(drive.scene.rect.size.height, 800, 1e-9))
    drive.handle(.set(.ios))
    #expect(near(drive.scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }
}
