import PerigeeCore
import Testing

@Suite("When a drag begins (motion.md §1.2)")
struct SlopTests {
  /// A page drag to the left: what the strip has moved, in points.
  private func moved(_ drive: inout Drive) -> Double { -drive.scene.rect.origin.x }

  @Test("E97 strictly past the slop, which is swallowed")
  func worked() {
    var drive = Drive()
    drive.down(100, 400)
    for (x, expected) in [(104.0, 0.0), (109, 0), (111, 0), (116, -5)] {
      drive.move(x, 400)
      // At the first page the strip gives way by 0.55 of a small excess.
      let seen = RubberBandFigures.seen(-expected, dimension: 400)
      #expect(near(moved(&drive), -seen), "at \(x)")
    }
  }

  @Test("E97 on a zoomed photo: the offset follows exactly")
  func zoomed() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    let before = drive.scene.contentOffset.x
    drive.down(100, 400)
    var offsets: [Double] = []
    for x in [104.0, 109, 111, 116] {
      drive.move(x, 400)
      offsets.append(drive.scene.contentOffset.x - before)
    }
    #expect(offsets[0] == 0 && offsets[1] == 0 && offsets[2] == 0 && near(offsets[3], -5, 1e-9))
  }

  @Test("a finger that wanders within the slop moves nothing and begins nothing (invariant 31)")
  func silence() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    let before = drive.scene
    drive.down(200, 400)
    for (x, y) in [(206.0, 408.0), (194, 392), (190, 400), (200, 410)] {
      drive.move(x, y)
      #expect(drive.scene.rect == before.rect)
      #expect(drive.scene.phase == .tracking)
    }
    #expect(drive.notices().isEmpty)
  }

  @Test(
    "slop of each platform and pointer",
    arguments: [
      (Settings.ios, PointerKind.touch, 10.0), (.ios, .pen, 10), (.ios, .mouse, 4),
      (.gtk, .touch, 16), (.gtk, .pen, 16), (.gtk, .mouse, 8),
      (.web, .touch, 10), (.web, .mouse, 3), (.r1, .mouse, 4), (.r3, .touch, 10),
    ])
  func platforms(settings: Settings, kind: PointerKind, slop: Double) {
    var drive = Drive(settings.with { $0.maximumZoom = .scale(1) })
    drive.zoom(to: 0.25)
    drive.down(200, 400, kind: kind)
    drive.move(200 - slop, 400)
    #expect(drive.notices().isEmpty, "not yet at the slop itself")
    drive.move(200 - slop - 0.01, 400)
    #expect(drive.notices() == [.willBeginDragging])
  }

  @Test(
    "a free pan begins as the crow flies; where only one axis can move, along the leading one (P1)")
  func oneAxis() {
    var free = Drive()
    free.zoom(to: 0.3)
    free.down(200, 400)
    free.move(208, 408)
    #expect(free.scene.phase == .panning)
    var atRest = Drive()
    atRest.down(200, 400)
    atRest.move(208, 408)
    #expect(atRest.scene.phase == .tracking)
    atRest.move(211, 408)
    #expect(atRest.scene.phase == .paging)
  }

  @Test("only the first button of a mouse drags")
  func buttons() {
    var drive = Drive()
    drive.zoom(to: 0.3)
    drive.handle(
      .down(Finger(rawValue: 9), at: ViewPoint(x: 200, y: 400), .mouse, button: 3))
    drive.move(100, 400, finger: 9)
    #expect(drive.scene.phase == .idle)
  }
}

/// Figures of the rubber band, worked out anew for tests.
enum RubberBandFigures {
  static func seen(_ distance: Double, dimension: Double) -> Double {
    0.55 * distance * dimension / (dimension + 0.55 * distance)
  }
}
