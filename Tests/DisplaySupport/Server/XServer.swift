import CXTest
import Glibc

/// An X server of our own on a free display.
///
/// It tells when it is ready by writing its display number into a pipe, so nothing is guessed or
/// polled. It ends with this process, however that ends.
public final class XServer {
  /// The kind of server.
  public enum Kind: Sendable {
    /// Xvfb: no devices but pointer and keys; its pixels are in a file that can be mapped.
    case virtual
    /// Xorg on a dummy screen, with a touch screen and a touchpad that take real gestures.
    case touch
  }

  /// Which window manager runs on it.
  public enum WindowManager: Sendable {
    /// None: windows stand where they ask to, without a frame.
    case none
    /// openbox, windows as they ask to be, with a frame.
    case framed
    /// openbox, every window maximised and without a frame.
    case maximised
  }

  /// The kind it is.
  public let kind: Kind
  /// The display's name, such as ":7".
  public let display: String
  /// The screen's width in pixels.
  public let width: Int
  /// The screen's height in pixels.
  public let height: Int
  /// A connection to it, for input and screenshots.
  public let connection: XConnection

  let folder: TemporaryFolder
  private let server: LeashedProcess
  private var manager: ChildProcess?
  private var devices: TouchDevices?

  /// Starts a server with a screen of `width` × `height` pixels and waits until it is ready.
  public init(
    _ kind: Kind = .virtual, width: Int = 1280, height: Int = 800,
    windowManager: WindowManager = .none
  ) throws(DisplayError) {
    self.kind = kind
    self.width = width
    self.height = height
    folder = try TemporaryFolder("xserver")
    let (program, arguments) = try Self.command(kind, width, height, folder)
    server = try LeashedProcess(program, arguments)
    display = ":\(try server.readyLine())"
    connection = try XConnection(display)
    if kind == .touch {
      devices = try TouchDevices(folder)
    }
    if windowManager != .none {
      manager = try startWindowManager(windowManager)
    }
  }

  /// Seconds a server may take to start; generous, since a loaded machine is not a failure.
  static let patience = 20.0

  deinit { stop() }

  /// What a program needs in its environment to open its windows here.
  public var environment: [String: String?] {
    ["DISPLAY": display, "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": nil]
  }

  /// The touch screen; throws when the server has none.
  public func touchScreen() throws(DisplayError) -> TouchScreen {
    guard let devices else { throw .noTouch }
    return TouchScreen(devices.touch, width: width, height: height)
  }

  /// The touchpad; throws when the server has none.
  public func touchpad() throws(DisplayError) -> Touchpad {
    guard let devices else { throw .noTouch }
    return Touchpad(devices.pad)
  }

  /// Ends the window manager and the server.
  ///
  /// Programs still on it lose their display.
  public func stop() {
    manager?.end()
    connection.close()
    server.stop()
  }

  /// Whether this machine has what a kind needs.
  public static func isAvailable(_ kind: Kind) -> Bool {
    switch kind {
    case .virtual: access("/usr/bin/Xvfb", X_OK) == 0
    case .touch:
      ["drivers/dummy_drv.so", "input/inputtest_drv.so"].allSatisfy {
        access("/usr/lib/xorg/modules/\($0)", R_OK) == 0
      } && access(xorg, X_OK) == 0
    }
  }

  // Debian's /usr/bin/Xorg is a wrapper that refuses to run outside a console.
  private static let xorg = "/usr/lib/xorg/Xorg"

  private static func command(
    _ kind: Kind, _ width: Int, _ height: Int, _ folder: TemporaryFolder
  ) throws(DisplayError) -> (String, [String]) {
    let common = ["-displayfd", "3", "-noreset", "-nolisten", "tcp"]
    switch kind {
    case .virtual:
      let screen = ["-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path]
      return ("/usr/bin/Xvfb", common + screen)
    case .touch:
      let configuration = TouchConfiguration(width: width, height: height, folder: folder.path)
      let file = try folder.write(Array(configuration.text.utf8), to: "xorg.conf")
      let log = ["-config", file, "-logfile", folder.path("Xorg.log"), "-novtswitch", "-sharevts"]
      return (xorg, common + log)
    }
  }

  private func startWindowManager(_ which: WindowManager) throws(DisplayError) -> ChildProcess {
    let file = try folder.write(
      Array(OpenboxConfiguration.text(maximised: which == .maximised).utf8), to: "openbox.xml")
    let program = try ChildProcess(
      "openbox", ["--sm-disable", "--config-file", file],
      environment: Environment.current.setting(environment), output: .capture)
    let connection = self.connection
    guard Clock.wait(upTo: Self.patience, until: { connection.hasWindowManager }) else {
      throw .notReady(program: "openbox", log: String(program.output.suffix(600)))
    }
    return program
  }
}
