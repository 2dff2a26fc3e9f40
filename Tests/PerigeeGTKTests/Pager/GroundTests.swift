import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

@Suite(
  "The pager's ground", .serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)")
)
struct GroundTests {
  private let other = Ground(grey: 0.25)

  /// A window with a photo that the dark ground swallows and a red one, and a finger on them.
  private func window() throws -> PagerWindow {
    let window = try PagerWindow(width: 400, height: 300)
    try window.show([
      (1, width: 4000, height: 3000, (0, 0, 0, 255)),
      (2, width: 4000, height: 3000, (0, 0, 255, 255)),
    ])
    window.pager.contrastingGround = other
    try window.settle()
    touch(window.pager, .began, 380)
    return window
  }

  private func touch(_ pager: PhotoPager, _ phase: RawEvent.Phase, _ x: Double) {
    let place = ViewPoint(x: x, y: 150)
    pager.handle(pager.translator.translate(.touch(phase, sequence: 1, at: place)), at: pager.now)
  }

  @Test("passes from one photo's to the next one's as the pages do, without a jump")
  func blends() throws {
    let window = try window()
    defer { window.close() }
    let pager = window.pager
    var before = pager.groundOfPages()
    #expect(before == other)
    for x in stride(from: 360.0, through: 20, by: -20) {
      touch(pager, .changed, x)
      let ground = pager.groundOfPages()
      #expect(ground.grey <= before.grey, "it only ever comes nearer to the next one's")
      #expect(before.grey - ground.grey < 0.03)
      before = ground
    }
    #expect(before.grey < 0.12 && before.grey > Ground.dark.grey)
    touch(pager, .ended, 20)
    try window.waitUntil { pager.scene.page == 1 && pager.scene.phase == .idle }
    #expect(pager.groundOfPages() == .dark)
  }

  @Test("stays what it is when nobody gave another one")
  func alone() throws {
    let window = try window()
    defer { window.close() }
    window.pager.contrastingGround = nil
    #expect(window.pager.groundOfPages() == .dark)
  }
}

extension Ground {
  fileprivate var grey: Float { green }
}
