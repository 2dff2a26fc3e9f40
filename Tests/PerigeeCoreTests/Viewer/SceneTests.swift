import PerigeeCore
import Testing

@Suite("What a host reads from a scene")
struct SceneTests {
  @Test("nearly still: when nothing moves faster than 10 points a second (D10)")
  func nearlyStill() {
    var drive = Drive()
    drive.zoom(to: 1)
    #expect(drive.scene.isNearlyStill)
    drive.flick(from: (200, 400), by: (-60, 0))
    #expect(!drive.scene.isNearlyStill)
    var sawBoth = false
    while drive.scene.needsFrame {
      let scene = drive.wait(1 / 60)
      if scene.isNearlyStill, scene.needsFrame { sawBoth = true }
    }
    #expect(sawBoth, "before the fling is quite over")
    drive.pinch(around: 200, 400, to: 1)
    #expect(!drive.scene.isNearlyStill)
  }

  @Test("the target is known as soon as it is decided, the current one changes when it settles")
  func target() {
    var drive = Drive()
    drive.flick(from: (300, 400), by: (-150, 0))
    #expect(drive.scene.target == PhotoID(rawValue: 2))
    #expect(drive.scene.current == PhotoID(rawValue: 1))
    #expect(drive.settle().current == PhotoID(rawValue: 2))
  }

  @Test("a page that only touches the viewport is not listed")
  func edges() {
    var drive = Drive(.r1, current: 2)
    #expect(drive.scene.pages.count == 1)
    drive.drag(from: (300, 400), by: (-1, 0))
    #expect(drive.scene.pages.count == 2)
  }

  @Test("rect is the whole photo; what reaches past its page is not drawn over the next")
  func clipping() {
    var drive = Drive(.ios.with { $0.pagingWhileZoomed = .handoff }, current: 2)
    drive.zoom(to: 0.3)
    drive.drag(from: (390, 400), by: (-400 - 100, 0))
    let pages = drive.scene.pages
    #expect(pages.count == 2 && near(pages[0].rect.maxX, 300, 1e-6))
    #expect(near(pages[0].frame.maxX, 300, 1e-6) && near(pages[1].frame.origin.x, 320, 1e-6))
  }

  @Test("phases: what each of them is called while it lasts")
  func phases() {
    var drive = Drive()
    #expect(drive.scene.phase == .idle)
    drive.down(200, 400)
    #expect(drive.scene.phase == .tracking)
    drive.up(200, 400)
    drive.settle()
    drive.go(2)
    #expect(drive.scene.phase == .animating)
    drive.settle()
    drive.flick(from: (300, 400), by: (-150, 0))
    #expect(drive.scene.phase == .decelerating)
    drive.settle()
    drive.flick(from: (300, 400), by: (-150, 0))
    #expect(drive.scene.phase == .bouncing, "past the last page")
    drive.settle()
    drive.scroll(0, 0, .began)
    #expect(drive.scene.phase == .tracking, "fingers rest on the touchpad")
    drive.scroll(0, 0, .ended)
    #expect(drive.scene.phase == .idle)
  }

  @Test("a copy of a viewer is a viewer of its own")
  func copies() {
    var one = Drive()
    var other = one
    one.go(2, animated: false)
    #expect(other.scene.page == 0 && one.scene.page == 1)
  }

  @Test("the size a photo has at rest, for a host that prepares it")
  func restSize() {
    let drive = Drive(sizes: [.canonical, nil, PixelSize(width: 3000, height: 4000)])
    #expect(drive.viewer.restSize(of: PhotoID(rawValue: 1)).map { near($0.width, 400) } ?? false)
    #expect(drive.viewer.restSize(of: PhotoID(rawValue: 2)) == nil)
    #expect(drive.viewer.restSize(of: PhotoID(rawValue: 9)) == nil)
  }

  @Test("a million photos: events and frames do not look at all of them")
  func million() {
    let photos = (1...1_000_000).map { Photo(id: PhotoID(rawValue: $0), size: nil) }
    var viewer = Viewer(
      photos: photos, current: PhotoID(rawValue: 500_000), viewport: .canonical, settings: .ios)
    let clock = ContinuousClock()
    // Ten thousand turns; looking through the list at each would take minutes.
    let spent = clock.measure {
      for turn in 0..<10_000 {
        viewer.handle(.command(.nextPage, .button, at: nil), at: Double(turn))
        _ = viewer.scene(at: Double(turn) + 0.5)
      }
    }
    #expect(viewer.scene(at: 1e6).current == PhotoID(rawValue: 510_000))
    #expect(spent < .seconds(30))
  }
}
