import PerigeeCore
import Testing

/// motion.md §1.15, rows 9 to 12.
@Suite("A second finger")
struct SecondFingerTests {
  private let first = PhotoID(rawValue: 1)
  private let second = PhotoID(rawValue: 2)

  @Test("row 9: a second finger during a pan zooms at once, from where the photo is")
  func secondFinger() {
    var drive = Drive()
    drive.zoom(to: 0.6)
    drive.drag(from: (200, 400), by: (-60, 30))
    let before = drive.scene.rect
    drive.down(300, 400, finger: 2)
    #expect(drive.scene.rect == before && drive.scene.phase == .pinching)
    drive.move(310, 400, finger: 2)
    #expect(drive.scene.scale > 0.6)
  }

  @Test("row 10: a second finger while the pages are dragged waits until they rest")
  func secondFingerWhilePaging() {
    var drive = Drive()
    drive.drag(from: (300, 400), by: (-100, 0))
    let before = drive.scene
    drive.down(100, 300, finger: 2)
    drive.move(20, 200, finger: 2)
    #expect(drive.scene.rect == before.rect && drive.scene.phase == .paging)
    drive.move(173, 400)
    #expect(near(drive.scene.page, 110.0 / 420, 1e-9), "the first goes on")
    drive.lift(after: 0.2)
    drive.settle()
    #expect(drive.scene.page == 0 && drive.scene.phase == .tracking)
    drive.down(200, 400, finger: 3)
    drive.move(280, 500, finger: 3)
    #expect(drive.scene.phase == .pinching)
  }

  @Test("row 10: the speed of the dragging finger survives a second one")
  func flickWithSecondFinger() {
    var drive = Drive()
    drive.drag(from: (300, 400), by: (-100, 0))
    drive.down(100, 300, finger: 2)
    drive.lift()
    drive.up(100, 300, finger: 2)
    #expect(drive.settle().current == second)
    #expect(drive.scene.phase == .idle && !drive.notices().contains(.singleTap))
  }

  @Test(
    "row 11: a second finger while the photo is dragged away brings it back; a pinch may follow")
  func secondFingerWhileDismissing() {
    var drive = Drive()
    drive.drag(from: (200, 300), by: (0, 200))
    let before = drive.scene
    drive.down(300, 300, finger: 2)
    #expect(near(drive.scene.rect, before.rect, 1e-9) && drive.scene.needsFrame)
    drive.wait(2)
    #expect(drive.scene.backdrop == 1 && near(drive.scene.rect.origin.y, 250))
    drive.move(380, 200, finger: 2)
    #expect(drive.scene.phase == .pinching)
    drive.up(380, 200, finger: 2)
    drive.lift()
    drive.settle()
    #expect(!drive.scene.dismissed)
    let kinds = drive.notices()
    #expect(kinds.filter { $0 == .willBeginDismissing }.count == 1)
    #expect(kinds.filter { $0 == .didCancelDismissing }.count == 1)
  }

  @Test("23, row 12: two fingers never page nor leave, nor does the one that stays")
  func pinchNeverPages() {
    var drive = Drive()
    drive.pinch(around: 200, 400, to: 1)
    drive.spread(around: 280, 400, half: Drive.grip)
    #expect(drive.scene.page == 0 && drive.scene.phase == .pinching)
    drive.up(227, 400, finger: 1)
    drive.move(100, 400, finger: 2)
    #expect(drive.scene.page == 0)
    drive.move(100, 780, finger: 2)
    #expect(drive.scene.backdrop == 1)
    drive.up(100, 780, finger: 2)
    #expect(drive.settle().current == first)
    #expect(near(drive.scene.scale, 0.1))
  }

  @Test("row 12: nor two that never pinched")
  func twoThatLift() {
    var drive = Drive()
    drive.down(100, 400, finger: 1)
    drive.down(300, 400, finger: 2)
    drive.up(300, 400, finger: 2)
    drive.move(20, 400, finger: 1)
    #expect(drive.scene.page == 0)
    drive.move(100, 700, finger: 1)
    #expect(drive.scene.backdrop == 1)
  }
}
