import PerigeeCore
import Testing

@Suite("Sizes that come late (motion.md RS7, settings.md \"Scales\")")
struct LateSizeTests {
  @Test("without a size: scale 1, nothing, in the middle; paging and leaving work")
  func none() {
    var drive = Drive(sizes: [nil, nil])
    let scene = drive.scene
    #expect(scene.zoomScale == .one && scene.restScale == .one)
    #expect(scene.rect == ViewRect(x: 200, y: 400, width: 0, height: 0))
    #expect(scene.pages.count == 1, "its page is there")
    drive.flick(from: (300, 400), by: (-150, 0))
    #expect(drive.settle().page == 1)
  }

  @Test("when it comes, the photo is at rest at once")
  func arrives() {
    var drive = Drive(sizes: [nil, nil])
    drive.size(1, 4000, 3000)
    #expect(near(drive.scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300)))
    #expect(!drive.scene.needsFrame)
  }

  @Test(
    "a better version of the photo changes no rectangle, at rest or zoomed", arguments: [0.0, 0.3])
  func better(zoom: Double) {
    var drive = Drive(sizes: [PixelSize(width: 2000, height: 1500)])
    if zoom > 0 { drive.zoom(to: zoom) }
    let before = drive.scene.rect
    drive.size(1, 4000, 3000)
    #expect(near(drive.scene.rect, before, 1e-9))
    #expect(near(drive.scene.restScale.pointsPerPixel, 0.1))
    drive.size(1, 400, 301)
    #expect(near(drive.scene.rect, before, 1e-9), "within a hundredth it is the same picture")
  }

  @Test("a better version cuts no animation, fling, bounce or pinch short", arguments: 0..<4)
  func betterInMotion(motion: Int) {
    var drive = Drive(sizes: [PixelSize(width: 2000, height: 1500)])
    switch motion {
    case 0: drive.doubleTap(100, 400)
    case 1:
      drive.zoom(to: 1)
      drive.flick(from: (200, 400), by: (-100, 40))
    case 2:
      drive.pinch(around: 200, 400, to: 0.4)
      drive.liftPinch(around: 200, 400, at: 0.4)
    default: drive.pinch(around: 200, 400, to: 3)
    }
    var undisturbed = drive
    drive.wait(0.05)
    undisturbed.wait(0.05)
    drive.size(1, 4000, 3000)
    for _ in 0..<12 {
      if motion == 3 {
        drive.spread(around: 210, 390, half: 200)
        undisturbed.spread(around: 210, 390, half: 200)
      }
      let scene = drive.wait(0.03)
      let other = undisturbed.wait(0.03)
      #expect(near(scene.rect, other.rect, 1e-6))
      #expect(scene.phase == other.phase)
    }
  }

  @Test("a better version of a neighbour does not move it while it is on the screen")
  func neighbour() {
    var drive = Drive(sizes: [.canonical, PixelSize(width: 400, height: 301)])
    drive.drag(from: (390, 400), by: (-200, 0))
    let before = drive.scene.pages[1].rect
    drive.size(2, 4000, 3000)
    #expect(near(drive.scene.pages[1].rect, before, 1e-9))
  }

  @Test(
    "a better version that moves the limits past an idle photo leaves it until the next gesture")
  func movedLimits() {
    var drive = Drive(.gtk, sizes: [PixelSize(width: 40, height: 30)])
    for _ in 0..<40 { drive.scroll(0, -1) }
    let before = drive.settle()
    #expect(near(before.rect.size.width, 800))
    drive.size(1, 4, 3)
    #expect(near(drive.scene.rect, before.rect, 1e-9), "200 points a pixel, where 20 is the most")
    drive.drag(from: (200, 400), by: (-30, 0))
    #expect(near(drive.scene.rect.origin.x, before.rect.origin.x - 30, 1e-9), "held it stands too")
    drive.lift(after: 0.2)
    #expect(near(drive.settle().scale, 20))
  }

  @Test("a preview that was not enlarged stays small when the photo comes, until it is touched")
  func preview() {
    var drive = Drive(.gtk, sizes: [PixelSize(width: 160, height: 120)])
    drive.size(1, 4000, 3000)
    #expect(near(drive.scene.rect, ViewRect(x: 120, y: 340, width: 160, height: 120), 1e-9))
    drive.tap(200, 400)
    #expect(near(drive.settle().rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test("another aspect is another picture: it is laid out anew, and what held the old one lets go")
  func another() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    drive.drag(from: (200, 400), by: (-30, 0))
    drive.size(1, 3000, 4000)
    let height = 400.0 * 4 / 3
    #expect(
      near(drive.scene.rect, ViewRect(x: 0, y: 400 - height / 2, width: 400, height: height)))
    drive.move(100, 400)
    #expect(near(drive.scene.rect.origin.x, 0))
    drive.lift()
    drive.settle()
    let kinds = drive.notices()
    #expect(kinds.filter { $0 == .willBeginDragging }.count == 1)
    #expect(kinds.filter { $0 == .didEndDragging }.count == 1)
  }

  @Test("another picture in mid-fling: nothing moves on, and the fling has ended")
  func anotherInMotion() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.wait(0.05)
    drive.size(1, 3000, 4000)
    #expect(drive.scene.phase == .idle && !drive.scene.needsFrame)
    #expect(drive.notices().last == .didEndDecelerating)
  }

  @Test("45 a size for a photo that has gone is refused and changes nothing")
  func gone() {
    var drive = Drive()
    let before = drive.scene
    drive.size(77, 10, 10)
    #expect(drive.scene == before && drive.notices() == [.refused])
  }
}
