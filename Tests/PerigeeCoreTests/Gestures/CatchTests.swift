import PerigeeCore
import Testing

@Suite("A finger that catches what moves (rows 14 to 16, 19)")
struct CatchTests {
  @Test("a landing changes nothing that is seen, whatever moves (invariant 23)", arguments: 0..<6)
  func landing(motion: Int) {
    var drive = Self.moving(motion)
    for delay in [0.0, 0.03, 0.1, 0.2] {
      var copy = drive
      copy.wait(delay)
      let before = copy.scene
      copy.down(170, 420)
      let after = copy.scene
      #expect(near(after.rect, before.rect, 1e-7), "motion \(motion) after \(delay) s")
      #expect(near(after.page, before.page, 1e-9) && near(after.backdrop, before.backdrop, 1e-9))
    }
    drive.settle()
  }

  @Test("a caught turn counts from the page it heads for once that is nearer, else from the last")
  func countsFrom() {
    for (delay, page) in [(0.0, 2.0), (0.2, 3)] {
      var drive = Drive(count: 5, current: 2)
      drive.flick(from: (390, 400), by: (-120, 0))
      let caught = drive.wait(delay).page
      #expect((caught > 1.5) == (delay > 0), "caught at \(caught)")
      drive.down(390, 400)
      // On to 2.6 pages, and held there: one page on from where it counts.
      let x = 390 - (2.6 - caught) * 420
      drive.move(x, 400)
      drive.up(x, 400, after: 0.2)
      #expect(drive.settle().page == page)
    }
  }

  @Test("what bounces is caught where it is in the smallest of viewports too (invariant 23)")
  func smallViewport() {
    for side in [1.0, 20, 90] {
      var drive = Drive(sizes: [.canonical], viewport: ViewSize(width: side, height: side))
      drive.zoom(to: drive.scene.scale * 3, around: (side / 2, side / 2))
      // As fast as fingers get, into the edge.
      drive.down(0, 0)
      for step in 1...5 { drive.move(Double(step) * 120, Double(step) * 120) }
      drive.lift()
      for _ in 0..<40 {
        let before = drive.wait(0.01)
        var copy = drive
        copy.down(side / 2, side / 2)
        #expect(near(copy.scene.rect, before.rect, 1e-6), "in \(side) points")
      }
    }
  }

  /// A viewer in the midst of: a fling, an edge bounce, a page snap, a zoom bounce, a double tap, a
  /// dismissal on its way back.
  private static func moving(_ motion: Int) -> Drive {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(1) }, current: 2)
    switch motion {
    case 0:
      drive.zoom(to: 1)
      drive.flick(from: (200, 300), by: (100, 60))
    case 1:
      drive.zoom(to: 0.3)
      drive.flick(from: (100, 300), by: (280, 30))
    case 2: drive.flick(from: (300, 400), by: (-120, 0))
    case 3:
      drive.pinch(around: 180, 420, to: 30)
      drive.liftPinch(around: 180, 420, at: 30)
    case 4: drive.doubleTap(100, 420)
    default:
      drive.drag(from: (200, 300), by: (20, 90))
      drive.lift(after: 0.2)
    }
    return drive
  }

  @Test("row 14: what is caught follows without slop, from where the finger landed (P4)")
  func noSlop() {
    var drive = Self.moving(0)
    drive.wait(0.05)
    drive.down(200, 400)
    let held = drive.scene.contentOffset
    drive.move(203, 401)
    #expect(drive.scene.phase == .panning)
    #expect(near(drive.scene.contentOffset, held.x - 3, held.y - 1, 1e-9))
  }

  @Test("row 14: a caught page turn follows, and turns by where it is let go")
  func page() {
    var drive = Drive(current: 2)
    drive.flick(from: (300, 400), by: (-120, 0))
    drive.wait(0.05)
    drive.down(200, 400)
    let held = drive.scene.page
    drive.move(242, 400)
    #expect(near(drive.scene.page, held - 0.1, 1e-9) && drive.scene.phase == .paging)
  }

  @Test("row 14: lifted without moving, a caught turn, bounce or return goes on, and is no tap")
  func resumes() {
    var turn = Drive(current: 2)
    turn.flick(from: (300, 400), by: (-120, 0))
    turn.wait(0.12)
    turn.tap(200, 400)
    #expect(turn.scene.needsFrame)
    #expect(turn.settle().current == PhotoID(rawValue: 3))
    #expect(!turn.notices().contains(.singleTap))

    var bounce = Self.moving(1)
    bounce.wait(0.2)
    bounce.tap(200, 400)
    #expect(bounce.scene.phase == .bouncing)
    #expect(bounce.settle().contentOffset.x == 0)

    var zoom = Self.moving(3)
    zoom.wait(0.05)
    zoom.tap(200, 400)
    #expect(zoom.settle().scale == 1)
  }

  @Test("row 14: a caught fling stays where it was caught")
  func stays() {
    var drive = Self.moving(0)
    drive.wait(0.1)
    let caught = drive.scene.contentOffset
    drive.tap(200, 400)
    #expect(drive.settle().contentOffset == caught && drive.scene.phase == .idle)
  }

  @Test("row 14: a photo on its way back, however far off, goes on when a finger taps it")
  func dismissalGoesOn() {
    var drive = Drive()
    drive.drag(from: (200, 200), by: (0, 400))
    drive.cancel()
    drive.wait(0.03)
    #expect(drive.scene.backdrop < 0.6)
    drive.tap(200, 500)
    #expect(!drive.settle().dismissed && drive.scene.backdrop == 1)
    #expect(drive.notices().filter { $0 == .didCancelDismissing }.count == 1)
  }

  @Test("row 14: a caught photo on its way back can be dragged on, and away")
  func dismissalCaught() {
    var drive = Drive()
    drive.drag(from: (200, 200), by: (0, 100))
    drive.lift(after: 0.2)
    drive.wait(0.05)
    drive.down(200, 300)
    drive.move(200, 500)
    #expect(drive.scene.phase == .dismissing)
    drive.up(200, 500, after: 0.2)
    #expect(drive.settle().dismissed)
  }

  @Test("row 15: a caught zoom bounce holds its scale, and still comes back after a page drag")
  func zoomBounce() {
    var drive = Drive(.ios.with { $0.maximumZoom = .scale(0.1) }, count: 3)
    drive.pinch(around: 200, 400, to: 3)
    drive.liftPinch(around: 200, 400, at: 3)
    drive.wait(0.02)
    drive.down(200, 400)
    let held = drive.scene.scale
    #expect(held > 0.101)
    drive.wait(1)
    #expect(drive.scene.scale == held)
    drive.up(200, 400)
    #expect(drive.settle().scale == 0.1)
  }

  @Test("row 16: a second finger on pages caught in mid-turn lets them come to rest first")
  func secondFinger() {
    var drive = Drive(current: 2)
    drive.flick(from: (300, 400), by: (-120, 0))
    drive.wait(0.1)
    drive.down(100, 400, finger: 1)
    drive.down(300, 400, finger: 2)
    #expect(drive.scene.needsFrame)
    drive.move(60, 400, finger: 1)
    drive.settle()
    #expect(drive.scene.page == 2 && drive.scene.phase == .tracking)
    #expect(near(drive.scene.scale, 0.1))
    drive.move(20, 400, finger: 1)
    #expect(drive.scene.phase == .pinching, "taken up from where they are then")
    #expect(near(drive.scene.scale, 0.1))
  }

  @Test(
    "row 19: cancelled, everything settles with no speed and no page turns (invariant 56)",
    arguments: [
      "pan", "page", "pinch", "dismiss", "quick zoom",
    ])
  func cancelled(gesture: String) {
    var drive = Drive(current: 2)
    switch gesture {
    case "pan":
      drive.zoom(to: 0.3)
      drive.drag(from: (100, 400), by: (280, 300))
    case "page": drive.drag(from: (390, 400), by: (-380, 0))
    case "pinch": drive.pinch(around: 200, 400, to: 30)
    case "dismiss": drive.drag(from: (200, 200), by: (0, 500))
    default:
      drive.tap(200, 400)
      drive.wait(0.1)
      drive.down(200, 400)
      drive.move(200, 500)
    }
    drive.cancel()
    #expect(drive.scene.phase != .decelerating || gesture == "page")
    if gesture == "pinch" { drive.cancel(finger: 2) }
    let scene = drive.settle()
    #expect(scene.page == 1 && scene.phase == .idle && scene.backdrop == 1 && !scene.dismissed)
    #expect(scene.zoomScale >= scene.minimumZoomScale && scene.zoomScale <= scene.maximumZoomScale)
    #expect(!drive.notices().contains(.didChangePage))
  }

  @Test("after a cancel the other fingers do nothing until all are up")
  func othersWait() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 2)
    drive.cancel(finger: 1)
    let scale = drive.settle().scale
    drive.move(390, 700, finger: 2)
    drive.down(10, 10, finger: 3)
    drive.move(100, 100, finger: 3)
    #expect(drive.scene.scale == scale && drive.scene.page == 0)
    drive.up(390, 700, finger: 2)
    drive.up(100, 100, finger: 3)
    drive.flick(from: (10, 400), by: (-5, 0))
    drive.drag(from: (200, 400), by: (0, -100))
    #expect(drive.scene.phase == .panning, "then a new one counts")
  }

  @Test(
    "22 a finger that rests before it lifts leaves no speed, though moves to the same place come")
  func rest() {
    for moves in [0, 1, 5] {
      var drive = Drive()
      drive.zoom(to: 1)
      drive.drag(from: (200, 400), by: (-100, 0))
      for _ in 0..<moves { drive.move(83, 400, after: 0.15 / Double(moves + 1)) }
      let before = drive.scene.contentOffset
      drive.lift(after: 0.15 / Double(moves + 1))
      #expect(drive.scene.phase == .idle, "\(moves) moves that go nowhere")
      #expect(drive.settle().contentOffset == before)
    }
  }

  @Test("moves to the same place count as samples: a finger that stops slows down (V1)")
  func slowing() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.drag(from: (200, 400), by: (-100, 0))
    for _ in 0..<4 { drive.move(83, 400, after: 0.016) }
    drive.lift()
    #expect(drive.scene.phase == .idle)
  }
}
