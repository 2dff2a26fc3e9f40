import PerigeeCore
import Testing

@Suite("The page control (motion.md §1.16)")
struct PageControlTests {
  @Test("PC2 a tap goes one page towards its half, sliding, and none beyond the ends")
  func tap() {
    var drive = Drive(count: 3)
    drive.handle(.tapPageControl(at: 60, width: 100))
    #expect(drive.scene.phase == .animating)
    #expect(drive.settle().page == 1)
    #expect(
      drive.notices() == [.didChangePageControl, .didEndScrollingAnimation, .didChangePage])
    drive.handle(.tapPageControl(at: 99, width: 100))
    drive.settle()
    drive.handle(.tapPageControl(at: 99, width: 100))
    #expect(drive.settle().page == 2)
    drive.handle(.tapPageControl(at: 49, width: 100))
    #expect(drive.settle().page == 1)
  }

  @Test("a second tap goes on from where the first one heads")
  func taps() {
    var drive = Drive(count: 5)
    drive.handle(.tapPageControl(at: 90, width: 100))
    drive.wait(0.05)
    drive.handle(.tapPageControl(at: 90, width: 100))
    #expect(drive.settle().page == 2)
  }

  @Test("PC4 a scrub is at once on the page under the finger, and reports each change")
  func scrub() {
    var drive = Drive(count: 4)
    for (x, page) in [(10.0, 0.0), (25, 1), (49, 1), (74, 2), (500, 3), (-3, 0)] {
      drive.handle(.scrubPageControl(to: x, width: 100))
      #expect(drive.scene.page == page && drive.scene.phase == .idle)
      #expect(drive.scene.current == PhotoID(rawValue: Int32(page) + 1))
    }
    let changes = drive.notices()
    #expect(changes.filter { $0 == .didChangePage }.count == 4)
    #expect(changes.filter { $0 == .didChangePageControl }.count == 4)
  }

  @Test("right to left both mirror")
  func mirrored() {
    var drive = Drive(.ios.with { $0.rightToLeft = true }, count: 4)
    drive.handle(.tapPageControl(at: 10, width: 100))
    #expect(drive.settle().page == 1)
    drive.handle(.scrubPageControl(to: 5, width: 100))
    #expect(drive.scene.page == 3)
    drive.handle(.scrubPageControl(to: 100, width: 100))
    #expect(drive.scene.page == 0)
  }

  @Test("a control without a width, or a place that is no number, is refused")
  func refused() {
    var drive = Drive()
    drive.handle(.tapPageControl(at: 1, width: 0))
    drive.handle(.scrubPageControl(to: .nan, width: 100))
    #expect(drive.notices() == [.refused, .refused])
    #expect(drive.scene.page == 0)
  }

  @Test("an empty list takes taps and scrubs without a word")
  func empty() {
    var drive = Drive(sizes: [])
    drive.handle(.tapPageControl(at: 1, width: 100))
    drive.handle(.scrubPageControl(to: 1, width: 100))
    #expect(drive.scene.current == nil && drive.notices().isEmpty)
  }
}
