import Testing

@testable import PerigeeCore

@Suite("A notched wheel (motion.md §1.11, settings.md)")
struct WheelTests {
  @Test("E79 a notch zooms in by 1.3 about the pointer; three notches multiply")
  func zooms() {
    var drive = Drive(.gtk)
    drive.scroll(0, -1, at: (100, 400))
    #expect(drive.scene.phase == .animating)
    #expect(near(drive.settle().scale, 0.13))
    #expect(near((100 - drive.scene.rect.origin.x) / drive.scene.scale, 1000, 1e-6))
    drive.scroll(0, -1, at: (100, 400))
    drive.scroll(0, -1, at: (100, 400), after: 0.05)
    #expect(near(drive.settle().scale, 0.2197))
  }

  @Test("the pointer's pixel stays at every frame where nothing is clamped")
  func pointer() {
    var drive = Drive(.gtk)
    drive.command(.zoomToActual(times: 1))
    drive.settle()
    let pixel = { (scene: Scene) in (100 - scene.rect.origin.x) / scene.scale }
    let before = pixel(drive.scene)
    drive.scroll(0, -1, at: (100, 300))
    for _ in 0..<14 { #expect(near(pixel(drive.wait(1 / 60)), before, 1e-6)) }
    #expect(!drive.scene.needsFrame, "a step takes 0.2 s")
  }

  @Test("on its way from one place to another a wheel never shows a gap (invariant 62)")
  func noGap() {
    var drive = Drive(.gtk, sizes: [PixelSize(width: 3000, height: 4000)], viewport: .phone)
    drive.scroll(0, -3, at: (390, 844))
    while drive.scene.needsFrame {
      let scene = drive.wait(1 / 240)
      guard let bounds = drive.viewer.layout?.bounds(at: scene.zoomScale) else { continue }
      let legal = bounds.clamp(scene.contentOffset)
      #expect(near(scene.contentOffset, legal.x, legal.y, 1e-9))
    }
  }

  @Test("as many notches out as in lead back (invariant 41)")
  func group() {
    var drive = Drive(.gtk)
    drive.command(.zoomToActual(times: 1))
    let start = drive.settle()
    for _ in 0..<4 { drive.scroll(0, -1, at: (150, 300), after: 0.03) }
    for _ in 0..<4 { drive.scroll(0, 1, at: (150, 300), after: 0.03) }
    let end = drive.settle()
    #expect(near(end.scale / start.scale, 1, 1e-9))
    #expect(near(end.contentOffset, start.contentOffset.x, start.contentOffset.y, 1e-6))
  }

  @Test("steps smaller than a notch act at once and compose")
  func small() {
    var drive = Drive(.gtk)
    for _ in 0..<4 { drive.scroll(0, -0.25) }
    #expect(near(drive.scene.scale, 0.13) && !drive.scene.needsFrame)
  }

  @Test("the limits are hard: no frame shows more than the largest or less than the smallest")
  func limits() {
    var drive = Drive(.gtk)
    for _ in 0..<40 {
      drive.scroll(0, -3, after: 0.05)
      #expect(drive.scene.zoomScale <= drive.scene.maximumZoomScale)
    }
    #expect(drive.settle().scale == 20)
    for _ in 0..<40 {
      drive.scroll(0, 3, after: 0.05)
      #expect(drive.scene.zoomScale >= drive.scene.minimumZoomScale)
    }
    #expect(near(drive.settle().rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-9))
  }

  @Test("where the wheel zooms, control pans 54 points a notch and shift pans sideways")
  func modifiersOfZoom() {
    var drive = Drive(.gtk)
    drive.command(.zoomToActual(times: 1))
    let start = drive.settle().contentOffset
    drive.scroll(0, 1, .none, [.control])
    #expect(near(drive.settle().contentOffset, start.x, start.y + 54, 1e-9))
    drive.scroll(0, 2, .none, [.shift])
    #expect(near(drive.settle().contentOffset, start.x + 108, start.y + 54, 1e-9))
  }

  @Test(
    "where the wheel pans, it does so within hard bounds, and at rest not at all (invariant 62)")
  func pans() {
    var drive = Drive(.ios)
    drive.scroll(0, 3)
    #expect(!drive.scene.needsFrame && near(drive.scene.scale, 0.1))
    drive.zoom(to: 0.3)
    drive.scroll(1, 0)
    #expect(near(drive.settle().contentOffset.x, 454, 1e-6))
    for _ in 0..<20 {
      drive.scroll(2, 2, after: 0.03)
      #expect(drive.scene.contentOffset.x <= 800 + 1e-9)
      #expect(drive.scene.contentOffset.y <= 100 + 1e-9)
    }
    #expect(near(drive.settle().contentOffset, 800, 100, 1e-6))
    #expect(drive.scene.page == 0)
  }

  @Test("where the wheel pans or pages, control zooms", arguments: [Settings.Wheel.pan, .page])
  func controlZooms(wheel: Settings.Wheel) {
    var drive = Drive(.ios.with { $0.wheel = wheel })
    drive.scroll(0, -1, .none, [.control])
    #expect(near(drive.settle().scale, 0.13))
  }

  @Test("where it pages: one page a gesture, deaf until it has rested for 150 ms (G10)")
  func pages() {
    var drive = Drive(.ios.with { $0.wheel = .page }, count: 5)
    drive.scroll(0, 1)
    for _ in 0..<10 { drive.scroll(0, 1, after: 0.1) }
    #expect(drive.settle().current == PhotoID(rawValue: 2))
    drive.scroll(0, 1)
    drive.scroll(0, 1, after: 0.16)
    #expect(drive.settle().current == PhotoID(rawValue: 4))
    drive.scroll(0, -1)
    #expect(drive.settle().current == PhotoID(rawValue: 3))
  }

  @Test("row 17: what comes while fingers are down is dropped")
  func whileTouched() {
    var drive = Drive(.gtk)
    drive.down(200, 400)
    drive.scroll(0, -3)
    drive.up(200, 400)
    #expect(near(drive.settle().scale, 0.1))
  }

  @Test("a tall photo in read mode scrolls by the wheel where the wheel pans")
  func readMode() {
    var drive = Drive(.web, sizes: [PixelSize(width: 400, height: 20_000)])
    drive.scroll(0, 2)
    #expect(near(drive.settle().contentOffset.y, 108))
  }
}
