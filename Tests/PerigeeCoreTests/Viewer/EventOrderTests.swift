import PerigeeCore
import Testing

@Suite("What is reported, and in which order (motion.md §1.15)")
struct EventOrderTests {
  @Test("a fling: begin, end of drag, begin and end of deceleration")
  func fling() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.settle()
    #expect(
      drive.notices() == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didEndDecelerating,
      ])
  }

  @Test("a drag that stops: no deceleration follows (invariant 57)")
  func stop() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.dragAndRest(from: (200, 400), by: (-100, 0))
    drive.settle()
    #expect(drive.notices() == [.willBeginDragging, .willEndDragging, .didEndDragging])
  }

  @Test("a page turn: the half crossed where it is, the change last")
  func page() {
    var drive = Drive()
    drive.flick(from: (300, 400), by: (-100, 0))
    drive.settle()
    #expect(
      drive.notices() == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didChangePageControl, .didEndDecelerating, .didChangePage,
      ])
    var far = Drive()
    far.dragAndRest(from: (390, 400), by: (-250, 0))
    far.settle()
    #expect(
      far.notices() == [
        .willBeginDragging, .didChangePageControl, .willEndDragging, .didEndDragging,
        .willBeginDecelerating, .didEndDecelerating, .didChangePage,
      ])
  }

  @Test("a turn that ends names the page it began on, the change the page it ended on")
  func names() {
    var drive = Drive()
    drive.flick(from: (300, 400), by: (-100, 0))
    drive.settle()
    var named: [Notice] = []
    drive.viewer.drainNotices { named.append($0) }
    #expect(named.filter { $0.kind == .didEndDecelerating }.map(\.photo) == [PhotoID(rawValue: 1)])
    #expect(named.filter { $0.kind == .didChangePage }.map(\.photo) == [PhotoID(rawValue: 2)])
  }

  @Test("a programmatic turn ends with didEndScrollingAnimation, then didChangePage")
  func programmatic() {
    var drive = Drive()
    drive.go(2)
    drive.settle()
    #expect(
      drive.notices() == [.didChangePageControl, .didEndScrollingAnimation, .didChangePage])
    drive.go(1, animated: false)
    #expect(drive.notices() == [.didChangePageControl, .didChangePage])
  }

  @Test("a pinch: one begin, one end, the end after the bounce")
  func pinch() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 0.5)
    drive.liftPinch(around: 200, 400, at: 0.5)
    #expect(drive.notices() == [.willBeginZooming])
    drive.settle()
    #expect(drive.notices() == [.didEndZooming])
  }

  @Test("a pinch whose second finger pans on: a drag within the zoom")
  func pinchThenPan() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 3)
    drive.up(41, 400, finger: 1)
    drive.move(300, 400, finger: 2, after: 0.3)
    drive.up(300, 400, finger: 2, after: 0.3)
    drive.settle()
    #expect(
      drive.notices() == [
        .willBeginZooming, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndZooming,
      ])
  }

  @Test("a double tap: the tap, then the zoom")
  func doubleTap() {
    var drive = Drive()
    drive.doubleTap(200, 400)
    drive.settle()
    #expect(drive.notices() == [.doubleTap, .willBeginZooming, .didEndZooming])
  }

  @Test("a caught fling ends when the next drag begins, before it")
  func caught() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.wait(0.1)
    _ = drive.notices()
    drive.dragAndRest(from: (200, 400), by: (50, 0))
    drive.settle()
    #expect(
      drive.notices() == [
        .didEndDecelerating, .willBeginDragging, .willEndDragging, .didEndDragging,
      ])
  }

  @Test("a caught fling that turns into a pinch has ended before the zoom begins")
  func caughtByTwo() {
    var drive = Drive()
    drive.zoom(to: 1)
    drive.flick(from: (200, 400), by: (-100, 0))
    drive.wait(0.1)
    _ = drive.notices()
    drive.pinch(around: 200, 400, to: 0.8)
    #expect(drive.notices() == [.didEndDecelerating, .willBeginZooming])
  }

  @Test("a refused value reports itself, and nothing else happens")
  func refused() {
    var drive = Drive()
    let before = drive.scene
    drive.down(.nan, 3)
    drive.go(77)
    #expect(drive.notices() == [.refused, .refused])
    #expect(drive.scene == before)
  }

  @Test("few frames or many: the same reports (invariants 2, 3)")
  func frames() {
    func play(_ frames: Int) -> ([Notice.Kind], Scene) {
      var drive = Drive(count: 8)
      drive.go(6)
      for _ in 0..<frames { drive.wait(1.0 / Double(frames)) }
      drive.flick(from: (300, 400), by: (-150, 0))
      for _ in 0..<frames { drive.wait(0.2 / Double(frames)) }
      drive.tap(200, 400)
      for _ in 0..<frames { drive.wait(2 / Double(frames)) }
      drive.time = 20
      return (drive.notices(), drive.scene)
    }
    let (few, end) = play(1)
    let (many, sameEnd) = play(240)
    #expect(few == many && end == sameEnd)
  }
}
