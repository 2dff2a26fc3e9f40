import DisplaySupport
import Glibc

/// Runs a program on a virtual screen, waits until a photo is on it, writes what is there as a PNG,
/// and ends the program.
///
///     window-shot [--size WIDTHxHEIGHT] [--press KEY] OUT.png PROGRAM [ARGUMENT…]
///
/// The key is pressed as soon as the program's window has the keys: some show their photos only then.
///
/// `window-shot --probe` only says by its exit status whether the display the environment names can
/// be used.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--probe"] { exit(hasDisplay ? EXIT_SUCCESS : EXIT_FAILURE) }
    guard let request = ShotRequest(arguments) else { fail(ShotRequest.usage, EX_USAGE) }
    do throws(DisplayError) {
      try shoot(request)
    } catch {
      fail("\(error)", EX_UNAVAILABLE)
    }
  }

  private static func shoot(_ request: ShotRequest) throws(DisplayError) {
    let (program, size) = (request.program, request.size)
    let server = try XServer(width: size.width, height: size.height, windowManager: .maximised)
    let bus = try PrivateBus()
    let window = try RememberedWindow(width: server.width, height: server.height)
    let screen = try MappedScreen(server)
    // The pointer would stand in the middle of the photo.
    Pointer(server.connection).move(x: server.width - 1, y: server.height - 1)
    let environment = Environment.current.setting(server.environment).setting(bus.environment)
      .setting(window.environment).setting(["GTK_A11Y": "none"])
    let child = try ChildProcess(program, request.arguments, environment: environment)
    if let key = request.key { press(key, on: server) }
    var watch = SettledPhoto()
    let settled = Clock.wait(upTo: 30, every: 0.02) {
      watch.look(at: screen) || !child.isRunning
    }
    guard child.isRunning else {
      throw .notReady(program: program, log: "it ended without showing a photo")
    }
    guard settled else {
      throw .notReady(program: program, log: "no photo came on the screen within 30 seconds")
    }
    try writeFile(try server.screenshot().png, to: request.file)
    child.end()
  }

  private static func press(_ key: Keyboard.Key, on server: XServer) {
    let connection = server.connection
    let hasKeys = Clock.wait(upTo: 30) {
      guard let window = connection.windows.first else { return false }
      if connection.focusedWindow != window { connection.activate(window) }
      return connection.focusedWindow == window
    }
    if hasKeys { Keyboard(connection).press(key) }
  }

  /// Whether the display the environment names answers.
  private static var hasDisplay: Bool {
    let variables = Environment.current.variables
    if let name = variables["WAYLAND_DISPLAY"], !name.isEmpty {
      let path = name.hasPrefix("/") ? name : "\(variables["XDG_RUNTIME_DIR"] ?? "")/\(name)"
      if access(path, R_OK | W_OK) == 0 { return true }
    }
    guard let name = variables["DISPLAY"], !name.isEmpty else { return false }
    return (try? XConnection(name)) != nil
  }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    let line = Array("window-shot: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
