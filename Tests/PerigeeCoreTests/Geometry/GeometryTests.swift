import Testing

@testable import PerigeeCore

@Suite("Sizes and rectangles")
struct GeometryTests {
  @Test("a better version of a photo agrees with it within a hundredth of its aspect")
  func sameAspect() {
    let photo = PixelSize.canonical
    #expect(photo.hasSameAspect(as: PixelSize(width: 160, height: 120)))
    #expect(photo.hasSameAspect(as: PixelSize(width: 160, height: 121)))
    #expect(!photo.hasSameAspect(as: PixelSize(width: 160, height: 122)))
    #expect(!photo.hasSameAspect(as: PixelSize(width: 120, height: 160)))
  }

  @Test("an empty size has no aspect to agree with")
  func emptyAspect() {
    let line = PixelSize(width: 0, height: 10)
    #expect(line.isEmpty && line.isValid)
    #expect(!line.hasSameAspect(as: line))
    #expect(!PixelSize.canonical.hasSameAspect(as: line))
  }

  @Test(
    "sizes that are no sizes are known as such",
    arguments: [
      -1, Double.nan, Double.infinity, 1e300,
    ])
  func invalid(side: Double) {
    #expect(!PixelSize(width: side, height: 10).isValid)
    #expect(!PixelSize(width: 10, height: side).isValid)
    #expect(!ViewSize(width: side, height: 10).isValid)
    #expect(!ViewSize(width: 10, height: side).isValid)
  }

  @Test("rectangles that only touch share no area")
  func overlap() {
    let left = ViewRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!left.overlaps(ViewRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(left.overlaps(ViewRect(x: 9.9, y: 0, width: 10, height: 10)))
    #expect(!left.overlaps(ViewRect(x: 0, y: -10, width: 10, height: 10)))
    let apart = left.intersection(ViewRect(x: 20, y: 20, width: 1, height: 1))
    #expect(apart.size.isEmpty)
  }

  @Test("points and ways add up")
  func arithmetic() {
    let way = ViewPoint(x: 7, y: 1) - ViewPoint(x: 4, y: 5)
    #expect(way == ViewVector(dx: 3, dy: -4) && way.length == 5)
    #expect(ViewPoint(x: 4, y: 5) + way == ViewPoint(x: 7, y: 1))
    #expect(ViewPoint(x: 7, y: 1) - way == ViewPoint(x: 4, y: 5))
    #expect(way * 2 - way == way)
  }
}
