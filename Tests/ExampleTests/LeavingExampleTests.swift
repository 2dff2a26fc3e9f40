import DisplaySupport
import PictureSupport
import Testing

/// The slide show, the image pager and the single photo.
@Suite(.serialized, .enabled(if: TestDisplay.hasTouch, "\(TestDisplay.missingTouch)"))
struct LeavingExampleTests {
  private typealias Example = RunningExample

  @Test("the slide show opens from its button in full screen, and closes by button and by Esc")
  func slideShow() throws {
    let folder = try Example.photos(5)
    let example = try Example(2, [folder.path])
    defer { example.close() }
    // A light window with a button in its middle.
    var start: Bitmap.Colour?
    try example.waitUntil("the start") {
      example.findWindow()
      start = try example.colour(20, 20)
      return start.map { $0.red > 200 && $0.green > 200 && $0.blue > 200 } ?? false
    }
    let closings: [(String, () -> Void)] = [
      ("the button", { example.click(980, 20) }),
      ("Esc", { example.keyboard.press("Escape") }),
    ]
    for (name, close) in closings {
      example.click(400, 300)
      try example.waitUntil("the first photo over the whole screen") {
        example.findWindow()
        let isWide =
          try example.shows(Example.colours[0], at: 3, 450)
          && example.shows(Example.colours[0], at: 996, 450)
        return try isWide && example.shows(TestPicture.Colour(0, 0, 0), at: 500, 30)
      }
      close()
      try example.waitUntil("the start again after \(name)") {
        example.findWindow()
        return try example.colour(20, 20) == start && example.colour(780, 580) == start
      }
    }
  }

  @Test("slip 4: in the slide show a zoomed photo holds its page until it is at rest again")
  func lock() throws {
    let folder = try Example.photos(5)
    // Two colours side by side show which part is looked at.
    try TestPicture.quadrants(width: 400, height: 300).write(to: folder.path("0.png"), as: .png)
    let example = try Example(2, [folder.path])
    defer { example.close() }
    try example.waitUntil("the start") {
      example.findWindow()
      return try example.colour(20, 20).red > 200
    }
    example.click(400, 300)
    // 1000 × 750 points of the 1000 × 900.
    func isWhole() throws -> Bool {
      try example.shows(TestPicture.topLeft, at: 20, 100)
        && example.shows(TestPicture.bottomRight, at: 980, 800)
        && example.shows(TestPicture.Colour(0, 0, 0), at: 500, 73)
    }
    try example.waitUntil("the four quarters") {
      example.findWindow()
      return try isWhole()
    }
    let touch = try example.server.touchScreen()
    // Three times as large about the finger, the middle is 720 points away from it.
    touch.doubleTap(at: example.place(260, 262))
    try example.waitUntil("the zoom") {
      try example.shows(TestPicture.topLeft, at: 965, 100)
        && example.shows(TestPicture.topRight, at: 995, 100)
    }
    touch.swipe(from: example.place(800, 300), to: example.place(300, 300), hold: 0.3)
    try example.waitUntil("both halves") {
      try example.shows(TestPicture.topLeft, at: 400, 20)
        && example.shows(TestPicture.topRight, at: 600, 20)
    }
    touch.doubleTap(at: example.place(500, 300))
    try example.waitUntil("the four quarters again") { try isWhole() }
    touch.swipe(from: example.place(800, 300), to: example.place(300, 300))
    try example.waitUntil("the next photo") {
      try example.shows(Example.colours[0], at: 20, 450)
        && example.shows(Example.colours[0], at: 980, 450)
    }
  }

  @Test("the image pager's photo is dragged down off what lies behind, and can be shown again")
  func dragsAway() throws {
    let folder = try Example.photos(3)
    let example = try Example(3, [folder.path])
    defer { example.close() }
    let touch = try example.server.touchScreen()
    func isShown() throws -> Bool {
      try example.shows(Example.colours[0], at: 3, 400) && example.shows(Example.ground, at: 20, 20)
    }
    try example.waitUntil("the first photo on its ground") { try isShown() }
    // A little way down, and it springs back.
    let (start, little, far) = (
      example.place(200, 400), example.place(200, 440), example.place(200, 600)
    )
    touch.swipe(from: start, to: little, seconds: 0.3, hold: 0.2)
    try example.waitUntil("the first photo again") { try isShown() }
    touch.begin(at: start)
    touch.drag(from: start, to: far, seconds: 0.3)
    try example.waitUntil("what lies behind") { try example.colour(20, 20).red > 100 }
    try example.waitUntil("the photo, smaller, under the finger") {
      try example.shows(Example.colours[0], at: 200, 590)
        && !example.shows(Example.colours[0], at: 20, 590)
    }
    touch.end(at: far)
    try example.waitUntil("no photo any more") {
      let isLight = try example.colour(20, 20).red > 200
      return try isLight && !example.shows(Example.colours[0], at: 200, 790)
    }
    // The one behind is a button; GTK may take a moment to give it the input.
    try example.waitUntil("the photos again") {
      example.click(200, 400)
      return try isShown()
    }
  }

  @Test("slip 11: the single photo is in the middle at once, and a pinch covers the window with it")
  func singlePhoto() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let path = folder.path("1.png")
    try TestPicture.quadrants(width: 1024, height: 581).write(to: path, as: .png)
    let example = try Example(5, [path])
    defer { example.close() }
    func quartersMeetInTheMiddle() throws -> Bool {
      try example.shows(TestPicture.topLeft, at: 195, 395)
        && example.shows(TestPicture.bottomRight, at: 205, 405)
    }
    // 227 points of 800.
    try example.waitUntil("the photo") { try quartersMeetInTheMiddle() }
    for (x, y, colour) in [
      (3, 292, TestPicture.topLeft), (396, 292, TestPicture.topRight),
      (3, 508, TestPicture.bottomLeft), (396, 508, TestPicture.bottomRight),
      (200, 281, Example.ground), (200, 519, Example.ground),
    ] {
      #expect(try example.shows(colour, at: x, y), "at \(x), \(y)")
    }
    try example.server.touchScreen().pinch(about: example.place(200, 400), from: 60, to: 360)
    try example.waitUntil("the photo from top to bottom") {
      try example.shows(TestPicture.topLeft, at: 100, 4)
        && example.shows(TestPicture.topRight, at: 300, 4)
        && example.shows(TestPicture.bottomLeft, at: 100, 795)
        && example.shows(TestPicture.bottomRight, at: 300, 795)
    }
  }
}
