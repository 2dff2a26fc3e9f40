import PerigeeCore
import Testing

@Suite("Hand-over at the edge (row 6b)")
struct HandOverTests {
  private func zoomed(_ mode: Settings.PagingWhileZoomed, scale: Double = 0.3) -> Drive {
    var drive = Drive(.ios.with { $0.pagingWhileZoomed = mode }, current: 2)
    drive.zoom(to: scale)
    return drive
  }

  @Test("handoff: what the photo cannot take goes to the pages, point by point (invariant 48)")
  func conservation() {
    var drive = zoomed(.handoff)
    let left = drive.scene.contentOffset.x
    drive.down(390, 400)
    drive.move(373, 400)
    let start = drive.scene
    var x = 373.0
    for step in [-100.0, -150, -200, -30, 60, 90, 200, 120, 50, 60] {
      x += step
      drive.move(x, 400)
      let scene = drive.scene
      let image = scene.contentOffset.x - start.contentOffset.x
      let pager = (scene.page - start.page) * 420
      #expect(near(image + pager, 373 - x, 1e-9))
      if abs(pager) > 1e-9 {
        let edge = pager > 0 ? 800.0 : 0
        #expect(near(scene.contentOffset.x, edge, 1e-9), "shifted pages, photo at its edge")
        #expect(scene.phase == .paging)
      } else {
        #expect(scene.phase == .panning)
      }
    }
    #expect(near(left, 400, 1e-6))
  }

  @Test("handoff: while the pages are shifted the photo keeps its height")
  func height() {
    var drive = zoomed(.handoff, scale: 0.6)
    drive.drag(from: (390, 400), by: (-1400, 0))
    let y = drive.scene.contentOffset.y
    #expect(drive.scene.page > 1)
    drive.move(-1100, 500)
    #expect(drive.scene.contentOffset.y == y)
    drive.move(500, 500)
    drive.move(510, 530)
    #expect(near(drive.scene.contentOffset.y, y - 30, 1e-9), "and follows again, without a jump")
  }

  @Test("handoff: let go past the half, the page turns; before it, all returns")
  func release() {
    var far = zoomed(.handoff)
    far.dragAndRest(from: (390, 400), by: (-400 - 260, 0))
    #expect(far.settle().current == PhotoID(rawValue: 3))
    var short = zoomed(.handoff)
    short.dragAndRest(from: (390, 400), by: (-400 - 100, 0))
    let scene = short.settle()
    #expect(scene.page == 1 && near(scene.contentOffset.x, 800, 1e-6) && near(scene.scale, 0.3))
  }

  @Test("handoff: a drag from the edge outward pans nothing and pages")
  func fromEdge() {
    var drive = zoomed(.handoff)
    drive.dragAndRest(from: (390, 400), by: (-400, 0))
    drive.settle()
    drive.drag(from: (300, 400), by: (-100, 0))
    #expect(near(drive.scene.page, 1 + 100.0 / 420, 1e-6))
  }

  @Test("handoff at the first page: the pages resist")
  func firstPage() {
    var drive = Drive(.ios.with { $0.pagingWhileZoomed = .handoff })
    drive.zoom(to: 0.3)
    drive.drag(from: (10, 400), by: (400 + 100, 0))
    let seen = RubberBandFigures.seen(100, dimension: 400)
    #expect(near(drive.scene.page, -seen / 420, 1e-6))
    drive.lift(after: 0.2)
    #expect(drive.settle().page == 0)
  }

  @Test("handoff: a second finger while the pages are shifted is ignored (row 10)")
  func secondFinger() {
    var drive = zoomed(.handoff)
    drive.drag(from: (390, 400), by: (-500, 0))
    let before = drive.scene
    drive.down(100, 100, finger: 2)
    drive.move(300, 300, finger: 2)
    #expect(drive.scene.rect == before.rect && drive.scene.page == before.page)
    // And the first one goes on as if it were not there (invariant 48).
    drive.move(390 - 17 - 500 - 40, 400)
    #expect(near(drive.scene.rect.origin.x, before.rect.origin.x - 40, 1e-6))
  }

  @Test("handoff: switched off in mid-drag, the drag goes on sharing (invariant 48)")
  func switchedOff() {
    var drive = zoomed(.handoff)
    drive.drag(from: (390, 400), by: (-500, 0))
    let before = drive.scene
    drive.handle(.set(.ios.with { $0.pagingWhileZoomed = .locked }))
    drive.move(390 - 17 - 500 - 40, 400)
    #expect(near(drive.scene.rect.origin.x, before.rect.origin.x - 40, 1e-6))
  }

  @Test("handoff: switched on in mid-drag, what is past the edge stays, what follows is shared")
  func switchedOn() {
    var drive = zoomed(.edgeStartOnly)
    drive.drag(from: (390, 400), by: (-600, 0))
    let before = drive.scene
    #expect(before.phase == .panning && before.contentOffset.x > 850)
    drive.handle(.set(.ios.with { $0.pagingWhileZoomed = .handoff }))
    #expect(drive.scene == before)
    drive.move(390 - 17 - 600 - 20, 400)
    #expect(near((drive.scene.page - 1) * 420, 20, 1e-6))
    #expect(near(drive.scene.contentOffset.x, before.contentOffset.x, 1e-6))
    #expect(drive.settle().phase == .paging)
    drive.lift()
    #expect(near(drive.settle().contentOffset.x, 800, 1e-9) && drive.scene.page == 1)
  }

  @Test("handoff: cancelled, the page stays (invariant 56)")
  func cancelled() {
    var drive = zoomed(.handoff)
    drive.drag(from: (390, 400), by: (-400 - 300, 0))
    drive.cancel()
    #expect(drive.settle().page == 1 && near(drive.scene.scale, 0.3))
  }

  @Test(
    "locked: while zoomed no drag reaches the pages, not even from the edge or of a narrow photo")
  func locked() {
    var drive = zoomed(.locked)
    for _ in 0..<3 { drive.dragAndRest(from: (390, 400), by: (-380, 0)) }
    drive.settle()
    drive.drag(from: (300, 400), by: (-200, 0))
    #expect(drive.scene.page == 1 && drive.scene.phase == .panning)
    drive.lift()
    #expect(near(drive.settle().contentOffset.x, 800, 1e-6))
    var narrow = Drive(
      .ios.with { $0.pagingWhileZoomed = .locked },
      sizes: Array(repeating: PixelSize(width: 1000, height: 4000), count: 2))
    narrow.zoom(to: 0.3)
    narrow.drag(from: (300, 400), by: (-200, 0))
    #expect(narrow.scene.page == 0 && narrow.scene.phase == .panning)
  }

  @Test("locked: free again at rest, also after a double tap back and within a hundredth of rest")
  func unlocked() {
    var drive = zoomed(.locked)
    drive.doubleTap(200, 400)
    drive.settle()
    drive.flick(from: (300, 400), by: (-200, 0))
    #expect(drive.settle().current == PhotoID(rawValue: 3))
  }

  @Test("18 a zoomed photo at its edge follows at once when the finger turns back")
  func reversal() {
    var drive = zoomed(.edgeStartOnly)
    drive.drag(from: (390, 400), by: (-400, 0))
    let edge = drive.scene.contentOffset.x
    drive.move(390 - 17 - 400 + 12, 400)
    #expect(near(drive.scene.contentOffset.x, edge - 12, 1e-9))
  }

  @Test("a finger back where its pan began: the offset too, past an edge as well (invariant 30)")
  func comesBack() {
    var drive = zoomed(.edgeStartOnly)
    drive.drag(from: (200, 400), by: (1, 0))
    let start = drive.scene.contentOffset
    let x = 218.0
    for way in [300.0, 900, -900, 40] { drive.move(x + way, 400 + way) }
    drive.move(x, 400)
    #expect(near(drive.scene.contentOffset, start.x, start.y, 1e-9))
  }
}
