import Testing

@testable import PerigeeCore

/// The whole viewer sampled every hundredth of a second, against the formulas of motion.md written down once
/// more here.
@Suite("Every moment of a motion, not only its end")
struct SampledMotionTests {
  private let times = (0..<40).map { Double($0) * 0.01 }
  private let k = -2.002_002_670_673_44  // 1000 · ln 0.998

  /// S1 from rest, or with speed.
  private func spring(_ x: Double, _ v: Double = 0, response: Double, _ t: Double) -> Double {
    let rate = 2 * Double.pi / response
    return (x + (v + rate * x) * t) * exp(-rate * t)
  }

  @Test("a page that falls back, on, and less quickly where less motion is asked for (G5, RM3)")
  func snap() {
    for (way, target, less) in [(-160.0, 1.0, false), (-260, 2, false), (-260, 2, true)] {
      var drive = Drive(.ios.with { $0.reduceMotion = less }, current: 2)
      drive.dragAndRest(from: (350, 400), by: (way, 0))
      let start = (1 - way / 420 - target) * 420
      for time in times {
        let seen = (drive.scene.page - target) * 420
        #expect(near(seen, spring(start, response: less ? 0.2 : 0.35, time), 0.1), "\(time) s")
        if abs(seen) > 0.1 {
          #expect(near(seen, spring(start, response: less ? 0.2 : 0.35, time), 1e-6), "\(time) s")
        }
        drive.wait(0.01)
      }
    }
  }

  @Test("a flicked page keeps its speed, up to where it would pass its page (G5, G6)")
  func flick() {
    var drive = Drive(current: 2)
    drive.flick(from: (300, 400), by: (-100, 0))
    // 10 points in 16 ms; it has gone 100 points, and has 320 to go.
    for time in times.prefix(20) {
      let seen = (drive.scene.page - 2) * 420
      #expect(near(seen, spring(-320, 625, response: 0.35, time), 1e-6), "after \(time) s")
      drive.wait(0.01)
    }
  }

  @Test("past the last page it comes back with the slower spring of an edge (G7)")
  func pageBounce() {
    var drive = Drive(current: 3)
    drive.dragAndRest(from: (350, 400), by: (-200, 0))
    let start = RubberBandFigures.seen(200, dimension: 400)
    for time in times {
      #expect(
        near((drive.scene.page - 2) * 420, spring(start, response: 0.575, time), 1e-6),
        "after \(time) s")
      drive.wait(0.01)
    }
  }

  /// Zoomed so that offsets go from 0 to 2000, at 200 points from the right edge or so.
  private func zoomed(at room: Double) -> Drive {
    var drive = Drive(count: 1)
    drive.zoom(to: 0.6)
    drive.dragAndRest(from: (200, 400), by: (-2000, 0))
    drive.settle()
    drive.dragAndRest(from: (200, 400), by: (room, 0))
    drive.settle()
    return drive
  }

  @Test(
    "a fling across an edge: it fades to it, is exactly there, and bounces with its speed (H2, H3)")
  func acrossEdge() {
    var drive = zoomed(at: 200)
    #expect(near(drive.scene.contentOffset.x, 1800, 1e-6))
    drive.flick(from: (350, 400), by: (-160, 0))
    // 16 points in 16 ms; 40 points are left.
    let origin = drive.scene.contentOffset.x
    #expect(near(origin, 1960, 1e-6))
    let impact = 1000 + k * (2000 - origin)
    let hit = log(impact / 1000) / k
    var crossed = 0
    for time in times {
      let x = drive.scene.contentOffset.x
      if time < hit {
        #expect(near(x, origin + 1000 * (exp(k * time) - 1) / k, 1e-6), "after \(time) s")
        #expect(x < 2000 && drive.scene.phase == .decelerating)
      } else {
        crossed += 1
        let past = spring(0, impact, response: 0.575, time - hit)
        #expect(near(x, 2000 + past, 1e-6), "after \(time) s")
        #expect(drive.scene.phase == .bouncing)
      }
      drive.wait(0.01)
    }
    #expect(crossed > 30 && crossed < 40)
  }

  @Test("let go past an edge at rest it returns by the spring, faster at first (E16, S9)")
  func returns() {
    var drive = zoomed(at: 0)
    drive.dragAndRest(from: (350, 400), by: (-300, 0))
    let start = RubberBandFigures.seen(300, dimension: 400)
    for time in times {
      let past = drive.scene.contentOffset.x - 2000
      #expect(near(past, spring(start, response: 0.575, time), 1e-6), "after \(time) s")
      drive.wait(0.01)
    }
  }

  @Test(
    "a catch past an edge, at any moment: nothing jumps, and it is as stiff there as before (R6)")
  func catchPastEdge() {
    var drive = zoomed(at: 0)
    drive.dragAndRest(from: (350, 400), by: (-300, 0))
    for _ in 0..<25 {
      let seen = drive.wait(0.01).contentOffset.x - 2000
      var copy = drive
      copy.down(200, 400)
      #expect(near(copy.scene.contentOffset.x - 2000, seen, 1e-9))
      let raw = seen * 400 / (0.55 * (400 - seen))
      copy.move(190, 400)
      let further = RubberBandFigures.seen(raw + 10, dimension: 400)
      #expect(near(copy.scene.contentOffset.x - 2000, further, 1e-6), "at \(seen) points")
      copy.move(200, 400)
      #expect(near(copy.scene.contentOffset.x - 2000, seen, 1e-9), "and back")
    }
  }

  @Test(
    "a scale past its limit returns in the logarithm; the point between the fingers stays (Z10)")
  func zoomBounce() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(0.6) })
    drive.pinch(around: 200, 400, to: 12)
    let start = log(drive.scene.scale / 0.6)
    #expect(near(drive.scene.scale / 0.6, 1.2788, 1e-4), "E64")
    drive.liftPinch(around: 200, 400, at: 12)
    for time in times {
      let scene = drive.scene
      #expect(
        near(log(scene.scale / 0.6), spring(start, response: 0.35, time), 1e-6),
        "after \(time) s")
      let middle = (200 - scene.rect.origin.x) / scene.rect.size.width
      #expect(near(middle, 0.5, 1e-9) && scene.rect.size.height > 1800 - 1e-6)
      drive.wait(0.01)
    }
  }

  @Test("a double tap zooms by the same spring, the tapped point in its place all the way (A4, T7)")
  func doubleTap() {
    var drive = Drive()
    drive.doubleTap(150, 400)
    let start = log(0.1 / 0.3)
    for time in times {
      let scene = drive.scene
      #expect(
        near(log(scene.scale / 0.3), spring(start, response: 0.35, time), 1e-4),
        "after \(time) s")
      #expect(near((150 - scene.rect.origin.x) / scene.rect.size.width, 0.375, 1e-6))
      drive.wait(0.01)
    }
  }

  @Test("let go with the pages shifted: they fall into place, and the photo stays at its edge (6b)")
  func handedOver() {
    for (way, target) in [(100.0, 1.0), (260, 2)] {
      var drive = Drive(.ios.with { $0.pagingWhileZoomed = .handoff }, current: 2)
      drive.zoom(to: 0.3)
      drive.dragAndRest(from: (390, 400), by: (-400 - way, 0))
      let start = (1 + way / 420 - target) * 420
      for time in times.prefix(25) {
        let scene = drive.scene
        #expect(
          near((scene.page - target) * 420, spring(start, response: 0.35, time), 1e-6),
          "after \(time) s")
        #expect(near(scene.contentOffset.x, 800, 1e-9) && near(scene.scale, 0.3, 1e-12))
        drive.wait(0.01)
      }
    }
  }

  @Test("a photo that comes back from being dragged away, and the backdrop with it (X8)")
  func comesBack() {
    var drive = Drive()
    drive.dragAndRest(from: (200, 300), by: (30, 90))
    var last = drive.scene.backdrop
    for time in times.dropLast(5) {
      let scene = drive.scene
      let middle = scene.rect.origin.x + scene.rect.size.width / 2
      let z = scene.rect.size.width / 400
      let dy = (1 - z) * 800
      #expect(near(dy, spring(90, response: 0.35, time), 1e-6), "after \(time) s")
      // Where the finger gripped stays under it (X5): at (200, 300) plus the drag past its slop.
      let grip = 200 + 30 * Drive.crossing / 90
      let dx = middle - 200 - (grip - 200) * (1 - z)
      #expect(near(dx, spring(30, response: 0.35, time), 1e-6), "after \(time) s")
      #expect(scene.backdrop >= last - 1e-12 && scene.backdrop <= 1)
      last = scene.backdrop
      drive.wait(0.01)
    }
  }
}
