import Glibc

/// The one X server all tests of a process share.
///
/// It is started at the first mention and this process's own environment points to it from then on,
/// so mention it before GTK is initialised. With the dummy driver installed it has a touch screen;
/// tests that need one are enabled by `hasTouch`.
public enum TestDisplay {
  /// Whether tests can have a window here at all.
  public static var isAvailable: Bool {
    XServer.isAvailable(.touch) || XServer.isAvailable(.virtual)
  }

  /// Whether tests can have a touch screen and a touchpad here.
  public static var hasTouch: Bool { XServer.isAvailable(.touch) }

  /// What to say when a test is skipped for want of a display.
  public static let missing = "Needs Xvfb, or Xorg with the dummy video driver."

  /// What to say when a test is skipped for want of a touch screen.
  public static let missingTouch = "Needs xserver-xorg-core and xserver-xorg-video-dummy."

  /// The server, with openbox as its window manager so that windows get the focus and can be resized.
  @MainActor public static let shared = Result<XServer, DisplayError> { () throws(DisplayError) in
    let server = try XServer(
      XServer.isAvailable(.touch) ? .touch : .virtual, windowManager: .framed)
    Environment.apply(server.environment)
    Environment.apply(quiet)
    return server
  }

  /// Keeps a program from reaching for services a test display does not have: no accessibility bus,
  /// settings in memory, no session bus.
  public static let quiet: [String: String?] = [
    "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
  ]
}
