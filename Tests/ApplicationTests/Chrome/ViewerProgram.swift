import DisplaySupport
import Glibc
import Testing

/// The real program on a display of its own.
final class ViewerProgram {
  let server: XServer
  let keyboard: Keyboard
  let program: ChildProcess
  private let home: TemporaryFolder
  private let remembered: RememberedWindow

  /// Starts `perigee` with these arguments; its window covers the screen where that is small.
  init(
    _ arguments: [String], width: Int = 640, height: Int = 480,
    windowManager: XServer.WindowManager = .maximised
  ) throws {
    server = try XServer(.virtual, width: width, height: height, windowManager: windowManager)
    keyboard = Keyboard(server.connection)
    home = try TemporaryFolder("home")
    remembered = try RememberedWindow(width: width, height: height)
    let state = windowManager == .maximised ? remembered.environment : ["XDG_STATE_HOME": home.path]
    // No bus at all: the desktop's own must not take part, and none must be missed.
    let bare: [String: String?] = [
      "DBUS_SESSION_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil, "GTK_A11Y": nil,
      "GSETTINGS_BACKEND": nil, "ADW_DEBUG_COLOR_SCHEME": "prefer-dark",
    ]
    program = try ChildProcess(
      "\(ProgramRun.folder)/perigee", arguments,
      environment: Environment.current.setting(server.environment).setting(bare).setting(state),
      output: .capture)
  }

  /// Ends the program and its display.
  func end() {
    program.end()
    server.stop()
  }

  /// Waits until the pixel at this place is about this colour, or is it no longer.
  func waitFor(_ colour: Bitmap.Colour, x: Int, y: Int, gone: Bool = false) throws {
    var last: Bitmap.Colour?
    let isSo = Clock.wait(upTo: 30, every: 0.02) {
      last = try? server.screenshot(x: x, y: y, width: 1, height: 1)[0, 0]
      return last.map { $0.isClose(to: colour) != gone } ?? false
    }
    try #require(isSo, "last seen: \(String(describing: last)); \(program.output)")
  }

  /// Waits until the window's title is this.
  func waitFor(title: String) throws {
    try #require(
      Clock.wait(upTo: 30, every: 0.02) { self.title == title },
      "last seen: \(String(describing: self.title)); \(program.output)")
  }

  /// The title of the program's window.
  var title: String? {
    server.connection.windows.lazy.compactMap { self.server.connection.title(of: $0) }.first {
      !$0.isEmpty
    }
  }

  /// How often the main thread has gone to sleep, each time to be woken up again.
  var wakeUps: Int {
    guard let file = fopen("/proc/\(program.pid)/task/\(program.pid)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      if text.hasPrefix("voluntary_ctxt_switches:") {
        return Int(text.split(whereSeparator: \.isWhitespace)[1]) ?? 0
      }
    }
    return 0
  }
}
