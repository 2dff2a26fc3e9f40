import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import Testing

@testable import PerigeeGTK

@Suite("Page dots", .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct PageDotsTests {
  /// A pager with its dots over it, in a window of its own.
  private final class Dotted {
    let window: PagerWindow
    let dots: PageDots

    init(photos: ClosedRange<Int32>, width: Int32 = 400, settings: Settings = .r1) throws {
      window = try PagerWindow(width: width, settings: settings)
      let pager = window.pager
      for number in photos {
        window.supply.setHeader(PhotoID(rawValue: number), width: 800, height: 600)
      }
      pager.photos = photos.map { PhotoID(rawValue: $0) }
      dots = PageDots(of: pager)
      let overlay: Widget = gtk_overlay_new()
      g_object_ref(ptr(pager.widget) as UnsafeMutableRawPointer)
      gtk_window_set_child(ptr(window.window), overlay)
      gtk_overlay_set_child(ptr(overlay), pager.widget)
      gtk_overlay_add_overlay(ptr(overlay), dots.widget)
      g_object_unref(ptr(pager.widget) as UnsafeMutableRawPointer)
      try window.waitUntil { gtk_widget_get_width(pager.widget) == width }
    }

    /// Waits until the dots are there, or are not, for the eye and for the finger.
    func waitUntilShown(_ isShown: Bool = true) throws {
      try window.waitUntil {
        dots.isShown == isShown && (gtk_widget_get_can_target(dots.widget) != 0) == isShown
      }
    }
  }

  @Test("there is a dot for each photo, and the keys of the row turn the pages")
  func keys() throws {
    let dotted = try Dotted(photos: 1...3)
    defer { dotted.window.close() }
    let dots = dotted.dots
    try dotted.waitUntilShown()
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 0)
    #expect(dots.spokenText == "page 1 of 3")
    dotted.window.pager.command(.lastPage)
    try dotted.window.waitUntil { dotted.window.pager.scene.page == 2 }
    #expect(dots.currentPage == 2)
    #expect(dots.spokenText == "page 3 of 3")
  }

  @Test("a tap turns one page towards its half, a scrub goes to the photo under the finger")
  func tapsAndScrubs() throws {
    let dotted = try Dotted(photos: 1...5)
    defer { dotted.window.close() }
    let pager = dotted.window.pager
    let width = dotted.dots.row.width
    pager.tapPageControl(at: width - 1, width: width)
    #expect(pager.scene.target == PhotoID(rawValue: 2))
    #expect(pager.scene.page < 1, "it slides")
    pager.scrubPageControl(to: dotted.dots.row.middle(ofDot: 3), width: width)
    #expect(pager.scene.page == 3, "it is there at once")
    #expect(pager.current == PhotoID(rawValue: 4))
    pager.scrubPageControl(to: -50, width: width)
    #expect(pager.current == PhotoID(rawValue: 1))
  }

  @Test("a single photo has no dot, and where not all dots fit there are none")
  func noRoom() throws {
    let one = try Dotted(photos: 1...1)
    defer { one.window.close() }
    try one.waitUntilShown(false)
    one.dots.hidesForSinglePage = false
    try one.waitUntilShown()
    let many = try Dotted(photos: 1...40)
    defer { many.window.close() }
    // 600 points of dots do not fit 400, and do not make the window wider.
    try many.waitUntilShown(false)
    many.window.pager.photos.removeLast(35)
    try many.waitUntilShown()
  }

  @Test("a dot has the weight of its page; right to left the first is the rightmost")
  func measures() {
    var row = DotRow(count: 4)
    #expect(row.width == 60)
    #expect((0..<4).map(row.middle) == [7.5, 22.5, 37.5, 52.5])
    #expect((0..<4).map { row.weight(ofDot: $0, page: 1.25) } == [0, 0.75, 0.25, 0])
    #expect(DotRow.radius(weight: 1) == 4 && DotRow.radius(weight: 0) == 3)
    #expect(abs(DotRow.opacity(weight: 1) - 0.9) < 1e-9 && DotRow.opacity(weight: 0) == 0.3)
    row.isRightToLeft = true
    #expect((0..<4).map(row.middle) == [52.5, 37.5, 22.5, 7.5])
    row.loops = true
    #expect(row.weight(ofDot: 0, page: 3.75) == 0.75)
  }
}
