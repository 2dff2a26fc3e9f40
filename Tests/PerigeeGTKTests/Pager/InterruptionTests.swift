import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct InterruptionTests {
  /// A window with two photos that fill it, and a finger that has dragged half a page.
  private func draggedWindow() throws -> PagerWindow {
    let window = try PagerWindow(width: 400, height: 300)
    try window.show([
      (1, width: 4000, height: 3000, (0, 0, 255, 255)),
      (2, width: 4000, height: 3000, (255, 0, 0, 255)),
    ])
    try window.settle()
    let pager = window.pager
    let places = stride(from: 300.0, through: 80, by: -20).map { ViewPoint(x: $0, y: 150) }
    touch(pager, .began, places[0])
    for place in places.dropFirst() { touch(pager, .changed, place) }
    #expect(pager.scene.page > 0.2)
    return window
  }

  private func touch(_ pager: PhotoPager, _ phase: RawEvent.Phase, _ place: ViewPoint) {
    pager.handle(pager.translator.translate(.touch(phase, sequence: 1, at: place)), at: pager.now)
  }

  private func expectRest(_ pager: PhotoPager) {
    #expect(pager.scene.phase == .idle)
    #expect(pager.scene.page == pager.scene.page.rounded())
    #expect(!pager.translator.isActive)
  }

  @Test("a window that leaves the screen in the middle of a drag comes back at rest")
  func unmapped() throws {
    let window = try draggedWindow()
    defer { window.close() }
    gtk_widget_hide(window.window)
    #expect(!window.pager.translator.isActive)
    gtk_window_present(ptr(window.window))
    try window.waitUntil { window.pager.scene.phase == .idle }
    expectRest(window.pager)
    // The finger that is still there is nobody's: a new touch begins a drag of its own.
    touch(window.pager, .changed, ViewPoint(x: 10, y: 150))
    expectRest(window.pager)
  }

  @Test("a dialog that takes the input in the middle of a drag lets the photo come to rest")
  func dialog() throws {
    let window = try draggedWindow()
    defer { window.close() }
    window.pager.handle(window.pager.translator.translate(.inputLost), at: window.pager.now)
    try window.waitUntil { window.pager.scene.phase == .idle }
    expectRest(window.pager)
  }

  @Test("a clock that jumps in the middle of a fling shows the rest state with the next frame")
  func clockJump() throws {
    let window = try draggedWindow()
    defer { window.close() }
    let pager = window.pager
    touch(pager, .ended, ViewPoint(x: 80, y: 150))
    #expect(pager.scene.needsFrame)
    // The machine has slept for a day.
    let needsMore = pager.tick(at: pager.now + 86_400)
    #expect(!needsMore)
    expectRest(pager)
    // The display's clock may now be behind or ahead; neither moves what is at rest.
    _ = pager.tick(at: pager.now - 86_400)
    expectRest(pager)
  }
}
