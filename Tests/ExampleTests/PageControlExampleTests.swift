import DisplaySupport
import Testing

/// The moon album and the paging viewer: photos with a row of dots, 15 points apart, 24 above the
/// window's bottom.
@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct PageControlExampleTests {
  private typealias Example = RunningExample

  /// How high the dots lie in a window of 800 points.
  private static let dots = 776
  private static let pitch = 15

  /// The middle of a dot across a window of 400 points.
  private static func dot(_ index: Int, of count: Int) -> Int {
    200 + pitch * (2 * index + 1 - count) / 2
  }

  /// Whether this dot is the bright one, and its neighbours are not.
  private static func isMarked(_ index: Int, of count: Int, in example: Example) throws -> Bool {
    try (0..<count).allSatisfy { other in
      let brightness = try example.colour(dot(other, of: count), dots).red
      return other == index ? brightness > 200 : brightness < 180
    }
  }

  private static func waitForPhoto(_ index: Int, of count: Int, in example: Example) throws {
    try example.waitUntil("photo \(index + 1) and its dot") {
      try example.shows(Example.colours[index], at: 200, 400)
        && isMarked(index, of: count, in: example)
    }
  }

  @Test("the moon album shows its first photo whole, in the middle")
  func shows() throws {
    let folder = try Example.photos(5)
    let example = try Example(1, [folder.path])
    defer { example.close() }
    try Self.waitForPhoto(0, of: 3, in: example)
    for (x, y) in [(3, 255), (396, 255), (3, 545), (396, 545)] {
      #expect(try example.shows(Example.colours[0], at: x, y))
    }
    for (x, y) in [(200, 245), (200, 555)] {
      #expect(try example.shows(Example.ground, at: x, y))
    }
  }

  @Test("its page control follows a swipe, and turns pages when it is tapped or scrubbed")
  func moonAlbum() throws {
    let folder = try Example.photos(5)
    let example = try Example(1, [folder.path])
    defer { example.close() }
    let touch = try example.server.touchScreen()
    try Self.waitForPhoto(0, of: 3, in: example)
    touch.swipe(from: example.place(300, 400), to: example.place(100, 400))
    try Self.waitForPhoto(1, of: 3, in: example)
    touch.tap(at: example.place(Double(Self.dot(2, of: 3)), Double(Self.dots)))
    try Self.waitForPhoto(2, of: 3, in: example)
    example.click(Self.dot(0, of: 3), Self.dots)
    try Self.waitForPhoto(1, of: 3, in: example)
    let row = [2, 0].map { example.place(Double(Self.dot($0, of: 3)), Double(Self.dots)) }
    touch.swipe(from: row[0], to: row[1], seconds: 0.3, hold: 0.1)
    try Self.waitForPhoto(0, of: 3, in: example)
  }

  @Test("the paging viewer's photos fill the window, and its page control reaches all ten")
  func pagingViewer() throws {
    let folder = try Example.photos(10)
    let example = try Example(4, [folder.path])
    defer { example.close() }
    let touch = try example.server.touchScreen()
    try Self.waitForPhoto(0, of: 10, in: example)
    for (x, y) in [(3, 3), (396, 3), (3, 740), (396, 740)] {
      #expect(try example.shows(Example.colours[0], at: x, y))
    }
    let row = [1, 9].map { example.place(Double(Self.dot($0, of: 10)), Double(Self.dots)) }
    touch.swipe(from: row[0], to: row[1], seconds: 0.5, hold: 0.1)
    try Self.waitForPhoto(9, of: 10, in: example)
    touch.tap(at: row[0])
    try Self.waitForPhoto(8, of: 10, in: example)
    touch.swipe(from: example.place(100, 400), to: example.place(300, 400))
    try Self.waitForPhoto(7, of: 10, in: example)
  }
}
