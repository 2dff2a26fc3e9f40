import PerigeeCore
import Testing

@Suite("Two fingers on a touchpad (motion.md §1.11)")
struct TouchpadTests {
  /// A stream of `steps` equal deltas, 10 ms apart, and its end.
  private func stream(
    _ drive: inout Drive, _ dx: Double, _ dy: Double, steps: Int = 10, ends: Bool = true
  ) {
    drive.scroll(0, 0, .began, after: 0.01)
    for _ in 0..<steps { drive.scroll(dx, dy, .changed, after: 0.01) }
    if ends { drive.scroll(0, 0, .ended, after: 0.01) }
  }

  @Test("at rest sideways drags the pages, 400 points a page whatever its width (W9)")
  func pages() {
    var drive = Drive(current: 2)
    stream(&drive, 10, 1, ends: false)
    #expect(drive.scene.phase == .paging && near(drive.scene.page, 1.25, 1e-9))
    drive.scroll(0, 0, .ended, after: 0.3)
    #expect(drive.settle().page == 1)
  }

  @Test("fast enough, or past the half, it turns; at most one page (G1)")
  func turns() {
    var drive = Drive(count: 9, current: 2)
    stream(&drive, 10, 0)
    #expect(drive.settle().current == PhotoID(rawValue: 3))
    stream(&drive, 100, 0, steps: 30, ends: false)
    #expect(drive.scene.page == 3, "clamped to one page on")
    drive.scroll(0, 0, .ended, after: 0.3)
    #expect(drive.settle().current == PhotoID(rawValue: 4))
  }

  @Test(
    "the speed from which it turns is its own setting, of the fingers",
    arguments: [
      (Settings.ios, 4.0, true), (.gtk, 4, false), (.gtk, 7, true), (.web, 4, false),
    ])
  func threshold(settings: Settings, step: Double, turns: Bool) {
    // A step of 4 points each 10 ms is 400 points a second.
    var drive = Drive(settings, current: 2)
    stream(&drive, step, 0, steps: 20)
    #expect((drive.settle().page == 2) == turns)
  }

  @Test("after a turn it is deaf until 150 ms have passed without an event")
  func deaf() {
    var drive = Drive(count: 9)
    stream(&drive, 20, 0)
    for _ in 0..<5 { drive.scroll(20, 0, .momentum, after: 0.1) }
    stream(&drive, 20, 0)
    #expect(drive.settle().current == PhotoID(rawValue: 2))
    stream(&drive, 20, 0)
    #expect(drive.settle().current == PhotoID(rawValue: 3))
  }

  @Test("at rest up and down, or not clearly sideways, does nothing")
  func vertical() {
    for (dx, dy) in [(0.0, 20.0), (10, 20), (11, 10)] {
      var drive = Drive()
      let before = drive.scene.rect
      stream(&drive, dx, dy)
      #expect(drive.settle().rect == before)
    }
  }

  @Test("zoomed it pans, with resistance past the edges, and comes back (W8, W10)")
  func pans() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    stream(&drive, 50, 20, ends: false)
    let scene = drive.scene
    #expect(scene.phase == .panning && scene.page == 0)
    #expect(near(scene.contentOffset.x, 800 + RubberBandFigures.seen(100, dimension: 400), 1e-6))
    #expect(near(scene.contentOffset.y, 100 + RubberBandFigures.seen(150, dimension: 800), 1e-6))
    drive.scroll(0, 0, .ended)
    #expect(drive.scene.phase == .bouncing)
    #expect(near(drive.settle().contentOffset, 800, 100, 1e-6))
  }

  @Test("zoomed, a stream that began at the edge pages; one that arrives there does not (W10)")
  func edge() {
    var drive = Drive(current: 2)
    drive.zoom(to: 0.3)
    stream(&drive, 50, 0, steps: 20)
    #expect(drive.settle().page == 1)
    stream(&drive, 10, 0, ends: false)
    #expect(drive.scene.phase == .paging && drive.scene.page > 1)
  }

  @Test(
    "let go on a zoomed photo it coasts in gtk only, with the engine's own fading",
    arguments: [
      (Settings.ios, false), (.gtk, true), (.web, false),
    ])
  func coasts(settings: Settings, coasts: Bool) {
    var drive = Drive(settings)
    drive.zoom(to: 0.9)
    stream(&drive, 10, 0, steps: 6, ends: false)
    let released = drive.scene.contentOffset.x
    drive.scroll(0, 0, .ended)
    #expect((drive.scene.phase == .decelerating) == coasts)
    let way = drive.settle().contentOffset.x - released
    // 10 points each 10 ms: 1000 points a second, which end after 499.4998.
    #expect(near(way, coasts ? 499.4998 : 0, 1e-3))
  }

  @Test("momentum of the system moves the photo by exactly its deltas (W6, invariant 63)")
  func momentum() {
    var drive = Drive()
    drive.zoom(to: 0.9)
    let start = drive.scene.contentOffset
    stream(&drive, -4, 3)
    for step in 1...5 { drive.scroll(-10 / Double(step), 6 / Double(step), .momentum, after: 0.01) }
    let sum = 1 + 0.5 + 1 / 3.0 + 0.25 + 0.2
    let end = drive.settle().contentOffset
    #expect(near(end, start.x - 40 - 10 * sum, start.y + 30 + 6 * sum, 1e-9))
    #expect(!drive.notices().contains(.willBeginDecelerating))
  }

  @Test("momentum that reaches an edge bounces once; the rest of it is ignored (W8)")
  func momentumAtEdge() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    stream(&drive, 30, 0, steps: 10)
    for _ in 0..<6 { drive.scroll(30, 0, .momentum, after: 0.01) }
    #expect(drive.scene.phase == .bouncing && drive.scene.contentOffset.x > 800)
    var peak = 0.0
    for _ in 0..<60 {
      drive.scroll(30, 0, .momentum, after: 0.01)
      peak = max(peak, drive.scene.contentOffset.x)
    }
    #expect(peak < 1000)
    #expect(near(drive.settle().contentOffset.x, 800, 1e-6))
  }

  @Test("a new stream stops what coasts (W7)")
  func stops() {
    var drive = Drive(.gtk)
    drive.zoom(to: 0.9)
    stream(&drive, 10, 0, steps: 6)
    drive.wait(0.1)
    drive.scroll(0, 0, .began)
    let held = drive.scene.contentOffset
    #expect(drive.wait(1).contentOffset == held)
  }

  @Test("with control it zooms by e^(-0.004988) a point about the pointer, within hard limits (W4)")
  func zooms() {
    var drive = Drive()
    drive.scroll(0, 0, .began, [.control])
    for _ in 0..<100 { drive.scroll(0, -1, at: (100, 400), .changed, [.control]) }
    // e^0.4988
    #expect(near(drive.scene.scale, 0.1 * 1.646744, 1e-6))
    #expect(near((100 - drive.scene.rect.origin.x) / drive.scene.scale, 1000, 1e-6))
    for _ in 0..<300 { drive.scroll(0, 5, .changed, [.control]) }
    #expect(drive.scene.scale == 0.1)
  }

  @Test(
    "E82 a pinch multiplies its factors about its place, resists past limits and comes back (W5)")
  func magnify() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(0.4) })
    drive.magnify(1, at: (100, 400), .began)
    drive.magnify(1.05, at: (100, 400), .changed)
    drive.magnify(1.05, at: (100, 400), .changed)
    #expect(near(drive.scene.scale, 0.1 * 1.05 * 1.05, 1e-12) && drive.scene.phase == .pinching)
    #expect(near((100 - drive.scene.rect.origin.x) / drive.scene.scale, 1000, 1e-6))
    drive.magnify(20, at: (100, 400), .changed)
    #expect(drive.scene.scale > 0.4 && drive.scene.scale < 0.8)
    drive.magnify(1, at: (100, 400), .ended)
    #expect(drive.settle().scale == 0.4)
    #expect(drive.notices() == [.willBeginZooming, .didEndZooming])
  }

  @Test("a finger that lands ends the pinch and the scroll of a touchpad")
  func touchWins() {
    var drive = Drive()
    drive.magnify(2, .began)
    drive.down(200, 400)
    drive.magnify(2, .changed)
    drive.up(200, 400)
    #expect(near(drive.settle().scale, 0.2))
    stream(&drive, 10, 0, ends: false)
    drive.down(200, 400)
    let held = drive.scene.contentOffset
    drive.scroll(50, 0, .changed)
    #expect(drive.scene.contentOffset == held)
  }

  @Test("a resize in mid-pinch goes on from what is seen then")
  func resizeWhilePinching() {
    var drive = Drive()
    drive.magnify(3, .began)
    drive.resize(800, 400)
    let seen = drive.scene
    drive.magnify(1, .changed)
    #expect(near(drive.scene.rect, seen.rect, 1e-6))
    drive.magnify(1, .ended)
    #expect(drive.settle().phase == .idle)
  }
}
