import DisplaySupport
import PictureSupport
import Testing

/// The program itself, on a screen of its own; its window is maximised unless a test says otherwise.
final class RunningViewer {
  let server: XServer
  let keyboard: Keyboard
  private let bus: PrivateBus
  private let home: DisplaySupport.TemporaryFolder
  private let remembered: RememberedWindow
  private let variables: Environment
  private let program: ChildProcess

  /// Opens these files and waits until the window is there and has the keys.
  ///
  /// `isSplit` has two monitors share the screen. `launcher` is a program with its first arguments that starts the viewer.
  init(
    _ paths: [String], environment: [String: String] = [:], on kind: XServer.Kind = .virtual,
    width: Int = 1000, height: Int = 700, windowManager: XServer.WindowManager = .maximised,
    isSplit: Bool = false,
    within launcher: [String] = []
  ) throws {
    server = try XServer(kind, width: width, height: height, windowManager: windowManager)
    if isSplit { server.splitIntoTwoMonitors() }
    keyboard = Keyboard(server.connection)
    bus = try PrivateBus()
    home = try DisplaySupport.TemporaryFolder("home")
    remembered = try RememberedWindow(width: width, height: height)
    let state = windowManager == .maximised ? remembered.environment : ["XDG_STATE_HOME": nil]
    // The pointer would lie over the photo, and wake the controls.
    Pointer(server.connection).move(x: width - 1, y: height - 1)
    variables = Environment.current.setting(server.environment).setting(bus.environment)
      .setting([
        "GTK_A11Y": "none", "HOME": home.path, "XDG_CONFIG_HOME": nil, "XDG_CACHE_HOME": nil,
        "GSETTINGS_BACKEND": "memory", "ADW_DEBUG_COLOR_SCHEME": "prefer-dark",
      ]).setting(state).setting(environment)
    let words = launcher + ["\(ProgramRun.folder)/perigee"] + paths
    program = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: variables, output: .capture)
    let connection = server.connection
    try waitUntil("the window has the keys") {
      guard let window = connection.windows.first else { return false }
      if connection.focusedWindow != window { connection.activate(window) }
      return connection.focusedWindow == window
    }
  }

  /// Starts the program once more in the same session and waits for that start's end.
  func startAgain(_ paths: [String]) throws -> ChildProcess.Exit? {
    let program = try ChildProcess(
      "\(ProgramRun.folder)/perigee", paths, environment: variables, output: .capture)
    let exit = program.wait(upTo: 30)
    try #require(program.output == "")
    return exit
  }

  /// The titles of all windows, the oldest first.
  var titles: [String] {
    server.connection.windows.map { server.connection.title(of: $0) ?? "" }
  }

  /// How many decoders the program has running.
  var decoderCount: Int { program.children.count { $0.hasPrefix("perigee-decoder") } }

  /// The newest window; `nil` while there is none.
  var window: UInt? { server.connection.windows.last }

  /// Ends everything.
  func close() {
    program.end()
    bus.stop()
    server.stop()
  }

  /// Whether the program has not ended.
  var isRunning: Bool { program.isRunning }

  /// What the window is called; empty while there is none.
  var title: String {
    server.connection.windows.first.flatMap { server.connection.title(of: $0) } ?? ""
  }

  /// Waits for the program's own end; `nil` when it does not come.
  func waitForEnd() -> ChildProcess.Exit? { program.wait(upTo: 20) }

  /// What it wrote to its standard output and error.
  var output: String { program.output }

  /// Whether a pixel of the screen has a photo's colour, up to the rounding of scaling.
  func shows(_ colour: TestPicture.Colour, at place: (x: Int, y: Int)) throws -> Bool {
    let pixel = try server.screenshot(x: place.x, y: place.y, width: 1, height: 1)[0, 0]
    return pixel.isClose(to: Bitmap.Colour(colour.red, colour.green, colour.blue), tolerance: 6)
  }

  /// Waits until a condition holds, or the program ends.
  func waitUntil(_ what: String, _ condition: () throws -> Bool) throws {
    let holds = try Clock.wait(upTo: 20, until: { try condition() || !isRunning })
    let isStill = isRunning
    try #require(holds && isStill, "not within 20 seconds: \(what); the program wrote: \(output)")
  }
}
