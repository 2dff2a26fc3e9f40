import PerigeeCore
import Testing

@Suite("A viewer that was left comes back as it was")
struct RestorationTests {
  /// Photo 2 of 3, zoomed to five times its rest and looked at off its middle.
  private func zoomed(_ settings: Settings = .ios) -> Drive {
    var drive = Drive(settings, count: 3, current: 2)
    drive.zoom(to: 0.5, around: (120, 330))
    return drive
  }

  /// Another viewer with this state.
  private func restored(
    _ state: ViewerState, sizes: [PixelSize?] = [.canonical, .canonical, .canonical],
    viewport: ViewSize = .canonical
  ) -> Drive {
    var drive = Drive(sizes: sizes, viewport: viewport)
    drive.viewer.restore(state, at: 0)
    return drive
  }

  @Test("in the same viewport: the same photo, scale, place and rotation, at once")
  func same() {
    var drive = zoomed()
    drive.command(.rotateRight)
    let left = drive.settle()
    var back = restored(drive.viewer.state(at: drive.time))
    let scene = back.scene
    #expect(scene.current == PhotoID(rawValue: 2) && scene.page == 1 && scene.pageControl == 1)
    #expect(near(scene.rect, left.rect, 1e-9) && scene.rotation == .clockwise)
    #expect(scene.phase == .idle && !scene.needsFrame)
    #expect(back.notices() == [.didChangePageControl, .didChangePage])
  }

  @Test("in another viewport: the same multiple of rest about the same place of the photo")
  func otherViewport() {
    let drive = zoomed()
    let state = drive.viewer.state(at: drive.time)
    var back = restored(state, viewport: ViewSize(width: 900, height: 500))
    let scene = back.scene
    #expect(near(scene.scale / scene.restScale.pointsPerPixel, 5, 1e-9))
    let again = back.viewer.state(at: 0)
    #expect(again == state || near(again, state), "nothing needed a clamp")
  }

  @Test("a place that the other viewport has beyond its bounds is the nearest within them")
  func clamped() {
    var drive = Drive()
    drive.zoom(to: 0.5, around: (0, 250))
    let state = drive.viewer.state(at: drive.time)
    var back = restored(state, viewport: ViewSize(width: 4000, height: 800))
    let scene = back.scene
    #expect(near(scene.rect.origin.x, 0, 1e-9), "its left edge, as before")
  }

  @Test("a photo at rest is at rest, whatever the viewport; one that is read keeps its place")
  func atRest() {
    var drive = Drive()
    let state = drive.viewer.state(at: 0)
    #expect(state == ViewerState(photo: PhotoID(rawValue: 1)))
    var back = restored(state, viewport: ViewSize(width: 321, height: 123))
    #expect(back.scene.zoomScale == back.scene.restScale)
    let fresh = Drive(sizes: [.canonical], viewport: ViewSize(width: 321, height: 123))
    var same = fresh
    #expect(back.scene.rect == same.scene.rect)

    drive = Drive(sizes: [PixelSize(width: 1000, height: 20_000)])
    drive.dragAndRest(from: (200, 600), by: (0, -300))
    let place = drive.settle().rect
    back = restored(
      drive.viewer.state(at: drive.time), sizes: [PixelSize(width: 1000, height: 20_000)])
    #expect(near(back.scene.rect, place, 1e-9) && place.origin.y < -200)
  }

  @Test("before the photo's size is known it waits for it, and a state taken meanwhile is the same")
  func lateSize() {
    let drive = zoomed()
    let state = drive.viewer.state(at: drive.time)
    var back = restored(state, sizes: [nil, nil, nil])
    #expect(back.scene.current == PhotoID(rawValue: 2))
    #expect(back.viewer.state(at: 1) == state)
    back.size(1, 50, 50)
    back.resize(300, 300)
    back.resize(400, 800)
    back.size(2, 4000, 3000)
    var left = drive
    #expect(near(back.scene.rect, left.scene.rect, 1e-9))
    back.size(2, 3000, 4000)
    #expect(back.scene.zoomScale == back.scene.restScale, "once only: another picture is at rest")
  }

  @Test("…unless a person has touched it by then", arguments: 0..<3)
  func touchedFirst(by: Int) {
    let drive = zoomed()
    var back = restored(drive.viewer.state(at: drive.time), sizes: [nil, nil, nil])
    switch by {
    case 0: back.tap(200, 400)
    case 1: back.command(.zoomIn)
    default:
      back.go(3, animated: false)
      back.go(2, animated: false)
    }
    back.size(2, 4000, 3000)
    #expect(back.scene.zoomScale == back.scene.restScale)
  }

  @Test("it waits for the list and for a viewport too")
  func lateList() {
    var drive = zoomed()
    let state = drive.viewer.state(at: drive.time)
    var back = restored(state, sizes: [], viewport: .zero)
    #expect(back.viewer.state(at: 0) == state)
    back.replacePhotos([(1, .canonical), (2, .canonical), (3, nil)])
    #expect(back.scene.current == PhotoID(rawValue: 2))
    back.resize(400, 800)
    #expect(near(back.scene.rect, drive.scene.rect, 1e-9))
  }

  @Test("a photo that has gone gives way to the one at its place, else the last, as it opens")
  func gone() {
    var state = ViewerState(
      photo: PhotoID(rawValue: 77), index: 1, timesRest: 4, center: ViewPoint(x: 0.2, y: 0.2),
      rotation: .half)
    var back = restored(state)
    #expect(back.scene.current == PhotoID(rawValue: 2) && back.scene.rotation == .none)
    #expect(back.scene.zoomScale == back.scene.restScale)
    state.index = 9
    back = restored(state)
    #expect(back.scene.current == PhotoID(rawValue: 3))
    back = restored(state, sizes: [])
    back.replacePhotos([(4, nil)])
    back.size(4, 4000, 3000)
    #expect(back.scene.current == PhotoID(rawValue: 4))
    #expect(back.scene.zoomScale == back.scene.restScale)
  }

  @Test("taken in mid-air it says where things come to rest")
  func midAir() {
    var drive = Drive()
    drive.doubleTap(100, 400)
    drive.wait(0.05)
    let mid = drive.viewer.state(at: drive.time)
    drive.settle()
    #expect(mid == drive.viewer.state(at: drive.time) && near(mid.timesRest, 3))

    drive = Drive()
    drive.pinch(around: 200, 400, to: 30)
    #expect(near(drive.viewer.state(at: drive.time).timesRest, 10), "the largest a photo rests at")
    drive.liftPinch(around: 200, 400, at: 30)
    drive.settle()

    drive = Drive()
    drive.drag(from: (300, 400), by: (-350, 0))
    #expect(drive.viewer.state(at: drive.time).photo == PhotoID(rawValue: 1), "not decided yet")
    drive.lift()
    drive.wait(0.02)
    #expect(drive.viewer.state(at: drive.time).photo == PhotoID(rawValue: 2), "decided")

    drive = Drive()
    drive.drag(from: (200, 300), by: (0, 150))
    #expect(drive.viewer.state(at: drive.time) == ViewerState(photo: PhotoID(rawValue: 1)))
  }

  @Test("restoring ends what a person has begun, and every beginning has its end", arguments: 0..<4)
  func interrupts(what: Int) {
    var drive = Drive()
    switch what {
    case 0: drive.drag(from: (200, 300), by: (0, 150))
    case 1: drive.pinch(around: 200, 400, to: 3)
    case 2: drive.flick(from: (300, 400), by: (-150, 0))
    default: drive.drag(from: (300, 400), by: (-150, 0))
    }
    drive.viewer.restore(ViewerState(photo: PhotoID(rawValue: 3)), at: drive.time)
    let scene = drive.scene
    #expect(scene.current == PhotoID(rawValue: 3) && scene.page == 2 && scene.backdrop == 1)
    #expect(!scene.needsFrame && scene.phase != .dismissing)
    let notices = drive.notices()
    func count(_ kind: Notice.Kind) -> Int { notices.count { $0 == kind } }
    #expect(count(.willBeginDragging) == count(.didEndDragging))
    #expect(count(.willBeginZooming) == count(.didEndZooming))
    #expect(count(.willBeginDecelerating) == count(.didEndDecelerating))
    #expect(count(.willBeginDismissing) == count(.didCancelDismissing))
  }

  @Test("a state that is none is refused and changes nothing")
  func refused() {
    for times in [0, -1, .nan, .infinity] {
      var drive = zoomed()
      let before = drive.scene
      drive.viewer.restore(ViewerState(photo: nil, timesRest: times), at: drive.time)
      #expect(drive.scene == before && drive.notices() == [.refused])
    }
  }
}

/// Whether two states say the same within a billionth.
func near(_ a: ViewerState, _ b: ViewerState, _ tolerance: Double = 1e-9) -> Bool {
  guard a.photo == b.photo, a.index == b.index, a.rotation == b.rotation,
    abs(a.timesRest / b.timesRest - 1) <= tolerance
  else { return false }
  guard let place = a.center, let other = b.center else { return a.center == b.center }
  return near(place.x, other.x, tolerance) && near(place.y, other.y, tolerance)
}
