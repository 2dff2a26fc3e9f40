import PerigeeCore
import PerigeePhotos
import Testing

@testable import PerigeeGTK

private let viewport = ViewSize(width: 1000, height: 500)
private let photo = PixelSize(width: 6000, height: 4000)
private let id = PhotoID(rawValue: 1)

struct LevelTests {
  @Test("a photo is asked for in the device pixels it covers at rest", arguments: [1.0, 2.0])
  func restLevel(displayScale: Double) {
    let level = RestLevel.level(
      of: photo, atRest: ViewSize(width: 750, height: 500), viewport: viewport,
      grid: DeviceGrid(scale: displayScale))
    #expect(level == .exact(width: Int(750 * displayScale), height: Int(500 * displayScale)))
  }

  @Test("no photo is asked for larger than it is")
  func notEnlarged() {
    let level = RestLevel.level(
      of: PixelSize(width: 10, height: 20), atRest: ViewSize(width: 30, height: 60),
      viewport: viewport, grid: DeviceGrid(scale: 2))
    #expect(level == .exact(width: 10, height: 20))
  }

  @Test("a long photo that rests enlarged is asked for within bounds", arguments: [1.0, 2.0])
  func longPhoto(displayScale: Double) throws {
    let level = RestLevel.level(
      of: PixelSize(width: 2000, height: 100_000), atRest: ViewSize(width: 1000, height: 50_000),
      viewport: viewport, grid: DeviceGrid(scale: displayScale))
    guard case .exact(let width, let height) = level else {
      Issue.record("the size is known")
      return
    }
    #expect(height <= 8192)
    #expect(Double(width * height) <= 4.1 * 500_000 * displayScale * displayScale)
    #expect(width >= 1)
  }

  @Test("a photo one pixel thin keeps its pixel")
  func thinPhoto() {
    let level = RestLevel.level(
      of: PixelSize(width: 5000, height: 1), atRest: ViewSize(width: 1000, height: 0.2),
      viewport: viewport, grid: DeviceGrid(scale: 1))
    #expect(level == .exact(width: 1000, height: 1))
  }

  @Test("snapping keeps a rectangle's size wherever it lies")
  func snapping() {
    let grid = DeviceGrid(scale: 2)
    for x in stride(from: 0.0, through: 1, by: 0.05) {
      let snapped = grid.snapped(ViewRect(x: x, y: -x, width: 10.3, height: 7.1))
      #expect(snapped.size == ViewSize(width: 10.5, height: 7))
      #expect((snapped.origin.x * 2).rounded() == snapped.origin.x * 2)
    }
  }
}

struct DetailRegionTests {
  private let grid = DeviceGrid(scale: 1)
  private let frame = ViewRect(origin: .zero, size: viewport)
  private let base = PixelSize(width: 750, height: 500)

  private func wish(_ rect: ViewRect, last: PhotoDemand.Detail? = nil) -> PhotoDemand.Detail? {
    DetailRegion.wish(
      for: id, rect: rect, frame: frame, size: photo, base: base, grid: grid, last: last)
  }

  @Test("at rest the whole photo's picture is enough")
  func atRest() {
    #expect(wish(ViewRect(x: 125, y: 0, width: 750, height: 500)) == nil)
  }

  @Test("zoomed, what is seen and a margin is asked for at the screen's own resolution")
  func zoomed() {
    // Half size, its middle on the screen.
    let detail = wish(ViewRect(x: -1000, y: -750, width: 3000, height: 2000))
    #expect(detail?.region == PhotoRegion(x: 1750, y: 1374, width: 2500, height: 1252))
    #expect(detail?.level == .exact(width: 1250, height: 626))
  }

  @Test(
    "a part begins and ends where each halving of the photo has a pixel, or at the photo's end",
    arguments: [1, 2, 3, 4, 7, 8])
  func halvings(_ factor: Int) {
    var step = 1
    while step * 2 <= factor { step *= 2 }
    for shift in stride(from: 0.0, through: 900, by: 37) {
      let rect = ViewRect(
        x: -shift, y: -shift / 2, width: photo.width / Double(factor),
        height: photo.height / Double(factor))
      guard let region = wish(rect)?.region else { continue }
      #expect(region.x % step == 0 && region.y % step == 0)
      let right = region.x + region.width
      let bottom = region.y + region.height
      #expect(right % step == 0 || right == Int(photo.width))
      #expect(bottom % step == 0 || bottom == Int(photo.height))
    }
  }

  @Test("past actual size the file's own pixels are asked for, not more")
  func beyondActualSize() {
    let detail = wish(ViewRect(x: 0, y: 0, width: 24000, height: 16000))
    #expect(detail?.region == PhotoRegion(x: 0, y: 0, width: 282, height: 141))
    #expect(detail?.level == .exact(width: 282, height: 141))
  }

  @Test("a short pan keeps the part that was asked for, a long one moves it")
  func panning() {
    let first = wish(ViewRect(x: -1000, y: -750, width: 3000, height: 2000))
    #expect(wish(ViewRect(x: -1040, y: -750, width: 3000, height: 2000), last: first) == first)
    let far = wish(ViewRect(x: -1400, y: -750, width: 3000, height: 2000), last: first)
    #expect(far != first)
    #expect(far?.region.x == 2550)
  }

  @Test("another scale asks anew")
  func otherScale() {
    let first = wish(ViewRect(x: -1000, y: -750, width: 3000, height: 2000))
    #expect(wish(ViewRect(x: -900, y: -700, width: 2700, height: 1800), last: first) != first)
  }

  @Test("a photo that is off the screen, or small, asks for nothing more")
  func nothingToAsk() {
    #expect(wish(ViewRect(x: 1200, y: 0, width: 3000, height: 2000)) == nil)
    let small = PixelSize(width: 30, height: 20)
    #expect(
      DetailRegion.wish(
        for: id, rect: ViewRect(x: 0, y: 0, width: 300, height: 200), frame: frame, size: small,
        base: small, grid: grid, last: nil) == nil)
  }
}
