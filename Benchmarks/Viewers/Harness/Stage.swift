import DisplaySupport

/// The screen all viewers are measured on: an X server, a window manager, a session bus, and a home
/// folder of their own, so that nobody's settings or caches play a part.
final class Stage {
  let server: XServer
  let screen: MappedScreen
  let keyboard: Keyboard
  let pointer: Pointer
  private let bus: PrivateBus
  private let home: TemporaryFolder
  private let window: RememberedWindow

  init() throws(DisplayError) {
    server = try XServer(.virtual, width: 1280, height: 800, windowManager: .maximised)
    screen = try MappedScreen(server)
    keyboard = Keyboard(server.connection)
    pointer = Pointer(server.connection)
    bus = try PrivateBus()
    home = try TemporaryFolder("viewers")
    window = try RememberedWindow(width: server.width, height: server.height)
  }

  /// Starts a viewer on a photo.
  func start(_ viewer: Viewer, _ arguments: [String]) throws(DisplayError) -> ChildProcess {
    let environment = Environment.current.setting(server.environment).setting(bus.environment)
      .setting(window.environment)
      .setting([
        "HOME": home.path, "XDG_CONFIG_HOME": home.path("config"),
        "XDG_CACHE_HOME": home.path("cache"), "XDG_DATA_HOME": home.path("data"),
        "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
      ])
    return try ChildProcess(viewer.program, arguments, environment: environment, output: .discard)
  }

  /// Puts the pointer in the middle, where keys and drags reach the photo.
  func centrePointer() {
    pointer.move(x: server.width / 2, y: server.height / 2)
  }

  /// Ends a viewer and waits until the screen shows no photo any more.
  func clear(_ child: ChildProcess) {
    child.end()
    _ = Clock.wait(upTo: 5) { Tint.allCases.allSatisfy { share(of: $0) < 0.01 } }
  }

  /// The part of a middle row, 0 … 1, that shows a photo of this tint now.
  ///
  /// The row a third from the top: no viewer puts its controls there.
  func share(of tint: Tint) -> Double {
    let row = screen.height / 3
    let step = 4
    var count = 0
    for x in stride(from: 0, to: screen.width, by: step)
    where tint.matches(screen.colour(x: x, y: row)) {
      count += 1
    }
    return Double(count * step) / Double(screen.width)
  }

  /// A number that changes when what a few rows show does.
  func fingerprint() -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for share in 1...7 {
      let row = screen.height * share / 8
      for x in stride(from: 0, to: screen.width, by: 2) {
        let colour = screen.colour(x: x, y: row)
        hash ^= UInt64(colour.red) << 16 | UInt64(colour.green) << 8 | UInt64(colour.blue)
        hash = hash &* 0x100_0000_01B3
      }
    }
    return hash
  }

  /// Waits until a photo of this tint covers a quarter of the row; the moment it does, or `nil`
  /// after `seconds`.
  func waitFor(_ tint: Tint, upTo seconds: Double) -> Double? {
    let shown = Clock.wait(upTo: seconds, every: Self.interval) { share(of: tint) >= 0.25 }
    return shown ? Clock.now : nil
  }

  /// Seconds between two looks at the screen.
  static let interval = 0.0003

  /// Waits until nothing on the screen has changed for `stillness` seconds; the moment of the last
  /// change, or `nil` when it keeps changing for `seconds`.
  func waitForStillness(_ stillness: Double = 0.5, upTo seconds: Double = 10) -> Double? {
    var last = fingerprint()
    var since = Clock.now
    let still = Clock.wait(upTo: seconds, every: 0.002) {
      let now = fingerprint()
      if now != last { (last, since) = (now, Clock.now) }
      return Clock.now - since >= stillness
    }
    return still ? since : nil
  }
}
