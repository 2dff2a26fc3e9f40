import DisplaySupport
import Glibc

/// `window-shot OUT.png PROGRAM [ARGUMENT…]`: runs a program on a virtual screen, waits until a
/// photo is on it, writes what is there as a PNG, and ends the program.
///
/// `window-shot --probe` only says by its exit status whether the display the environment names can
/// be used.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--probe"] { exit(hasDisplay ? EXIT_SUCCESS : EXIT_FAILURE) }
    guard arguments.count >= 2, !arguments[0].hasPrefix("-") else {
      fail("usage: window-shot OUT.png PROGRAM [ARGUMENT…]", EX_USAGE)
    }
    do throws(DisplayError) {
      try shoot(arguments[1], Array(arguments.dropFirst(2)), to: arguments[0])
    } catch {
      fail("\(error)", EX_UNAVAILABLE)
    }
  }

  private static func shoot(
    _ program: String, _ arguments: [String], to file: String
  ) throws(DisplayError) {
    let server = try XServer(windowManager: .maximised)
    let bus = try PrivateBus()
    let window = try RememberedWindow(width: server.width, height: server.height)
    let screen = try MappedScreen(server)
    // The pointer would stand in the middle of the photo.
    Pointer(server.connection).move(x: server.width - 1, y: server.height - 1)
    let environment = Environment.current.setting(server.environment).setting(bus.environment)
      .setting(window.environment).setting(["GTK_A11Y": "none"])
    let child = try ChildProcess(program, arguments, environment: environment)
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
    try writeFile(try server.screenshot().png, to: file)
    child.end()
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
