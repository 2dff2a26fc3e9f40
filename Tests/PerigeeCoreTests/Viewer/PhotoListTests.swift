import PerigeeCore
import Testing

@Suite("The photos change while they are looked at")
struct PhotoListTests {
  private func photos(_ ids: [Int32]) -> [(id: Int32, size: PixelSize?)] {
    ids.map { (id: $0, size: .canonical) }
  }

  @Test("49 photos come or go before the current one: nothing on the screen moves")
  func insertBefore() {
    var drive = Drive(current: 2)
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.replacePhotos(photos([9, 8, 1, 2, 3]))
    #expect(drive.scene.rect == before.rect && drive.scene.page == 3 && !drive.scene.needsFrame)
    drive.replacePhotos(photos([2, 3]))
    #expect(drive.scene.rect == before.rect && drive.scene.page == 0)
    #expect(drive.scene.pageControl == 0)
  }

  @Test("49 also while a finger drags the pages, and while they fall into place")
  func insertWhileMoving() {
    var drive = Drive(current: 2)
    drive.drag(from: (300, 400), by: (-100, 0))
    let dragged = drive.scene.rect
    drive.replacePhotos(photos([9, 8, 1, 2, 3]))
    #expect(near(drive.scene.rect, dragged, 1e-9))
    drive.move(183 - 50, 400)
    #expect(near(drive.scene.rect.origin.x, -150, 1e-9))
    drive.lift()
    drive.wait(0.05)
    let moving = drive.scene
    drive.replacePhotos(photos([1, 2, 3]))
    #expect(near(drive.scene.rect, moving.rect, 1e-9))
    #expect(drive.settle().current == PhotoID(rawValue: 3))
  }

  @Test("pages that go while a long turn crosses them: it is over, and nothing stays blank")
  func shrinkWhileSliding() {
    var drive = Drive(count: 9, current: 1)
    drive.command(.lastPage, .button)
    drive.wait(0.12)
    #expect(drive.scene.page > 3)
    drive.replacePhotos([(9, PixelSize(width: 3000, height: 4000)), (1, .canonical)])
    #expect(drive.scene.pages.count == 1 && drive.scene.page == 0)
    #expect(near(drive.scene.rect.size.height, 400.0 * 4 / 3), "each with its own size")
    #expect(drive.settle().current == PhotoID(rawValue: 9))
    let kinds = drive.notices()
    #expect(kinds.filter { $0 == .didEndScrollingAnimation }.count == 1)
    #expect(kinds.filter { $0 == .didChangePage }.count == 1)
  }

  @Test("49 and while a touchpad drags them")
  func insertWhileScrolling() {
    var drive = Drive(current: 2)
    drive.scroll(0, 0, .began)
    drive.scroll(100, 0, .changed, after: 0.01)
    let dragged = drive.scene.rect
    drive.replacePhotos(photos([9, 8, 7, 1, 2, 3]))
    #expect(near(drive.scene.rect, dragged, 1e-9))
    drive.scroll(20, 0, .changed, after: 0.01)
    #expect(near(drive.scene.page, 4.3, 1e-9))
  }

  @Test("35 fewer photos than the current one's place: the last one")
  func shrinks() {
    var drive = Drive(count: 5, current: 4)
    drive.replacePhotos(photos([1, 2]))
    #expect(drive.scene.current == PhotoID(rawValue: 2) && drive.scene.page == 1)
    #expect(drive.notices().contains(.didChangePage))
  }

  @Test("37 a middle one goes: the next shows, once")
  func middle() {
    var drive = Drive(count: 4, current: 2)
    drive.zoom(to: 0.3)
    drive.replacePhotos(photos([1, 3, 4]))
    let scene = drive.scene
    #expect(scene.current == PhotoID(rawValue: 3) && scene.page == 1 && scene.pages.count == 1)
    #expect(scene.zoomScale == scene.restScale)
    #expect(drive.notices().filter { $0 == .didChangePage }.count == 1)
  }

  @Test("36 the last one goes: an empty list, and anything may still come in")
  func last() {
    var drive = Drive(count: 1)
    drive.down(200, 400)
    drive.replacePhotos([])
    drive.up(200, 400)
    let scene = drive.scene
    #expect(scene.current == nil && scene.target == nil && scene.page == 0)
    #expect(scene.pages.count == 0 && scene.wanted.count == 0)
    drive.flick(from: (300, 400), by: (-100, 0))
    drive.command(.nextPage)
    drive.command(.zoomIn)
    drive.scroll(0, -1)
    drive.magnify(2, .began)
    #expect(!drive.settle().needsFrame)
    drive.replacePhotos(photos([5, 6]))
    #expect(drive.scene.current == PhotoID(rawValue: 5))
  }

  @Test("44 a current photo that is not in the list is the first")
  func outOfRange() {
    var drive = Drive(count: 5, current: 99)
    #expect(drive.scene.current == PhotoID(rawValue: 1))
  }

  @Test("of two photos with one id the first counts")
  func twice() {
    var drive = Drive(count: 2)
    drive.replacePhotos([(1, .canonical), (1, PixelSize(width: 5, height: 5)), (2, .canonical)])
    drive.command(.lastPage, .button)
    #expect(drive.settle().page == 1)
  }

  @Test("the current one moves: it stays on the screen, its place changes")
  func moves() {
    var drive = Drive(count: 4, current: 2)
    let before = drive.scene.rect
    drive.replacePhotos(photos([3, 4, 1, 2]))
    #expect(drive.scene.rect == before && drive.scene.page == 3)
    drive.command(.previousPage)
    #expect(drive.settle().current == PhotoID(rawValue: 1))
  }

  @Test("a size that is unknown in the new list stays as it was known")
  func unknownAgain() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.replacePhotos([(1, nil), (2, nil), (7, nil)])
    #expect(drive.scene.rect == before.rect)
    drive.go(2, animated: false)
    #expect(near(drive.scene.scale, 0.1))
    drive.go(7, animated: false)
    #expect(drive.scene.scale == 1, "which was never known")
  }

  @Test("a size that is none is refused and counts as unknown")
  func badSize() {
    var drive = Drive(count: 1)
    drive.replacePhotos([(3, PixelSize(width: -4, height: .nan))])
    #expect(drive.notices().contains(.refused))
    #expect(drive.scene.current == PhotoID(rawValue: 3) && drive.scene.rect.size.isEmpty)
  }
}
