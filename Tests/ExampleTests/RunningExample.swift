import DisplaySupport
import Foundation
import PictureSupport
import Testing

/// One of the example programs in a window on a touch screen of its own.
final class RunningExample {
  /// What the example programs are called, by the number of their recipe from 1.
  static let names = [
    "recipe-1-moon-album", "recipe-2-slide-show", "recipe-3-image-pager",
    "recipe-4-paging-viewer", "recipe-5-single-photo",
  ]

  /// The colour of each photo, all told apart with ease.
  static let colours: [TestPicture.Colour] = [
    .init(200, 40, 200), .init(40, 200, 200), .init(200, 120, 40), .init(40, 80, 200),
    .init(90, 180, 40), .init(200, 40, 70), .init(120, 60, 200), .init(40, 140, 110),
    .init(180, 180, 60), .init(110, 110, 160),
  ]

  /// What the photos lie on where the program does not say otherwise.
  static let ground = TestPicture.Colour(18, 18, 18)

  let server: XServer
  let keyboard: Keyboard
  private let home: DisplaySupport.TemporaryFolder
  private let program: ChildProcess
  private var origin = (x: 0, y: 0)

  /// Starts the program of a recipe on these files and waits until its window has the keys.
  convenience init(_ recipe: Int, _ paths: [String]) throws {
    try self.init(Self.names[recipe - 1], paths)
  }

  /// Starts a program of this name.
  init(_ name: String, _ paths: [String]) throws {
    server = try XServer(.touch, width: 1000, height: 900, windowManager: .framed)
    keyboard = Keyboard(server.connection)
    home = try DisplaySupport.TemporaryFolder("home")
    Pointer(server.connection).move(x: 999, y: 899)
    let variables = Environment.current.setting(server.environment).setting(TestDisplay.quiet)
      .setting([
        "HOME": home.path, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil, "GSK_RENDERER": "cairo",
      ])
    program = try ChildProcess(
      Self.folder + "/" + name, paths, environment: variables, output: .capture)
    let connection = server.connection
    try waitUntil("the window has the keys") {
      guard let window = connection.windows.first else { return false }
      if connection.focusedWindow != window { connection.activate(window) }
      return connection.focusedWindow == window
    }
    findWindow()
  }

  /// The folder the tests and the programs are built into.
  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// A folder of so many photos of one colour each, four to three.
  static func photos(_ count: Int) throws -> PictureSupport.TemporaryFolder {
    let folder = try PictureSupport.TemporaryFolder()
    for index in 0..<count {
      try TestPicture.solid(width: 400, height: 300, colours[index])
        .write(to: folder.path("\(index + 1).png"), as: .png)
    }
    return folder
  }

  /// Ends everything.
  func close() {
    program.end()
    server.stop()
  }

  /// The mouse.
  var pointer: Pointer { Pointer(server.connection) }

  /// Learns where the window's content is now.
  func findWindow() {
    guard let window = server.connection.windows.first else { return }
    origin = server.connection.origin(of: window)
  }

  /// A place of the window as one of the screen.
  func place(_ x: Double, _ y: Double) -> TouchScreen.Place {
    (x + Double(origin.x), y + Double(origin.y))
  }

  /// Clicks at a place of the window, and takes the pointer away again.
  func click(_ x: Int, _ y: Int) {
    pointer.move(x: origin.x + x, y: origin.y + y)
    pointer.click()
    pointer.move(x: 999, y: 899)
  }

  /// The colour of the screen at a place of the window.
  func colour(_ x: Int, _ y: Int) throws -> Bitmap.Colour {
    try server.screenshot(x: origin.x + x, y: origin.y + y, width: 1, height: 1)[0, 0]
  }

  /// Whether the screen shows a colour at a place of the window, up to the rounding of scaling.
  func shows(_ colour: TestPicture.Colour, at x: Int, _ y: Int) throws -> Bool {
    try self.colour(x, y).isClose(
      to: Bitmap.Colour(colour.red, colour.green, colour.blue), tolerance: 6)
  }

  /// Waits until a condition holds, or the program ends.
  func waitUntil(_ what: String, _ condition: () throws -> Bool) throws {
    let holds = try Clock.wait(upTo: 30, until: { try condition() || !program.isRunning })
    let isStill = program.isRunning
    try #require(holds && isStill, "not within 30 seconds: \(what); it wrote: \(program.output)")
  }
}
