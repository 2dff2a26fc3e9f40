import Glibc

/// A Wayland compositor of our own whose screen is a window that covers an X server's.
///
/// So keys and pointer come from that server, and screenshots are taken of it. It ends with the
/// server at the latest: it cannot go on without.
public final class WaylandCompositor {
  private let folder: TemporaryFolder
  private let program: ChildProcess

  /// Whether this machine has one.
  public static var isAvailable: Bool {
    XServer.isAvailable(.virtual) && access("/usr/bin/weston", X_OK) == 0
  }

  /// What to say when a test is skipped for want of one.
  public static let missing = "Needs weston and xvfb."

  /// Starts it and waits until programs can connect.
  public init(on server: XServer) throws(DisplayError) {
    folder = try TemporaryFolder("wayland")
    chmod(folder.path, S_IRWXU)
    program = try ChildProcess(
      "weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--no-config", "--idle-time=0",
        "--width=\(server.width)", "--height=\(server.height)", "--socket=\(Self.socket)",
      ],
      environment: Environment.current.setting(server.environment)
        .setting(["XDG_RUNTIME_DIR": folder.path]), output: .capture)
    let path = folder.path(Self.socket)
    guard Clock.wait(upTo: XServer.patience, until: { access(path, R_OK | W_OK) == 0 }) else {
      throw .notReady(program: "weston", log: String(program.output.suffix(600)))
    }
  }

  private static let socket = "wayland-test"

  /// What a program needs in its environment to open its windows here, and nowhere else.
  public var environment: [String: String?] {
    [
      "WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "wayland",
      "DISPLAY": nil,
    ]
  }

  /// Ends it.
  public func stop() { program.end() }
}
