import PerigeeCore
import Testing

/// motion.md §1.15, row by row; what is going on is looked at while it goes on.
@Suite("Who gets a gesture")
struct ArbitrationTests {
  private let second = PhotoID(rawValue: 2)
  private let tall = PixelSize(width: 400, height: 20_000)
  private let wide = PixelSize(width: 20_000, height: 400)

  @Test("row 1: a finger that does not move gets nothing")
  func still() {
    var drive = Drive()
    drive.down(200, 400)
    #expect(drive.scene.phase == .tracking && !drive.scene.needsFrame)
    drive.wait(5)
    #expect(drive.scene.phase == .tracking && drive.notices().isEmpty)
  }

  @Test(
    "row 2: at rest, sideways or exactly diagonal turns the page",
    arguments: [
      (-60.0, 0.0), (-60, 59), (-60, 60), (-60, -60),
    ])
  func page(dx: Double, dy: Double) {
    var drive = Drive(current: 2)
    drive.drag(from: (300, 400), by: (dx, dy))
    #expect(drive.scene.phase == .paging && drive.scene.backdrop == 1)
    #expect(near(drive.scene.page, 1 + 60.0 / 420, 1e-9))
  }

  @Test(
    "row 3: at rest, mostly downwards drags the photo away", arguments: [(0.0, 60.0), (59, 60)])
  func dismiss(dx: Double, dy: Double) {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (dx, dy))
    #expect(drive.scene.phase == .dismissing && drive.scene.backdrop < 1)
    #expect(drive.scene.page == 0)
  }

  @Test("row 4: at rest, a direction that leads nowhere does nothing, and is no tap")
  func nothing() {
    for (settings, dy) in [(Settings.ios, -80.0), (.gtk, 80), (.gtk, -80)] {
      var drive = Drive(settings)
      let before = drive.scene.rect
      drive.drag(from: (200, 400), by: (5, dy))
      #expect(drive.scene.rect == before && drive.scene.backdrop == 1)
      drive.lift()
      drive.settle()
      #expect(drive.notices().isEmpty)
    }
  }

  @Test("26, row 3b: a tall photo scrolls; a drag down from its top leaves, within a point of it")
  func tallPhoto() {
    var drive = Drive(sizes: [tall, .canonical])
    drive.dragAndRest(from: (200, 600), by: (0, -400))
    drive.settle()
    drive.drag(from: (200, 400), by: (0, 100))
    #expect(drive.scene.phase == .panning && drive.scene.contentOffset.y > 0)
    drive.lift(after: 0.2)
    drive.settle()
    // Back to the very top, slowly.
    drive.dragAndRest(from: (200, 100), by: (0, 690))
    #expect(drive.settle().contentOffset.y == 0)
    drive.drag(from: (200, 400), by: (0, 100))
    #expect(drive.scene.phase == .dismissing)
  }

  @Test("row 3b: where nothing leaves, a tall photo gives way at its top")
  func tallPhotoStays() {
    var drive = Drive(.gtk, sizes: [tall])
    drive.drag(from: (200, 400), by: (0, 200))
    #expect(drive.scene.phase == .panning && drive.scene.contentOffset.y < 0)
    drive.lift()
    #expect(drive.settle().contentOffset.y == 0)
  }

  @Test("row 3c: a wide strip pans; only a drag from its edge, outward, turns the page")
  func wideStrip() {
    var drive = Drive(sizes: [.canonical, wide, .canonical], current: 2)
    drive.drag(from: (300, 400), by: (-60, 0))
    #expect(drive.scene.phase == .panning && near(drive.scene.contentOffset.x, 60))
    drive.lift(after: 0.2)
    drive.drag(from: (300, 400), by: (-60, 60))
    #expect(drive.scene.phase == .panning, "an exact diagonal too")
    drive.lift(after: 0.2)
    drive.dragAndRest(from: (100, 400), by: (250, 0))
    drive.settle()
    drive.drag(from: (100, 400), by: (60, 0))
    #expect(drive.scene.phase == .paging && drive.scene.page < 1)
  }

  @Test(
    "row 5: zoomed, a drag inside pans both ways",
    arguments: [
      (-60.0, 0.0), (60, 10), (20, 60), (0, -60),
    ])
  func pan(dx: Double, dy: Double) {
    var drive = Drive()
    drive.zoom(to: 0.6)
    let before = drive.scene.contentOffset
    drive.drag(from: (200, 400), by: (dx, dy))
    #expect(drive.scene.phase == .panning && drive.scene.page == 0)
    #expect(near(drive.scene.contentOffset, before.x - dx, before.y - dy, 1e-9))
  }

  /// Zoomed to 0.3 on the middle one of three pages, at its right edge or `short` points from it.
  private func atRightEdge(_ settings: Settings, short: Double = 0) -> Drive {
    var drive = Drive(settings.with { $0.maximumZoom = .scale(1) }, current: 2)
    drive.zoom(to: 0.3)
    for _ in 0..<3 { drive.dragAndRest(from: (390, 400), by: (-380, 0)) }
    drive.settle()
    if short > 0 {
      drive.dragAndRest(from: (100, 400), by: (short, 0))
      drive.settle()
    }
    _ = drive.notices()
    return drive
  }

  @Test("row 6a: zoomed, a drag from the edge outward turns the page; the photo keeps its zoom")
  func edge() {
    var drive = atRightEdge(.ios)
    #expect(near(drive.scene.contentOffset.x, 800, 1e-9))
    drive.drag(from: (300, 400), by: (-100, 0))
    #expect(drive.scene.phase == .paging && near(drive.scene.page, 1 + 100.0 / 420, 1e-9))
    #expect(near(drive.scene.scale, 0.3), "21 the photo that leaves keeps its zoom")
    drive.lift()
    #expect(drive.settle().current == PhotoID(rawValue: 3))
    drive.go(2, animated: false)
    #expect(near(drive.scene.scale, 0.1), "21 and is reset when another has settled")
  }

  @Test(
    "row 6a: within a point on either side counts as the edge, more does not",
    arguments: [
      (0.9, true), (1.2, false),
    ])
  func nearEdge(short: Double, pages: Bool) {
    var drive = atRightEdge(.ios, short: short)
    #expect(near(drive.scene.contentOffset.x, 800 - short, 1e-6))
    drive.drag(from: (300, 400), by: (-100, 0))
    #expect((drive.scene.phase == .paging) == pages)
  }

  @Test("row 6a: from the edge inward, or mostly up or down, it pans")
  func edgeOtherWays() {
    for way in [(60.0, 0.0), (-20.0, 60.0), (-60, 60)] {
      var drive = atRightEdge(.ios)
      drive.drag(from: (200, 400), by: (x: way.0, y: way.1))
      #expect(drive.scene.phase == .panning, "\(way)")
    }
  }

  @Test("19, row 6b: a drag from inside stops at the edge with resistance and turns no page")
  func edgeInMidDrag() {
    var drive = atRightEdge(.ios, short: 60)
    drive.drag(from: (390, 400), by: (-300, 0))
    #expect(drive.scene.page == 1 && drive.scene.contentOffset.x > 800)
    let past = RubberBandFigures.seen(300 - 60, dimension: 400)
    #expect(near(drive.scene.contentOffset.x, 800 + past, 1e-6))
    drive.lift()
    #expect(near(drive.settle().contentOffset.x, 800, 1e-9) && drive.scene.current == second)
    drive.flick(from: (390, 400), by: (-300, 0))
    #expect(drive.settle().current == PhotoID(rawValue: 3), "a second drag from the edge does")
  }

  @Test("row 7: zoomed and narrower than the viewport: sideways pages, up and down pans")
  func narrow() {
    let portrait = PixelSize(width: 1000, height: 4000)
    var drive = Drive(sizes: [portrait, portrait])
    drive.zoom(to: 0.3)
    drive.drag(from: (300, 400), by: (-100, 20))
    #expect(drive.scene.phase == .paging)
    drive.lift(after: 0.2)
    drive.settle()
    drive.drag(from: (200, 400), by: (10, 100))
    #expect(drive.scene.phase == .panning)
    #expect(near(drive.scene.contentOffset.x, -50, 1e-9), "sideways it does not move")
  }

  @Test("25, row 8: zoomed, at its top, a drag down gives way and never leaves")
  func zoomedTop() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    for _ in 0..<2 {
      drive.drag(from: (200, 300), by: (0, 300))
      #expect(drive.scene.phase == .panning && drive.scene.backdrop == 1)
      drive.lift()
      drive.settle()
    }
    #expect(drive.scene.contentOffset.y == 0 && !drive.scene.dismissed)
  }

  @Test("row 18: a mouse at rest neither pages nor leaves; with mouseDragPages it pages")
  func mouse() {
    for way in [(-100.0, 0.0), (0, 100)] {
      var drive = Drive()
      let before = drive.scene.rect
      drive.drag(from: (300, 400), by: (x: way.0, y: way.1), kind: .mouse)
      #expect(drive.scene.rect == before && drive.scene.backdrop == 1)
    }
    var pages = Drive(.ios.with { $0.mouseDragPages = true })
    pages.drag(from: (300, 400), by: (-100, 0), kind: .mouse)
    #expect(pages.scene.phase == .paging)
    pages.lift()
    #expect(pages.settle().current == second)
  }

  @Test("row 18: a mouse pans a zoomed photo, also from its edge")
  func mouseZoomed() {
    var drive = atRightEdge(.ios)
    drive.drag(from: (300, 400), by: (-100, 0), kind: .mouse)
    #expect(drive.scene.phase == .panning && drive.scene.page == 1)
  }

  @Test("33 a fast diagonal picks one axis and keeps it")
  func diagonal() {
    var drive = Drive()
    drive.down(300, 300)
    drive.move(280, 315)
    drive.move(260, 500)
    #expect(drive.scene.phase == .paging && drive.scene.backdrop == 1)
    drive.move(200, 700)
    #expect(drive.scene.backdrop == 1)
    drive.up(200, 700)
    #expect(!drive.settle().dismissed)
  }
}
