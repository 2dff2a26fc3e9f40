import PerigeeCore
import Testing

@Suite("Pages under a finger")
struct PagingTests {
  @Test("the strip follows point by point; a finger back at its start, the strip back too")
  func follows() {
    var drive = Drive(current: 2)
    drive.drag(from: (300, 400), by: (-120, 0))
    #expect(near(drive.scene.page, 1 + 120.0 / 420, 1e-9))
    #expect(near(drive.scene.rect.origin.x, -120, 1e-9))
    drive.move(283, 400)
    #expect(drive.scene.page == 1)
  }

  @Test("both pages are on the screen, a gap apart, each at rest")
  func neighbours() {
    var drive = Drive(current: 2)
    drive.drag(from: (300, 400), by: (-120, 0))
    let pages = drive.scene.pages
    #expect(pages.count == 2 && pages[0].id == PhotoID(rawValue: 2))
    #expect(near(pages[1].rect, ViewRect(x: 300, y: 250, width: 400, height: 300), 1e-9))
    #expect(near(pages[1].frame, ViewRect(x: 300, y: 0, width: 400, height: 800), 1e-9))
  }

  @Test("E54 let go, it falls into place like a spring, never past its page (invariant 47)")
  func snap() {
    var drive = Drive(.ios, sizes: Array(repeating: .canonical, count: 10), current: 4)
    drive.drag(from: (300, 400), by: (-210.5, 0))
    drive.lift(after: 0.2)
    let start = drive.scene.page
    #expect(drive.scene.phase == .decelerating && drive.scene.target == PhotoID(rawValue: 5))
    let left = (4 - start) * 420
    // λ 17.952, at rest: x(t) = x0 (1 + λt) e^(−λt).
    #expect(near((4 - drive.wait(0.1).page) * 420, left * 2.7951958 * 0.16610, 0.05))
    var last = drive.scene.page
    while drive.scene.needsFrame {
      let page = drive.wait(1 / 60).page
      #expect(page >= last && page <= 4)
      last = page
    }
    #expect(drive.scene.page == 4 && drive.scene.current == PhotoID(rawValue: 5))
  }

  @Test("however fast, one page, and without passing it", arguments: [350.0, 1000, 3500])
  func flick(speed: Double) {
    var drive = Drive(count: 5, current: 3)
    drive.down(200, 400)
    for step in 1...6 { drive.move(200 - speed * 0.016 * Double(step), 400) }
    drive.up(200 - speed * 0.016 * 6, 400)
    var most = 0.0
    while drive.scene.needsFrame { most = max(most, drive.wait(1 / 120).page) }
    #expect(drive.scene.page == 3 && most <= 3 + 1e-9)
  }

  @Test("past the ends the strip resists and springs back (G7)")
  func ends() {
    var drive = Drive()
    drive.drag(from: (100, 400), by: (200, 0))
    let seen = RubberBandFigures.seen(200, dimension: 400)
    #expect(near(drive.scene.page, -seen / 420, 1e-9))
    drive.lift(after: 0.2)
    #expect(drive.scene.phase == .bouncing)
    // λ 10.9273: x(0.1) = x0 (1 + 1.09273) e^(−1.09273), E16.
    #expect(near(drive.wait(0.1).page, -seen / 420 * 0.701692, 1e-5))
    #expect(drive.settle().page == 0)
  }

  @Test("without bounces the ends are hard (invariant 12)")
  func noBounce() {
    var drive = Drive(.ios.with { $0.bounces = false })
    drive.drag(from: (100, 400), by: (200, 0))
    #expect(drive.scene.page == 0)
    drive.lift()
    #expect(drive.settle().page == 0)
  }

  @Test("a page that has settled is exactly there, and nothing moves any more (invariants 7, 8)")
  func quiet() {
    var drive = Drive()
    drive.flick(from: (300, 400), by: (-200, 0))
    let scene = drive.settle()
    #expect(scene.page == 1 && !scene.needsFrame && scene.phase == .idle && scene.isNearlyStill)
    #expect(drive.wait(100) == scene)
  }

  @Test("21 the photo that leaves keeps its zoom until another has settled; neighbours are at rest")
  func zoomOfLeaving() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    drive.command(.nextPage, .button)
    drive.wait(0.05)
    let pages = drive.scene.pages
    #expect(near(pages[0].rect.size.width, 1200, 1e-6) && near(pages[1].rect.size.width, 400, 1e-9))
    drive.settle()
    drive.command(.previousPage, .button)
    #expect(near(drive.settle().scale, 0.1))
  }

  @Test("keepZoom: a neighbour of the same size takes scale and place over, another is at rest")
  func keepZoom() {
    var drive = Drive(
      .ios.with { $0.keepZoom = true },
      sizes: [.canonical, .canonical, PixelSize(width: 3000, height: 4000)])
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.command(.nextPage, .button)
    let next = drive.settle()
    #expect(next.scale == before.scale && next.contentOffset == before.contentOffset)
    drive.command(.nextPage, .button)
    #expect(drive.settle().zoomScale == drive.scene.restScale)
  }

  @Test("right-to-left: the next page comes from the left; zoomed offsets do not mirror")
  func rightToLeft() {
    var drive = Drive(.ios.with { $0.rightToLeft = true })
    drive.drag(from: (100, 400), by: (120, 0))
    #expect(near(drive.scene.page, 120.0 / 420, 1e-9))
    #expect(near(drive.scene.pages[1].rect.origin.x, 120 - 420, 1e-9))
    drive.lift()
    #expect(drive.settle().page == 1)
    drive.zoom(to: 0.3)
    drive.drag(from: (200, 400), by: (50, 0))
    #expect(near(drive.scene.contentOffset.x, 350, 1e-6))
  }

  @Test("a mirrored hand in a mirrored viewer sees the mirror image (invariant 34)")
  func mirror() {
    var one = Drive(current: 2)
    var other = Drive(.ios.with { $0.rightToLeft = true }, current: 2)
    for (x, y) in [(300.0, 400.0), (280, 402), (200, 410), (90, 400)] {
      if x == 300 {
        one.down(x, y)
        other.down(400 - x, y)
      } else {
        one.move(x, y)
        other.move(400 - x, y)
      }
      #expect(near(one.scene.page, other.scene.page, 1e-12))
      #expect(near(one.scene.rect.origin.x, -other.scene.rect.origin.x, 1e-9))
    }
    one.up(90, 400)
    other.up(310, 400)
    #expect(near(one.wait(0.1).page, other.wait(0.1).page, 1e-12))
  }

  @Test("40 a swipe while pages still come in leaves no place empty")
  func swipeDuringMotion() {
    var drive = Drive(count: 6)
    drive.command(.nextPage, .button)
    drive.wait(0.1)
    drive.flick(from: (300, 400), by: (-150, 0))
    for _ in 0..<60 {
      let scene = drive.wait(1 / 60)
      #expect(scene.pages.count >= 1)
    }
    #expect(drive.scene.phase == .idle)
  }

  @Test("the page control follows each half, once; an exact half keeps what it shows (PC1)")
  func control() {
    var drive = Drive(count: 4)
    drive.drag(from: (390, 400), by: (-210, 0))
    #expect(drive.scene.pageControl == 0)
    drive.move(390 - 17 - 210.5, 400)
    #expect(drive.scene.pageControl == 1)
    drive.move(390 - 17 - 210, 400)
    #expect(drive.scene.pageControl == 1)
    drive.move(390 - 17 - 209, 400)
    #expect(drive.scene.pageControl == 0)
    #expect(drive.notices().filter { $0 == .didChangePageControl }.count == 2)
  }

  @Test("over several pages each one crossed is reported, however few frames are drawn (PC9)")
  func crossed() {
    var drive = Drive(count: 8)
    drive.go(7)
    drive.settle()
    #expect(drive.notices().filter { $0 == .didChangePageControl }.count == 6)
  }

  @Test("what to get ready: the photo, two ahead in the direction of travel, one behind (PF1)")
  func prefetch() {
    func wanted(_ drive: inout Drive) -> [Int32] {
      var ids: [Int32] = []
      drive.scene.wanted.forEach { ids.append($0.rawValue) }
      return ids
    }
    var drive = Drive(count: 9, current: 5)
    #expect(wanted(&drive) == [5, 6, 7, 4])
    drive.command(.previousPage)
    #expect(wanted(&drive) == [4, 5, 3, 2])
    drive.settle()
    #expect(wanted(&drive) == [4, 3, 2, 5])
    var single = Drive(count: 1)
    #expect(wanted(&single) == [1])
    var loop = Drive(.ios.with { $0.loop = true }, count: 3)
    #expect(wanted(&loop) == [1, 2, 3])
  }
}
