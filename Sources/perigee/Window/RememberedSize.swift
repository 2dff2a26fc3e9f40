import CAdwaita
import Glibc

/// The window size a person chose, kept in a small file from one start to the next.
enum RememberedSize {
  /// Sizes beyond these, in points, are a damaged file, not a choice.
  private static let plausible = 100...20_000
  private static let group = "window"
  /// Whether a word was said about a folder that cannot be written; once is enough.
  private static var hasComplained = false

  /// The size last chosen; `nil` where none was, or where the file cannot be read.
  static func load(from folder: String = folder) -> WindowSize? {
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path(in: folder), G_KEY_FILE_NONE, nil) != 0 else {
      return nil
    }
    let width = Int(g_key_file_get_integer(file, group, "width", nil))
    let height = Int(g_key_file_get_integer(file, group, "height", nil))
    guard plausible.contains(width), plausible.contains(height) else { return nil }
    return WindowSize(
      width: width, height: height,
      isMaximized: g_key_file_get_boolean(file, group, "maximized", nil) != 0)
  }

  /// Keeps a size; where that is not possible, says so on standard error and goes on.
  static func save(_ size: WindowSize, in folder: String = folder) {
    let file = g_key_file_new()
    defer { g_key_file_unref(file) }
    g_key_file_set_integer(file, group, "width", Int32(clamping: size.width))
    g_key_file_set_integer(file, group, "height", Int32(clamping: size.height))
    g_key_file_set_boolean(file, group, "maximized", size.isMaximized ? 1 : 0)
    // 0700 is what the standard asks for a folder of one's state.
    guard g_mkdir_with_parents(folder, 0o700) == 0 else {
      return complain(String(cString: strerror(errno)), folder)
    }
    var error: UnsafeMutablePointer<GError>?
    guard g_key_file_save_to_file(file, path(in: folder), &error) == 0 else { return }
    complain(error.map { String(cString: $0.pointee.message) } ?? "no reason given", folder)
    g_clear_error(&error)
  }

  /// The program's folder for what it remembers, as the XDG base directory standard places it.
  static var folder: String {
    g_get_user_state_dir().map { "\(String(cString: $0))/perigee" } ?? "/nonexistent"
  }

  private static func path(in folder: String) -> String { "\(folder)/window.ini" }

  private static func complain(_ reason: String, _ folder: String) {
    guard !hasComplained else { return }
    hasComplained = true
    StandardStreams.complain("the window's size is not remembered in \(folder): \(reason)")
  }
}
