import Testing

@testable import PerigeeCore

@Suite("Dragging a photo away (motion.md §1.14)")
struct DismissalTests {
  @Test(
    "E83, E84, E86 whether a release leaves",
    arguments: [
      ("E83", 60.0, 300.0, 0.4260, true), ("E84", 60, 200, 0.3551, false),
      ("E86", 113, 0, 0.4017, true),
    ])
  func decides(row: String, dy: Double, velocity: Double, ratio: Double, closes: Bool) {
    let projected = dy + velocity * DismissalRules.projection
    #expect(near(DismissalRules.progress(projected, height: 844), ratio), "\(row)")
    #expect(
      DismissalRules.closes(dy, velocity: velocity, height: 844, direction: .down) == closes)
  }

  @Test("E87 backdrop and size 60 points down")
  func looks() {
    #expect(near(DismissalRules.backdrop(60, height: 844), 0.7867))
    #expect(near(DismissalRules.scale(60, height: 844, direction: .down), 0.9289))
    #expect(DismissalRules.scale(800, height: 844, direction: .down) == 0.5)
    #expect(DismissalRules.scale(-60, height: 844, direction: .down) == 1)
    #expect(near(DismissalRules.scale(-60, height: 844, direction: .both), 0.9289))
  }

  @Test("a projection against the way, or a way that is not allowed, never leaves (invariant 60)")
  func signs() {
    #expect(!DismissalRules.closes(60, velocity: -5000, height: 844, direction: .both))
    #expect(!DismissalRules.closes(-300, velocity: -500, height: 844, direction: .down))
    #expect(DismissalRules.closes(-300, velocity: -500, height: 844, direction: .both))
    #expect(!DismissalRules.closes(0, velocity: 8000, height: 844, direction: .both))
  }

  @Test("the photo follows 1:1, shrinks, and keeps the touched point under the finger (X2, X5)")
  func follows() {
    var drive = Drive()
    drive.down(120, 300)
    drive.move(120, 320)
    for (x, y) in [(120.0, 380.0), (150, 500), (80, 700), (120, 320)] {
      drive.move(x, y)
      let rect = drive.scene.rect
      let scale = max(0.5, 1 - (y - 320) / 800)
      #expect(near(rect.size.width, 400 * scale, 1e-9))
      // What was under the finger at the crossing: 0.3 of the width, 70 points down.
      #expect(near(rect.origin.x + 120 * scale, x, 1e-9))
      #expect(near(rect.origin.y + 70 * scale, y, 1e-9))
      #expect(near(drive.scene.backdrop, max(0, 1 - (y - 320) / (800.0 / 3)), 1e-9))
    }
  }

  @Test("let go short of it, it comes back exactly; the backdrop never flickers (X8, invariant 59)")
  func comesBack() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (30, 90))
    drive.lift(after: 0.2)
    var last = drive.scene.backdrop
    while drive.scene.needsFrame {
      let backdrop = drive.wait(1 / 60).backdrop
      #expect(backdrop >= last && backdrop <= 1)
      last = backdrop
    }
    let scene = drive.scene
    #expect(
      scene.backdrop == 1 && near(scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 0))
    #expect(drive.notices() == [.willBeginDismissing, .didCancelDismissing])
  }

  @Test("far enough it leaves, downwards, in 0.15 to 0.30 s, and says so once (X9)")
  func leaves() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (0, 200))
    drive.lift(after: 0.2)
    #expect(drive.scene.phase == .animating)
    drive.wait(0.29)
    #expect(!drive.scene.dismissed && drive.scene.rect.origin.y > 500)
    drive.wait(0.02)
    #expect(drive.scene.dismissed && drive.scene.backdrop == 0 && !drive.scene.needsFrame)
    #expect(drive.notices() == [.willBeginDismissing, .didDismiss])
    drive.tap(200, 400)
    drive.command(.nextPage)
    drive.settle()
    #expect(drive.notices().isEmpty, "32 nothing answers after that")
  }

  @Test("dragged off the screen, it does not come back up to leave")
  func farAway() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (0, 1500))
    let y = drive.scene.rect.origin.y
    drive.lift()
    #expect(drive.wait(0.1).rect.origin.y >= y)
    #expect(drive.settle().dismissed)
  }

  @Test("32 a tap that lands in mid-leave is none")
  func tapWhileLeaving() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (0, 300))
    drive.lift()
    drive.tap(200, 400)
    drive.settle()
    #expect(!drive.notices().contains(.singleTap) && drive.scene.dismissed)
  }

  @Test("28 a drag of 300 points cancelled by the system springs back")
  func cancelled() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (0, 300))
    let held = drive.scene
    drive.cancel()
    #expect(near(drive.scene.rect, held.rect, 1e-9) && drive.scene.needsFrame, "in motion")
    #expect(drive.settle().backdrop == 1 && !drive.scene.dismissed)
    #expect(drive.notices() == [.willBeginDismissing, .didCancelDismissing])
  }

  @Test("31 it works while there is no photo yet")
  func waiting() {
    var drive = Drive(sizes: [nil])
    drive.drag(from: (200, 300), by: (0, 300))
    #expect(drive.scene.phase == .dismissing)
    drive.lift()
    #expect(drive.settle().dismissed)
  }

  @Test("30 it works at once after zooming out to fit")
  func afterZoom() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    drive.pinch(around: 200, 400, to: 0.2)
    drive.liftPinch(around: 200, 400, at: 0.2)
    drive.settle()
    drive.drag(from: (200, 300), by: (0, 60))
    #expect(drive.scene.phase == .dismissing)
  }

  @Test("58 never while zoomed by more than a hundredth, nor while pages are shifted")
  func never() {
    var zoomed = Drive()
    zoomed.zoom(to: 0.104)
    zoomed.drag(from: (200, 300), by: (0, 200))
    #expect(zoomed.scene.backdrop == 1)
    var shifted = Drive(current: 2)
    shifted.flick(from: (300, 400), by: (-150, 0))
    shifted.wait(0.1)
    shifted.down(200, 400)
    shifted.move(200, 600)
    #expect(shifted.scene.backdrop == 1 && shifted.scene.phase == .paging)
  }

  @Test("where both ways leave, up leaves upwards and shrinks the photo too")
  func both() {
    var drive = Drive(.web)
    drive.drag(from: (200, 600), by: (0, -200))
    #expect(near(drive.scene.rect.size.width, 300, 1e-9))
    drive.lift(after: 0.2)
    #expect(drive.settle().dismissed && drive.scene.rect.maxY <= 1)
  }

  @Test("reduced motion: it leaves without flying")
  func reduced() {
    var drive = Drive(.ios.with { $0.reduceMotion = true })
    drive.drag(from: (200, 300), by: (0, 200))
    drive.lift(after: 0.2)
    #expect(drive.scene.dismissed)
  }

  @Test("dismissing never also turns the page")
  func notBoth() {
    var drive = Drive(current: 2)
    drive.drag(from: (300, 200), by: (0, 60))
    drive.move(20, 600)
    drive.up(20, 600)
    #expect(drive.settle().page == 1 && drive.scene.dismissed)
    #expect(!drive.notices().contains(.didChangePage))
  }

  @Test("while a photo is dragged away no page turns (invariants 52, 58)")
  func noTurn() {
    var drive = Drive(count: 3)
    drive.drag(from: (200, 300), by: (0, 200))
    drive.handle(.tapPageControl(at: 190, width: 200))
    drive.go(3, animated: false)
    drive.command(.nextPage)
    #expect(drive.scene.phase == .dismissing && drive.scene.page == 0)
    drive.cancel()
    #expect(drive.settle().current == PhotoID(rawValue: 1) && drive.scene.backdrop == 1)
  }
}
