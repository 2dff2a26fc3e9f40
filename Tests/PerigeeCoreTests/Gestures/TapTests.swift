import PerigeeCore
import Testing

@Suite("Taps (motion.md §1.10)")
struct TapTests {
  @Test("a lone tap is a single tap when the time for a second one is over, and only then (T4)")
  func single() {
    var drive = Drive()
    drive.tap(200, 400)
    #expect(drive.scene.needsFrame && drive.scene.phase == .idle)
    drive.wait(0.349)
    #expect(drive.notices().isEmpty)
    drive.wait(0.001)
    #expect(drive.notices() == [.singleTap])
    drive.settle()
    #expect(drive.notices().isEmpty && !drive.scene.needsFrame)
  }

  @Test("where no double tap is installed it is one at once")
  func immediate() {
    var drive = Drive(.r1)
    drive.tap(200, 400)
    #expect(drive.notices() == [.singleTap])
  }

  @Test("E98 two taps 0.32 s and 30 points apart: a double tap on ios, two single taps on the web")
  func doubleTapWindows() {
    for (settings, isDouble) in [(Settings.ios, true), (.gtk, true), (.web, false)] {
      var drive = Drive(settings)
      drive.down(200, 400)
      drive.up(200, 400, after: 0.10)
      drive.wait(0.32)
      drive.down(230, 400)
      drive.up(230, 400, after: 0.05)
      drive.settle()
      #expect(drive.notices().contains(.doubleTap) == isDouble)
    }
  }

  @Test(
    "row 13: a second tap must land within the window and the radius",
    arguments: [
      (Settings.ios, 0.34, 44.0, true), (.ios, 0.36, 0, false), (.ios, 0.1, 46, false),
      (.gtk, 0.39, 44, true), (.gtk, 0.41, 0, false), (.gtk, 0.1, 46, false),
      (.web, 0.29, 24, true), (.web, 0.31, 0, false), (.web, 0.1, 26, false),
    ])
  func windows(settings: Settings, gap: Double, distance: Double, isDouble: Bool) {
    var drive = Drive(settings)
    drive.tap(200, 400)
    drive.wait(gap)
    drive.tap(200, 400 + distance)
    drive.settle()
    let taps = drive.notices().filter { $0 == .singleTap || $0 == .doubleTap }
    #expect(taps == (isDouble ? [.doubleTap] : [.singleTap, .singleTap]))
  }

  @Test("a finger that stays longer than 0.75 s, or is dragged, is no tap (T1)")
  func noTap() {
    var long = Drive()
    long.down(200, 400)
    long.up(200, 400, after: 0.76)
    long.settle()
    #expect(long.notices().isEmpty)
    var dragged = Drive()
    dragged.dragAndRest(from: (200, 400), by: (-60, 0))
    dragged.settle()
    #expect(!dragged.notices().contains(.singleTap))
  }

  @Test("a touch that stopped motion is no tap, nor is one of several (T10, invariant 55)")
  func caught() {
    var drive = Drive()
    drive.zoom(to: 0.5)
    drive.flick(from: (300, 400), by: (-60, 0))
    drive.wait(0.1)
    _ = drive.notices()
    drive.tap(200, 400)
    drive.settle()
    #expect(!drive.notices().contains(.singleTap))
    drive.down(100, 400, finger: 1)
    drive.down(300, 400, finger: 2)
    drive.up(300, 400, finger: 2, after: 0.05)
    drive.up(100, 400, finger: 1)
    drive.settle()
    #expect(drive.notices().isEmpty)
  }

  @Test("a tap the system takes away is none (invariant 56)")
  func cancelled() {
    var drive = Drive()
    drive.down(200, 400)
    drive.cancel()
    drive.settle()
    #expect(drive.notices().isEmpty)
  }

  @Test("a double tap where double taps do nothing is two single taps")
  func doubleTapOff() {
    var drive = Drive(.ios.with { $0.doubleTap = .none })
    drive.doubleTap(200, 400)
    drive.settle()
    #expect(drive.notices() == [.singleTap, .singleTap])
    #expect(near(drive.scene.scale, 0.1))
  }

  @Test("taps on a photo without a size, and taps on an empty list, zoom nothing")
  func nothingThere() {
    var waiting = Drive(sizes: [nil, .canonical])
    waiting.doubleTap(200, 400)
    #expect(waiting.settle().scale == 1)
    var empty = Drive(sizes: [])
    empty.doubleTap(200, 400)
    #expect(empty.settle().current == nil)
  }
}
