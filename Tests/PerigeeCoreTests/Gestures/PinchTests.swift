import PerigeeCore
import Testing

@Suite("Pinching (motion.md §1.9)")
struct PinchTests {
  @Test("7 the pixel between the fingers stays there, at every frame and at the end")
  func anchor() {
    var drive = Drive()
    drive.down(50, 400, finger: 1)
    drive.down(350, 400, finger: 2)
    for (left, right) in [(47.0, 353.0), (40, 360), (10, 390), (-20, 420), (-106, 506)] {
      drive.move(left, 400, finger: 1)
      drive.move(right, 400, finger: 2, after: 0)
      let scene = drive.scene
      #expect(near((scene.contentOffset.x + 200) / scene.scale, 2000, 1e-6))
    }
    #expect(near(drive.scene.scale, 0.2), "twice the span of 306 at the crossing")
    drive.up(-106, 400, finger: 1)
    drive.up(506, 400, finger: 2)
    #expect(near(drive.settle().rect, ViewRect(x: -200, y: 100, width: 800, height: 600)))
  }

  @Test("the centroid carries the photo while it zooms (Z4)")
  func moving() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 3)
    let pixel = { (scene: Scene, x: Double, y: Double) in
      ViewPoint(
        x: (scene.contentOffset.x + x) / scene.scale, y: (scene.contentOffset.y + y) / scene.scale)
    }
    let before = pixel(drive.scene, 200, 400)
    drive.spread(around: 230, 380, half: 170)
    let after = pixel(drive.scene, 230, 380)
    #expect(near(before.x, after.x, 1e-6) && near(before.y, after.y, 1e-6))
  }

  @Test("E63 three fingers: their middle, and twice the mean distance to it")
  func three() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(5) })
    drive.down(0, 0, finger: 1)
    drive.down(100, 0, finger: 2)
    drive.down(50, 90, finger: 3)
    // All three twice as far from (50, 30), past the slop at the first move.
    drive.move(-50, -30, finger: 1)
    let start = drive.scene.scale
    let spans = { (points: [(Double, Double)]) -> Double in
      let x = points.reduce(0) { $0 + $1.0 } / 3
      let y = points.reduce(0) { $0 + $1.1 } / 3
      return points.reduce(0) {
        $0 + (($1.0 - x) * ($1.0 - x) + ($1.1 - y) * ($1.1 - y)).squareRoot()
      } * 2 / 3
    }
    #expect(near(spans([(0, 0), (100, 0), (50, 90)]), 117.7460))
    let crossing = spans([(-50, -30), (100, 0), (50, 90)])
    drive.move(150, -30, finger: 2)
    drive.move(50, 150, finger: 3)
    let end = spans([(-50, -30), (150, -30), (50, 150)])
    #expect(near(drive.scene.scale, start * end / crossing, 1e-9))
  }

  @Test(
    "past the maximum it resists, and springs back without passing its limit (E64, invariant 40)")
  func pastMaximum() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(0.2) })
    drive.pinch(around: 200, 400, to: 4)
    #expect(near(drive.scene.scale / 0.2, 1.2788))
    drive.liftPinch(around: 200, 400, at: 4)
    #expect(drive.scene.phase == .bouncing)
    var last = drive.scene.scale
    // E67
    #expect(near(drive.wait(0.1).scale / 0.2, 1.1210))
    #expect(near(drive.wait(0.1).scale / 0.2, 1.0316))
    for _ in 0..<60 {
      let scene = drive.wait(1 / 60)
      #expect(scene.scale <= last && scene.scale >= 0.2)
      #expect(near((scene.contentOffset.x + 200) / scene.scale, 2000, 1e-6), "the middle stays put")
      last = scene.scale
    }
    #expect(drive.scene.scale == 0.2 && drive.scene.phase == .idle)
  }

  @Test("below the minimum it resists and comes back to exactly fit, centred (E65)")
  func belowMinimum() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 0.5)
    #expect(near(drive.scene.scale / 0.1, 0.7820))
    drive.liftPinch(around: 200, 400, at: 0.5)
    let scene = drive.settle()
    #expect(scene.scale == scene.restScale.pointsPerPixel)
    #expect(near(scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test("without bouncesZoom the scale stops at its limits, still about the fingers (Z7)")
  func hardLimits() {
    var drive = Drive(
      .ios.with {
        $0.bouncesZoom = false; $0.maximumZoom = .scale(0.3)
      })
    drive.pinch(around: 200, 400, to: 20)
    let scene = drive.scene
    #expect(scene.scale == 0.3)
    #expect(near((scene.contentOffset.x + 200) / scene.scale, 2000, 1e-6))
  }

  @Test("fingers back at their start: the photo back at its start (invariant 38)")
  func undo() {
    var drive = Drive()
    drive.pinch(around: 150, 380, to: 1)
    let start = drive.scene
    drive.spread(around: 210, 420, half: 300)
    drive.spread(around: 20, 100, half: 12)
    drive.spread(around: 150, 380, half: Drive.grip)
    let end = drive.scene
    #expect(near(end.scale, start.scale, 1e-12))
    #expect(near(end.contentOffset, start.contentOffset.x, start.contentOffset.y, 1e-9))
  }

  @Test(
    "9 lifting one finger moves nothing; the other then pans point by point, from its first point")
  func oneLifts() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 3)
    let before = drive.scene
    drive.up(41, 400, finger: 1)
    #expect(drive.scene.rect == before.rect)
    drive.move(364, 400, finger: 2)
    #expect(near(drive.scene.rect.origin.x, before.rect.origin.x + 5, 1e-9))
  }

  @Test("a finger that lands again zooms from where it is (Z12)")
  func oneReturns() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 2)
    drive.up(94, 400, finger: 1)
    let before = drive.scene
    drive.down(110, 300, finger: 3)
    #expect(drive.scene.rect == before.rect)
    drive.move(310, 400, finger: 2)
    drive.move(110, 300, finger: 3, after: 0.01)
    #expect(drive.scene.phase == .pinching)
  }

  @Test("10 a fast pinch out with the first finger lifted first, then landed again")
  func firstLiftsFirst() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 5)
    drive.up(-65, 400, finger: 1)
    drive.move(300, 300, finger: 2, after: 0.001)
    drive.down(10, 10, finger: 1)
    drive.move(400, 790, finger: 1, after: 0.001)
    drive.up(300, 300, finger: 2)
    drive.up(400, 790, finger: 1)
    let scene = drive.settle()
    #expect(scene.rect.origin.x.isFinite && scene.phase == .idle)
    #expect(scene.zoomScale >= scene.minimumZoomScale && scene.zoomScale <= scene.maximumZoomScale)
  }

  @Test("a pinch that ends within 2 % of rest is at rest (Z14)")
  func snap() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 1.019)
    drive.liftPinch(around: 200, 400, at: 1.019)
    #expect(drive.settle().scale == drive.scene.restScale.pointsPerPixel)
    drive.pinch(around: 200, 400, to: 1.03)
    drive.liftPinch(around: 200, 400, at: 1.03)
    #expect(near(drive.settle().scale, 0.103))
  }

  @Test(
    "both fingers lifting within 100 ms fling what they pinched; further apart they do not (Z11)")
  func fling() {
    for (gap, flings) in [(0.05, true), (0.15, false)] {
      var drive = Drive()
      drive.zoom(to: 0.6)
      drive.down(100, 400, finger: 1)
      drive.down(300, 400, finger: 2)
      for step in 1...10 {
        drive.move(100 - Double(step) * 8, 400, finger: 1)
        drive.move(300 - Double(step) * 8, 400, finger: 2, after: 0)
      }
      drive.up(20, 400, finger: 1)
      drive.up(220, 400, finger: 2, after: gap)
      #expect((drive.scene.phase == .decelerating) == flings, "\(gap) s apart")
    }
  }

  @Test(
    "the middle of fingers that lift together is what a bounce keeps; one that goes on alone is")
  func bounceAnchor() {
    let settings = Settings.ios.with { $0.maximumZoom = .scale(0.3) }
    var together = Drive(settings)
    together.pinch(around: 200, 400, to: 6)
    together.up(-118, 400, finger: 1)
    together.up(518, 400, finger: 2, after: 0.02)
    #expect(near((together.settle().contentOffset.x + 200) / 0.3, 2000, 1e-6))
    var alone = Drive(settings)
    alone.pinch(around: 200, 400, to: 6)
    alone.up(-118, 400, finger: 1)
    alone.move(390, 400, finger: 2, after: 0.2)
    let pixel = { (scene: Scene) in (scene.contentOffset.x + 390) / scene.scale }
    let held = pixel(alone.scene)
    alone.up(390, 400, finger: 2, after: 0.2)
    #expect(near(pixel(alone.settle()), held, 1e-6))
  }

  @Test("fingers at one place zoom from a span of one point, not from nothing (Z3)")
  func samePlace() {
    var drive = Drive()
    drive.down(200, 400, finger: 1)
    drive.down(200, 400, finger: 2)
    drive.move(200, 420, finger: 2)
    drive.move(200, 400, finger: 2)
    let scene = drive.scene
    #expect(scene.scale.isFinite && scene.scale > 0)
  }

  @Test("12 pinched below fit and released, a swipe pages")
  func afterUnderZoom() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 0.4)
    drive.liftPinch(around: 200, 400, at: 0.4)
    drive.settle()
    drive.flick(from: (350, 400), by: (-200, 0))
    #expect(drive.settle().current == PhotoID(rawValue: 2))
  }

  @Test("next to rest it goes to rest, also where a photo rests filled, to be read (Z14)")
  func nextToRest() {
    for size in [PixelSize.canonical, PixelSize(width: 400, height: 20_000)] {
      for (factor, snaps) in [(1.015, true), (0.985, true), (1.04, false)] {
        var drive = Drive(sizes: [size])
        let rest = drive.scene.restScale
        drive.pinch(around: 200, 400, to: factor)
        drive.liftPinch(around: 200, 400, at: factor)
        let scene = drive.settle()
        #expect((scene.zoomScale == rest) == snaps, "\(size), \(factor): \(scene.scale)")
      }
    }
  }
}
