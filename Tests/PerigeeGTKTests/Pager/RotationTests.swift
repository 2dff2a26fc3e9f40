import DisplaySupport
import Testing

@testable import PerigeeCore
@testable import PerigeeGTK
@testable import PerigeePhotos

private let id = PhotoID(rawValue: 1)

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct RotationTests {
  /// The colour of each pixel of the photo: its quarter in green and blue, its place in red.
  private static func colour(_ x: Int, _ y: Int, of width: Int, _ height: Int) -> Bitmap.Colour {
    Bitmap.Colour(
      UInt8((x * 37 + y * 91) % 256), x * 2 < width ? 0 : 255, y * 2 < height ? 0 : 255)
  }

  /// A picture of a photo of this size in which every pixel can be told from its neighbours.
  private static func picture(
    width: Int, height: Int, region: PhotoRegion? = nil
  ) throws -> Picture {
    let whole = (width: width, height: height)
    return try Picture.pattern(
      width: region?.width ?? width, height: region?.height ?? height, region: region
    ) { x, y in
      let colour = colour(
        x + (region?.x ?? 0), y + (region?.y ?? 0), of: whole.width, whole.height)
      return (colour.blue, colour.green, colour.red, 255)
    }
  }

  /// The pixel of a photo of this size that is seen at a place of the turned photo.
  private static func own(
    _ x: Int, _ y: Int, width: Int, height: Int, quarters: Int
  ) -> (x: Int, y: Int) {
    switch quarters {
    case 1: (y, height - 1 - x)
    case 2: (width - 1 - x, height - 1 - y)
    case 3: (width - 1 - y, x)
    default: (x, y)
    }
  }

  private func turn(_ window: PagerWindow, quarters: Int) throws {
    for _ in 0..<quarters { window.pager.command(.rotateRight) }
    try window.waitUntil { window.pager.scene.phase == .idle }
    #expect(window.pager.scene.rotation.degrees == quarters * 90)
  }

  @Test(
    "a turned photo at rest is asked for as it lies in its file, and copied pixel by pixel",
    arguments: PagerWindow.Renderer.allCases, [1, 2, 3])
  func atRest(renderer: PagerWindow.Renderer, quarters: Int) throws {
    let window = try PagerWindow(width: 401, height: 300)
    defer { window.close() }
    try window.show([(1, 4000, 3000, (0, 0, 0, 255))])
    try turn(window, quarters: quarters)
    let (width, height) = quarters == 2 ? (400, 300) : (300, 225)
    #expect(
      window.supply.demands.last?.wishes.first?.level == .exact(width: width, height: height))
    window.supply.setPicture(id, try Self.picture(width: width, height: height))
    let pixels = try window.pixels(renderer)
    let place = window.pager.grid.snapped(window.pager.scene.rect)
    let seen = quarters == 2 ? (width, height) : (height, width)
    #expect(place.size == ViewSize(width: Double(seen.0), height: Double(seen.1)))
    for y in 0..<seen.1 {
      for x in 0..<seen.0 {
        let own = Self.own(x, y, width: width, height: height, quarters: quarters)
        let expected = Self.colour(own.x, own.y, of: width, height)
        let actual = pixels[x + Int(place.origin.x), y + Int(place.origin.y)]
        guard actual != expected else { continue }
        Issue.record("at \(x), \(y): \(actual), not \(expected)")
        return
      }
    }
  }

  @Test(
    "zoomed, the sharper part of a turned photo lies where it belongs, pixel by pixel",
    arguments: PagerWindow.Renderer.allCases, [1, 2, 3])
  func zoomed(renderer: PagerWindow.Renderer, quarters: Int) throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    try window.show([(1, 1200, 900, (0, 0, 0, 255))])
    try turn(window, quarters: quarters)
    window.pager.command(.zoomToActual(times: 1))
    try window.waitUntil { window.pager.scene.phase == .idle }
    // Off the middle, so that a part that is turned the wrong way is not the same.
    window.pager.command(.panRight)
    window.pager.command(.panDown)
    window.pager.command(.panDown)
    try window.waitUntil { window.pager.scene.phase == .idle }
    let detail = try #require(window.supply.demands.last?.detail)
    #expect(detail.level == .exact(width: detail.region.width, height: detail.region.height))
    window.supply.setDetail(id, try Self.picture(width: 1200, height: 900, region: detail.region))
    let pixels = try window.pixels(renderer)
    let place = window.pager.grid.snapped(window.pager.scene.rect)
    #expect(place.size.width == (quarters == 2 ? 1200 : 900))
    for y in 0..<300 {
      for x in 0..<400 {
        let own = Self.own(
          x - Int(place.origin.x), y - Int(place.origin.y), width: 1200, height: 900,
          quarters: quarters)
        let expected = Self.colour(own.x, own.y, of: 1200, 900)
        guard pixels[x, y] != expected else { continue }
        Issue.record("at \(x), \(y): \(pixels[x, y]), not \(expected)")
        return
      }
    }
  }

  @Test(
    "a turn begins where the photo was: a quarter on and drawn a quarter back changes nothing",
    arguments: PagerWindow.Renderer.allCases)
  func beginning(renderer: PagerWindow.Renderer) throws {
    let window = try PagerWindow(width: 400, height: 400)
    defer { window.close() }
    let picture = try Self.picture(width: 300, height: 200)
    let frame = ViewRect(x: 0, y: 0, width: 400, height: 400)
    func pixels(_ rect: ViewRect, _ rotation: Rotation, turn: Double) throws -> Bitmap {
      try window.pixels(renderer) { snapshot, _, _ in
        var textures = PhotoTextures()
        SceneDrawing(snapshot: snapshot, grid: window.pager.grid, isAtRest: false, paper: .paper)
          .draw(
            Scene.Page(id: id, rect: rect, frame: frame),
            photo: TurnedPhoto(size: PixelSize(width: 300, height: 200), rotation: rotation),
            turn: turn, picture: picture, detail: nil, textures: &textures)
      }
    }
    let before = try pixels(ViewRect(x: 50, y: 100, width: 300, height: 200), .none, turn: 0)
    let right = ViewRect(x: 100, y: 50, width: 200, height: 300)
    #expect(try pixels(right, .clockwise, turn: -90) == before)
    #expect(try pixels(right, .anticlockwise, turn: 90) == before)
    #expect(try pixels(right, .clockwise, turn: 0) != before)
  }

  @Test("the turn ends when another page has settled, and with it what was asked for turned")
  func endsWithThePage() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    try window.show([(1, 4000, 3000, (0, 0, 255, 255)), (2, 4000, 3000, (255, 0, 0, 255))])
    try turn(window, quarters: 1)
    window.pager.go(to: PhotoID(rawValue: 2), animated: false)
    window.pager.go(to: id, animated: false)
    #expect(window.pager.scene.rotation == .none)
    #expect(
      window.supply.demands.last?.wishes.first?.level == .exact(width: 400, height: 300))
  }
}
