import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import Testing

/// What the five walkthroughs got wrong and only a window shows.
@Suite(
  "The walkthroughs' slips in a window",
  .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)")
)
struct RecipeSlipTests {
  private static let red: SolidSupply.Colour = (30, 30, 230, 255)
  private static let green: SolidSupply.Colour = (30, 180, 30, 255)

  @Test("slip 5: a zoom draws frames and lays nothing out")
  func noLayout() throws {
    let window = try PagerWindow(settings: .r2)
    defer { window.close() }
    try window.show([(1, 800, 600, Self.red)])
    try window.settle()
    var layouts = 0
    let clock: OpaquePointer = ptr(gtk_widget_get_frame_clock(window.pager.widget))
    let handler = connect(clock, "layout") { _ in layouts += 1 }
    defer { g_signal_handler_disconnect(ptr(clock), handler) }
    let frames = window.pager.frameCount
    window.pager.command(.zoomIn)
    try window.waitUntil {
      window.pager.scene.phase == .idle
        && window.pager.scene.zoomScale > window.pager.scene.restScale
    }
    try window.settle()
    #expect(window.pager.frameCount > frames + 2)
    #expect(layouts == 0)
  }

  @Test("slip 8: a picture that comes late is not drawn on the page that came after it")
  func lateImage() throws {
    let window = try PagerWindow(settings: .r3)
    defer { window.close() }
    try window.show([(2, 800, 600, Self.green)])
    window.supply.setHeader(PhotoID(rawValue: 1), width: 800, height: 600)
    window.pager.photos = [1, 2].map { PhotoID(rawValue: $0) }
    window.pager.go(to: PhotoID(rawValue: 1), animated: false)
    window.pager.go(to: PhotoID(rawValue: 2), animated: false)
    try window.supply.setPicture(PhotoID(rawValue: 1), width: 400, height: 300, Self.red)
    let pixels = try window.pixels()
    #expect(pixels.count(of: Bitmap.Colour(30, 180, 30)) == 400 * 300)
  }

  @Test("slip 11: the first frame of a photo has it in the middle of both axes")
  func centredAtOnce() throws {
    let window = try PagerWindow(width: 400, height: 300, settings: .r5)
    defer { window.close() }
    let frames = window.pager.frameCount
    var first: ViewRect?
    window.pager.onSceneChange = { scene in
      if first == nil, !scene.rect.size.isEmpty { first = scene.rect }
    }
    try window.show([(1, 1024, 581, Self.red)])
    #expect(window.pager.frameCount == frames, "no frame has shown it anywhere else")
    let rect = try #require(first)
    #expect(abs(rect.origin.x + rect.size.width / 2 - 200) < 1e-9)
    #expect(abs(rect.origin.y + rect.size.height / 2 - 150) < 1e-9)
    let bounds = try #require(try window.pixels().bounds(of: Bitmap.Colour(230, 30, 30)))
    #expect(bounds.x == 0 && bounds.width == 400)
    #expect(abs(Double(bounds.y) + Double(bounds.height) / 2 - 150) <= 1)
  }

  @Test(
    "slip 12: of many huge photos only the neighbours are asked for, at the size they have here")
  func onlyNeighbours() throws {
    let window = try PagerWindow(settings: .r4)
    defer { window.close() }
    for number in 1...10 {
      window.supply.setHeader(PhotoID(rawValue: Int32(number)), width: 40_000, height: 30_000)
    }
    window.pager.photos = (1...10).map { PhotoID(rawValue: $0) }
    try window.settle()
    for number in 1...10 {
      window.pager.go(to: PhotoID(rawValue: Int32(number)), animated: false)
      let demand = try #require(window.supply.demands.last)
      #expect(demand.wishes.first?.id == PhotoID(rawValue: Int32(number)))
      #expect((1...4).contains(demand.wishes.count))
      for wish in demand.wishes {
        guard case .exact(let width, let height) = wish.level else {
          Issue.record("not the size it is shown at: \(wish)")
          continue
        }
        #expect((width, height) == (400, 300))
      }
    }
  }
}
