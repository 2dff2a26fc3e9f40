import DisplaySupport
import PerigeeCore
import Testing

@testable import PerigeeGTK
@testable import PerigeePhotos

private let id = PhotoID(rawValue: 1)

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct MagnificationTests {
  /// A photo whose pixels can all be told apart from their neighbours.
  private static func colour(_ x: Int, _ y: Int) -> Bitmap.Colour {
    Bitmap.Colour(UInt8((x * 83 + y * 41) % 256), UInt8(x % 256), UInt8(y % 256))
  }

  private static func picture(
    width: Int, height: Int, region: PhotoRegion? = nil
  ) throws -> Picture {
    try Picture.pattern(
      width: region?.width ?? width, height: region?.height ?? height, region: region
    ) { x, y in
      let colour = colour(x + (region?.x ?? 0), y + (region?.y ?? 0))
      return (colour.blue, colour.green, colour.red, 255)
    }
  }

  /// Opens a window on the photo at so many device pixels for each of its own.
  private func open(
    times: Double, width: Int, height: Int, quarters: Int = 0, hasWhole: Bool = true
  ) throws -> PagerWindow {
    let window = try PagerWindow(width: 401, height: 300)
    try window.show([(1, width, height, (0, 0, 0, 255))])
    if hasWhole { window.supply.setPicture(id, try Self.picture(width: width, height: height)) }
    for _ in 0..<quarters { window.pager.command(.rotateRight) }
    window.pager.command(.zoomToActual(times: times))
    try window.waitUntil { window.pager.scene.phase == .idle }
    #expect(window.pager.scene.zoomScale.pointsPerPixel == times)
    return window
  }

  /// The pixel of the photo that is seen at the middle of a pixel of the screen.
  private func own(
    _ x: Int, _ y: Int, in rect: ViewRect, width: Int, height: Int, quarters: Int
  ) -> (x: Int, y: Int) {
    let isSideways = quarters % 2 == 1
    let seen = (
      x: (Double(x) + 0.5 - rect.origin.x) / rect.size.width
        * Double(isSideways ? height : width),
      y: (Double(y) + 0.5 - rect.origin.y) / rect.size.height
        * Double(isSideways ? width : height)
    )
    let (column, row) = (Int(seen.x.rounded(.down)), Int(seen.y.rounded(.down)))
    return switch quarters {
    case 1: (row, height - 1 - column)
    case 2: (width - 1 - column, height - 1 - row)
    case 3: (width - 1 - row, column)
    default: (column, row)
    }
  }

  /// Expects every pixel of the screen to be that of the photo which lies there.
  private func expectSquares(
    _ window: PagerWindow, _ renderer: PagerWindow.Renderer, width: Int, height: Int,
    quarters: Int = 0
  ) throws {
    let pixels = try window.pixels(renderer)
    let rect = window.pager.grid.snapped(window.pager.scene.rect)
    for y in 0..<300 {
      for x in 0..<401 {
        let own = own(x, y, in: rect, width: width, height: height, quarters: quarters)
        let expected = Self.colour(own.x, own.y)
        guard pixels[x, y] != expected else { continue }
        Issue.record("at \(x), \(y): \(pixels[x, y]), not \(expected)")
        return
      }
    }
  }

  @Test(
    "above 400 % each pixel of a photo is a sharp square, turned or not, under both renderers",
    arguments: PagerWindow.Renderer.allCases, [0, 1, 2, 3])
  func squares(renderer: PagerWindow.Renderer, quarters: Int) throws {
    // No whole number of device pixels: their squares differ in size by one.
    let window = try open(times: 5.3, width: 120, height: 100, quarters: quarters)
    defer { window.close() }
    try expectSquares(window, renderer, width: 120, height: 100, quarters: quarters)
  }

  @Test(
    "the sharper part of a large photo is magnified in its place, turned or not",
    arguments: [0, 1, 2, 3])
  func part(quarters: Int) throws {
    let window = try open(
      times: 8, width: 4000, height: 3000, quarters: quarters, hasWhole: false)
    defer { window.close() }
    for _ in 0..<3 { window.pager.command(.panRight) }
    window.pager.command(.panDown)
    try window.waitUntil { window.pager.scene.phase == .idle }
    let detail = try #require(window.supply.demands.last?.detail)
    #expect(detail.level == .exact(width: detail.region.width, height: detail.region.height))
    window.supply.setDetail(id, try Self.picture(width: 4000, height: 3000, region: detail.region))
    try expectSquares(window, .cairo, width: 4000, height: 3000, quarters: quarters)
  }

  @Test("at 400 % and below the photo is scaled smoothly")
  func smooth() throws {
    let window = try open(times: 4, width: 120, height: 100)
    defer { window.close() }
    let black = Bitmap.Colour(0, 0, 0)
    let white = Bitmap.Colour(255, 255, 255)
    window.supply.setPicture(
      id,
      try Picture.pattern(width: 120, height: 100) { x, _ in
        x % 2 == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255)
      })
    func count(_ pixels: Bitmap) -> Int { pixels.count(of: black) + pixels.count(of: white) }
    #expect(count(try window.pixels()) < 401 * 300 / 2)
    window.pager.command(.zoomIn)
    try window.waitUntil { window.pager.scene.phase == .idle }
    #expect(count(try window.pixels()) == 401 * 300)
  }

  @Test("a coarse picture of a large photo is scaled smoothly however close one comes")
  func coarse() throws {
    let window = try open(times: 8, width: 4000, height: 3000, hasWhole: false)
    defer { window.close() }
    window.supply.setPicture(
      id,
      try Picture.pattern(width: 400, height: 300) { x, _ in
        x % 2 == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255)
      })
    let pixels = try window.pixels()
    #expect(pixels.count(of: Bitmap.Colour(0, 0, 0)) < 401 * 300 / 4)
  }

  @Test("paper shows through the magnified pixels of a transparent photo")
  func transparency() throws {
    let window = try open(times: 8, width: 20, height: 10)
    defer { window.close() }
    window.pager.paper = Ground(grey: 1)
    window.supply.setPicture(
      id,
      try Picture.pattern(width: 20, height: 10) { x, _ in
        x < 10 ? (0, 0, 0, 0) : (0, 0, 255, 255)
      })
    let pixels = try window.pixels()
    let rect = window.pager.grid.snapped(window.pager.scene.rect)
    let (left, top) = (Int(rect.origin.x), Int(rect.origin.y))
    #expect(try #require(pixels.bounds(of: Bitmap.Colour(255, 255, 255))) == (left, top, 80, 80))
    #expect(try #require(pixels.bounds(of: Bitmap.Colour(255, 0, 0))) == (left + 80, top, 80, 80))
  }

  @Test("at rest magnified pixels are made once")
  func once() throws {
    let window = try open(times: 5, width: 120, height: 100)
    defer { window.close() }
    try window.settle()
    let picture = try #require(window.supply.picture(of: id))
    let part = try #require(
      MagnifiedPart(
        of: picture, photo: window.pager.turnedPhoto(id), rect: window.pager.scene.rect,
        part: window.pager.scene.rect, frame: ViewRect(x: 0, y: 0, width: 401, height: 300),
        grid: window.pager.grid))
    var textures = PhotoTextures()
    let first = textures.texture(for: picture, part: part)
    #expect(textures.texture(for: picture, part: part) == first)
    #expect(textures.texture(for: picture) != first)
    #expect(textures.count == 1)
  }
}
