import PerigeeCore
import Testing

@Suite("Double tap and quick zoom")
struct DoubleTapTests {
  private func afterDoubleTap(
    _ settings: Settings = .ios, at x: Double, _ y: Double
  ) -> Scene {
    var drive = Drive(settings)
    drive.doubleTap(x, y)
    return drive.settle()
  }

  @Test("1 the tapped pixel stays under the finger")
  func underTheFinger() {
    let rect = afterDoubleTap(at: 100, 400).rect
    #expect(near(rect, ViewRect(x: -200, y: -50, width: 1200, height: 900)))
  }

  @Test("1 at every frame of the way there")
  func everyFrame() {
    var drive = Drive()
    drive.doubleTap(100, 400)
    #expect(drive.scene.phase == .animating)
    while drive.scene.needsFrame {
      let scene = drive.wait(1 / 60)
      #expect(near((100 - scene.rect.origin.x) / scene.scale, 1000, 1e-6))
    }
    #expect(drive.scene.scale == drive.scene.restScale.pointsPerPixel * 3)
  }

  @Test("2 but the bounds win near a corner")
  func bounds() {
    #expect(near(afterDoubleTap(at: 300, 540).rect.origin, -600, -100))
  }

  @Test("3 a tap beside the photo counts at its nearest point (T8)")
  func letterbox() {
    #expect(near(afterDoubleTap(at: 100, 50).rect.origin, -200, 0))
  }

  @Test("E69, E71 the centre rule: the tapped point goes to the middle, as far as bounds allow")
  func centre() {
    let settings = Settings.ios.with {
      $0.doubleTapAnchor = .center
      $0.doubleTap = .level(.scale(0.25))
    }
    #expect(near(afterDoubleTap(settings, at: 100, 350).contentOffset, 50, -25))
    #expect(near(afterDoubleTap(settings, at: 390, 540).contentOffset, 600, -25))
  }

  @Test("E70 the finger rule at the same place")
  func finger() {
    let settings = Settings.ios.with { $0.doubleTap = .level(.scale(0.25)) }
    #expect(near(afterDoubleTap(settings, at: 100, 350).contentOffset, 150, -25))
  }

  @Test("4 a second double tap returns to exactly fit, centred", arguments: [0.3, 0.17, 0.9])
  func back(scale: Double) {
    var drive = Drive()
    drive.zoom(to: scale)
    drive.doubleTap(50, 300)
    let scene = drive.settle()
    #expect(scene.scale == scene.restScale.pointsPerPixel)
    #expect(near(scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test("6 the level of a double tap does not depend on the largest scale")
  func independent() {
    let settings = Settings.ios.with { $0.maximumZoom = .timesFit(15) }
    #expect(near(afterDoubleTap(settings, at: 200, 400).scale, 0.3))
    let small = Settings.ios.with { $0.maximumZoom = .timesFit(2) }
    #expect(near(afterDoubleTap(small, at: 200, 400).scale, 0.2), "but it never passes it")
  }

  @Test("belowMaximum: anything below the largest goes on to it, the largest back to the minimum")
  func belowMaximum() {
    let settings = Settings.ios.with {
      $0.doubleTap = .maximum
      $0.doubleTapToggle = .belowMaximum
    }
    var drive = Drive(settings)
    drive.zoom(to: 0.4)
    drive.doubleTap(200, 400)
    #expect(near(drive.settle().scale, 1))
    drive.doubleTap(200, 400)
    #expect(drive.settle().scale == drive.scene.minimumZoomScale.pointsPerPixel)
  }

  @Test("in read mode a double tap away from rest goes back to filling, below rest to the target")
  func readMode() {
    var drive = Drive(sizes: [PixelSize(width: 400, height: 20_000)])
    drive.doubleTap(200, 400)
    #expect(near(drive.settle().scale, 3))
    drive.doubleTap(200, 400)
    #expect(near(drive.settle().scale, 1))
    drive.command(.zoomToFit)
    #expect(near(drive.settle().scale, 0.04))
    drive.doubleTap(200, 400)
    #expect(near(drive.settle().scale, 3), "at or below rest is not zoomed")
  }

  @Test("E73 the second tap stays down and moves: 100 points are e^0.5 times as close")
  func quickZoom() {
    var drive = Drive()
    drive.zoom(to: 0.2)
    drive.tap(200, 400)
    drive.wait(0.1)
    drive.down(200, 400)
    drive.move(200, 411)
    #expect(drive.scene.phase == .tapDragging)
    #expect(near(drive.scene.scale, 0.2), "the slop is swallowed")
    drive.move(200, 511)
    #expect(near(drive.scene.scale, 0.3297))
    drive.up(200, 511)
    #expect(near(drive.settle().scale, 0.3297))
    #expect(!drive.notices().contains(.doubleTap) && !drive.notices().contains(.singleTap))
  }

  @Test("quick zoom keeps the tapped point, up zooms out, and limits resist")
  func quickZoomAnchor() {
    var drive = Drive()
    drive.zoom(to: 0.4)
    let pixel = { (scene: Scene) in (scene.contentOffset.x + 150) / scene.scale }
    let before = pixel(drive.scene)
    drive.tap(150, 400)
    drive.wait(0.1)
    drive.down(150, 400)
    drive.move(150, 380)
    drive.move(150, 340)
    #expect(drive.scene.scale < 0.4 && near(pixel(drive.scene), before, 1e-6))
    drive.move(150, 2000)
    #expect(drive.scene.scale > 1 && drive.scene.scale < 2)
    drive.up(150, 2000)
    #expect(drive.settle().scale == 1)
  }

  @Test("a second tap that moves sideways is a drag; without doubleTapDrag any way is")
  func otherWays() {
    var sideways = Drive()
    sideways.tap(200, 400)
    sideways.wait(0.1)
    sideways.down(200, 400)
    sideways.move(180, 405)
    #expect(sideways.scene.phase == .paging)
    var off = Drive(.ios.with { $0.doubleTapDrag = false })
    off.tap(200, 400)
    off.wait(0.1)
    off.down(200, 400)
    off.move(200, 420)
    #expect(off.scene.phase == .dismissing)
  }

  @Test(
    "24 quick zoom and pinch on a photo that is not there yet reach neither pager nor dismissal")
  func notThere() {
    var drive = Drive(sizes: [nil, .canonical])
    drive.tap(200, 400)
    drive.wait(0.1)
    drive.down(200, 400)
    drive.move(200, 500)
    #expect(drive.scene.backdrop == 1 && drive.scene.page == 0)
    drive.up(200, 500)
    drive.settle()
    drive.pinch(around: 200, 400, to: 3)
    drive.spread(around: 100, 500, half: 150)
    #expect(drive.scene.backdrop == 1 && drive.scene.page == 0)
    drive.liftPinch(around: 100, 500, at: 150 / Drive.grip)
    #expect(!drive.notices().contains(.willBeginDismissing))
  }
}
