import DisplaySupport
import PictureSupport
import Testing

/// That the program is at home on Wayland too: all else is tested on X.
@Suite(.serialized, .enabled(if: WaylandCompositor.isAvailable, "\(WaylandCompositor.missing)"))
struct WaylandTests {
  private let violet = TestPicture.Colour(200, 40, 200)
  private let teal = TestPicture.Colour(40, 200, 200)

  @Test("on Wayland it shows a photo, takes keys, fills the screen, and then keeps quiet")
  func smoke() throws {
    let folder = try PictureSupport.TemporaryFolder()
    let paths = ["1.png", "2.png"].map(folder.path)
    for (path, colour) in zip(paths, [violet, teal]) {
      try TestPicture.solid(width: 2000, height: 1400, colour).write(to: path, as: .png)
    }
    let server = try XServer(.virtual, width: 1000, height: 700)
    defer { server.stop() }
    let compositor = try WaylandCompositor(on: server)
    defer { compositor.stop() }
    let keyboard = Keyboard(server.connection)
    let variables = Environment.current.setting(TestDisplay.quiet).setting(compositor.environment)
      .setting(["HOME": folder.path, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil])
    let program = try ChildProcess(
      "\(ProgramRun.folder)/perigee", paths, environment: variables, output: .capture)
    defer { program.end() }

    func waitUntil(_ what: String, _ condition: () throws -> Bool) throws {
      let holds = try Clock.wait(upTo: 40, until: { try condition() || !program.isRunning })
      try #require(holds && program.isRunning, "not within 40 seconds: \(what); \(program.output)")
    }
    func count(of colour: TestPicture.Colour) throws -> Int {
      let screen = try server.screenshot()
      let wanted = Bitmap.Colour(colour.red, colour.green, colour.blue)
      return (0..<screen.height).reduce(0) { count, y in
        count + screen.count(inRow: y) { $0.isClose(to: wanted, tolerance: 6) }
      }
    }
    /// Both sides and the bottom; the controls may lie over the top.
    func fillsScreen() throws -> Bool {
      try [(4, 350), (995, 350), (500, 690)].allSatisfy { x, y in
        try server.screenshot(x: x, y: y, width: 1, height: 1)[0, 0]
          .isClose(to: Bitmap.Colour(teal.red, teal.green, teal.blue), tolerance: 6)
      }
    }
    try waitUntil("the first photo") { try count(of: violet) > 50_000 }
    keyboard.press("Right")
    try waitUntil("the second photo") { try count(of: teal) > 50_000 }
    #expect(try !fillsScreen(), "a window, not the whole screen")
    keyboard.press("F11")
    try waitUntil("the whole screen") { try fillsScreen() }
    keyboard.press("F11")
    try waitUntil("a window again") {
      try count(of: teal) > 50_000 && !fillsScreen()
    }
    let frames = try FrameCounter(server)
    try waitUntil("two seconds without a frame") {
      _ = frames.takeCount()
      Clock.rest(seconds: 2)
      return frames.takeCount() == 0
    }
    keyboard.press("q", holding: ["Control_L"])
    #expect(program.wait(upTo: 20) == .status(0))
    #expect(program.output == "")
  }
}
