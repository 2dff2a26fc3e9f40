import CAdwaita
import DisplaySupport
import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

private let id = PhotoID(rawValue: 1)
private let dark = Bitmap.Colour(18, 18, 18)

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct WaitingTests {
  /// Opens a window on a photo of which there is only the header, which never comes further by itself.
  private func open() throws -> PagerWindow {
    let window = try PagerWindow(width: 400, height: 300)
    window.supply.setHeader(id, width: 4000, height: 2000)
    window.pager.photos = [id]
    return window
  }

  private func standIn(_ window: PagerWindow) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_first_child(window.pager.widget)
  }

  @Test("a photo that is late has a spinner in the middle of its page, and not before 200 ms")
  func spinner() throws {
    let start = Clock.now
    let window = try open()
    defer { window.close() }
    try window.waitUntil { standIn(window) != nil }
    #expect(Clock.now - start >= 0.2)
    // The theme may fade it in.
    try window.waitUntil {
      guard let pixels = try? window.pixels() else { return false }
      return pixels.count(of: dark) < 400 * 300 - 100
    }
    let pixels = try window.pixels()
    for y in 0..<300 {
      for x in 0..<400 where !((184..<216).contains(x) && (134..<166).contains(y)) {
        guard pixels[x, y] != dark else { continue }
        Issue.record("at \(x), \(y): \(pixels[x, y])")
        return
      }
    }
  }

  @Test("the spinner goes when the picture comes, which lies where the header had it")
  func pictureComes() throws {
    let window = try open()
    defer { window.close() }
    let rect = window.pager.scene.rect
    #expect(rect == ViewRect(x: 0, y: 50, width: 400, height: 200))
    try window.waitUntil { standIn(window) != nil }
    try window.supply.setPicture(id, width: 40, height: 20, (0, 0, 255, 255))
    #expect(standIn(window) == nil)
    #expect(window.pager.scene.rect == rect)
    let pixels = try window.pixels()
    #expect(pixels.count(of: Bitmap.Colour(255, 0, 0)) == 400 * 200)
    #expect(pixels.count(of: dark) == 400 * 100)
  }

  @Test("a photo that comes in time never gets a spinner, nor does one that is only sharpened")
  func inTime() throws {
    let window = try open()
    defer { window.close() }
    window.pager.waiting.patience = 3600
    window.pager.photos = []
    window.pager.photos = [id]
    #expect(window.pager.waiting.isWaiting(for: id))
    try window.supply.setPicture(id, width: 40, height: 20, (0, 0, 255, 255))
    #expect(!window.pager.waiting.isWaiting(for: id))
    try window.resize(width: 500, height: 300)
    window.pager.command(.zoomToActual(times: 1))
    #expect(!window.pager.waiting.isWaiting(for: id))
    #expect(standIn(window) == nil)
  }

  @Test("a photo that fails while its spinner turns gets the page that says so instead")
  func failure() throws {
    let window = try open()
    defer { window.close() }
    var label: UnsafeMutablePointer<GtkWidget>?
    window.pager.makeFailureView = { _, _ in
      label = gtk_label_new("failed")
      return label
    }
    try window.waitUntil { standIn(window) != nil }
    window.supply.fail(id, PhotoFailure(.damaged))
    #expect(standIn(window) == label)
    #expect(label.flatMap { gtk_widget_get_next_sibling($0) } == nil)
    #expect(!window.pager.waiting.isWaiting(for: id))
  }

  @Test("a page that leaves the screen takes its spinner with it; a page that comes waits anew")
  func pages() throws {
    let window = try open()
    defer { window.close() }
    let next = PhotoID(rawValue: 2)
    window.supply.setHeader(next, width: 4000, height: 2000)
    window.pager.photos = [id, next]
    try window.waitUntil { standIn(window) != nil }
    window.pager.waiting.patience = 3600
    window.pager.go(to: next, animated: false)
    #expect(standIn(window) == nil)
    #expect(window.pager.waiting.isWaiting(for: next))
    #expect(!window.pager.waiting.isWaiting(for: id))
  }

  @Test("the spinner is light on a dark ground and dark on a light one")
  func contrast() {
    #expect(Ground.dark.isDark)
    #expect(!Ground.paper.isDark)
    #expect(!Ground(red: 0, green: 1, blue: 0).isDark)
    #expect(Ground(red: 0, green: 0, blue: 1).isDark)
  }
}
