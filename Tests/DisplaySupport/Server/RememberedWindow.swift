/// A folder in which Perigee finds that a person left its window maximised.
///
/// The window manager alone cannot have it so: GTK asks for what the program wants once more when a
/// window comes up.
public final class RememberedWindow {
  private let folder: TemporaryFolder

  /// Makes the folder for a screen of this size in pixels.
  public init(width: Int, height: Int) throws(DisplayError) {
    folder = try TemporaryFolder("state")
    try makeFolder(folder.path("perigee"))
    try folder.write(
      Array("[window]\nwidth=\(width)\nheight=\(height)\nmaximized=true\n".utf8),
      to: "perigee/window.ini")
  }

  /// What a program needs in its environment to find it.
  public var environment: [String: String?] { ["XDG_STATE_HOME": folder.path] }
}
