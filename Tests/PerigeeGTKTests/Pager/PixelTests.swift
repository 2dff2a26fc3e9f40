import DisplaySupport
import PerigeeCore
import Testing

@testable import PerigeeGTK
@testable import PerigeePhotos

private let red = Bitmap.Colour(255, 0, 0)
private let dark = Bitmap.Colour(18, 18, 18)

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct PixelTests {
  @Test(
    "at rest a photo covers exactly its rectangle, under both renderers",
    arguments: PagerWindow.Renderer.allCases,
    [(4000, 3000), (3000, 4000), (1000, 10), (1234, 777), (40, 30)])
  func exactRectangle(renderer: PagerWindow.Renderer, size: (Int, Int)) throws {
    let window = try PagerWindow(width: 401, height: 300)
    defer { window.close() }
    try window.show([(1, size.0, size.1, (0, 0, 255, 255))])
    let pixels = try window.pixels(renderer)
    let expected = window.pager.grid.snapped(window.pager.scene.rect)
    let bounds = try #require(pixels.bounds(of: red))
    #expect(Double(bounds.x) == expected.origin.x)
    #expect(Double(bounds.y) == expected.origin.y)
    #expect(Double(bounds.width) == expected.size.width)
    #expect(Double(bounds.height) == expected.size.height)
    let inside = bounds.width * bounds.height
    #expect(pixels.count(of: red) == inside)
    #expect(pixels.count(of: dark) == 401 * 300 - inside)
  }

  @Test(
    "a picture made for the screen is copied to it pixel by pixel, under both renderers",
    arguments: PagerWindow.Renderer.allCases)
  func pixelExact(renderer: PagerWindow.Renderer) throws {
    // 401 points for a photo of 3 : 2 leave half a pixel above and below.
    let window = try PagerWindow(width: 401, height: 300)
    defer { window.close() }
    try window.show([(1, 6000, 4000, (0, 0, 0, 255))])
    func value(_ x: Int, _ y: Int) -> UInt8 { UInt8((x * 37 + y * 91) % 256) }
    window.supply.setPicture(
      PhotoID(rawValue: 1),
      try Picture.pattern(width: 401, height: 267) { (value($0, $1), 0, 255, 255) })
    let pixels = try window.pixels(renderer)
    let top = Int(window.pager.grid.snapped(window.pager.scene.rect).origin.y)
    for y in 0..<267 {
      for x in 0..<401 where pixels[x, top + y] != Bitmap.Colour(255, 0, value(x, y)) {
        Issue.record("at \(x), \(y): \(pixels[x, top + y]), not \(value(x, y))")
        return
      }
    }
  }

  @Test("a photo keeps fitting when the window is made larger or smaller")
  func resize() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    try window.show([(1, 4000, 3000, (0, 0, 255, 255))])
    try window.resize(width: 500, height: 320)
    let bounds = try #require(try window.pixels().bounds(of: red))
    #expect(bounds == (37, 0, 427, 320))
    #expect(window.supply.demands.last?.wishes.first?.level == .exact(width: 427, height: 320))
  }

  @Test("zoomed, a sharper part is asked for, lies over the photo it belongs to, and moves nothing")
  func detail() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    let id = PhotoID(rawValue: 1)
    try window.show([(1, 4000, 3000, (0, 0, 255, 255))])
    window.pager.command(.zoomToActual(times: 1))
    try window.waitUntil { window.pager.scene.phase == .idle }
    let rect = window.pager.scene.rect
    #expect(rect == ViewRect(x: -1800, y: -1350, width: 4000, height: 3000))
    let asked = try #require(window.supply.demands.last?.detail)
    #expect(asked.region == PhotoRegion(x: 1750, y: 1312, width: 500, height: 376))
    #expect(asked.level == .exact(width: 500, height: 376))
    // A small part in its middle, so that its edges can be seen.
    let part = PhotoDemand.Detail(
      id: id, region: PhotoRegion(x: 1900, y: 1400, width: 200, height: 100),
      level: .exact(width: 200, height: 100))
    try window.supply.setDetail(id, part, (255, 0, 0, 255))
    let pixels = try window.pixels()
    #expect(window.pager.scene.rect == rect)
    let bounds = try #require(pixels.bounds(of: Bitmap.Colour(0, 0, 255)))
    #expect(bounds == (100, 50, 200, 100))
    #expect(pixels.count(of: red) == 400 * 300 - 200 * 100)
  }

  @Test("back at rest the sharper part is no longer drawn")
  func detailAtRest() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    let id = PhotoID(rawValue: 1)
    try window.show([(1, 4000, 3000, (0, 0, 255, 255))])
    let part = PhotoDemand.Detail(
      id: id, region: PhotoRegion(x: 1000, y: 1000, width: 1000, height: 500),
      level: .exact(width: 500, height: 250))
    try window.supply.setDetail(id, part, (255, 0, 0, 255))
    #expect(try window.pixels().count(of: red) == 400 * 300)
  }

  @Test("a better picture of the same photo changes no pixel's place")
  func betterPicture() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    try window.show([(1, 1000, 1000, (0, 0, 255, 255))])
    let before = try window.pixels()
    try window.supply.setPicture(PhotoID(rawValue: 1), width: 30, height: 30, (0, 0, 255, 255))
    #expect(try window.pixels() == before)
  }

  @Test("paper shows through a transparent photo, and only there")
  func transparency() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    window.pager.paper = Ground(grey: 1)
    try window.show([(1, 100, 100, (0, 0, 0, 0))])
    let pixels = try window.pixels()
    let bounds = try #require(pixels.bounds(of: Bitmap.Colour(255, 255, 255)))
    #expect(bounds == (150, 100, 100, 100))
  }

  @Test("a photo without pixels shows the bare ground as long as nobody could call it late")
  func nothingYet() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    window.pager.waiting.patience = 3600
    window.supply.setHeader(PhotoID(rawValue: 1), width: 400, height: 300)
    window.pager.photos = [PhotoID(rawValue: 1)]
    #expect(try window.pixels().count(of: dark) == 400 * 300)
  }
}
