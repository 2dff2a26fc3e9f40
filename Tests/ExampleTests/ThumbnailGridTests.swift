import DisplaySupport
import PictureSupport
import Testing

@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct ThumbnailGridTests {
  private typealias Example = RunningExample

  /// The program on a folder of two photos, when both are to be seen.
  private func grid(_ folder: PictureSupport.TemporaryFolder) throws -> RunningExample {
    let example = try Example("thumbnail-grid", [folder.path])
    try example.waitUntil("the grid") {
      example.findWindow()
      return try isGrid(example)
    }
    return example
  }

  private func isGrid(_ example: RunningExample) throws -> Bool {
    try example.shows(Example.colours[0], at: 80, 70)
      && example.shows(Example.colours[1], at: 240, 70)
      && example.colour(320, 500).red > 200
  }

  /// Photo 2, in its own size of 400 × 300 in the middle of the window, over its ground.
  private func isOpen(_ example: RunningExample) throws -> Bool {
    try example.shows(Example.colours[1], at: 130, 190)
      && example.shows(Example.colours[1], at: 510, 420)
      && example.shows(Example.ground, at: 80, 70) && example.shows(Example.ground, at: 320, 520)
  }

  @Test("a photo opens out of its thumbnail, and Escape closes it into that")
  func keys() throws {
    let folder = try Example.photos(2)
    let example = try grid(folder)
    defer { example.close() }
    for _ in 0..<2 {
      example.click(240, 70)
      try example.waitUntil("the open photo") { try isOpen(example) }
      example.keyboard.press("Escape")
      try example.waitUntil("the grid again") { try isGrid(example) }
    }
  }

  @Test(
    "dragged down it flies back too; pressed in mid-air, by a second Escape, it does not get stuck")
  func drag() throws {
    let folder = try Example.photos(2)
    let example = try grid(folder)
    defer { example.close() }
    example.click(240, 70)
    try example.waitUntil("the open photo") { try isOpen(example) }
    let touch = try example.server.touchScreen()
    touch.swipe(from: example.place(320, 200), to: example.place(330, 420))
    try example.waitUntil("the grid again") { try isGrid(example) }
    example.click(240, 70)
    try example.waitUntil("it opens") { try !isGrid(example) }
    example.keyboard.press("Escape")
    example.keyboard.press("Escape")
    try example.waitUntil("the grid after all") { try isGrid(example) }
  }
}
