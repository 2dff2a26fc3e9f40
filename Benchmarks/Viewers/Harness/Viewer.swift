import DisplaySupport
import Glibc

/// A photo viewer as this benchmark runs it: in its own default settings, in a maximised window.
struct Viewer: Sendable {
  /// The name people know it by.
  let name: String
  /// The program's path.
  let program: String
  /// What comes before the photo on its command line.
  let arguments: [String]
  /// The key that shows the next photo.
  let nextKey: Keyboard.Key
  /// The key that shows actual size, if there is one without a menu.
  let actualSizeKey: Keyboard.Key
  /// What it needs before it sees the folder around a photo named on its command line; a viewer that
  /// opens the folder by itself needs nothing.
  let folderArguments: @Sendable (_ photo: String) -> [String]

  /// Whether the program is there.
  var isInstalled: Bool { access(program, X_OK) == 0 }

  /// The command line that opens a photo within its folder.
  func commandLine(_ photo: String) -> [String] { arguments + folderArguments(photo) }

  /// All viewers that are compared; `perigee` is the path of ours.
  static func all(perigee: String) -> [Viewer] {
    [
      Viewer(
        name: "perigee", program: perigee, arguments: [], nextKey: "Right", actualSizeKey: "1",
        folderArguments: { [$0] }),
      // feh shows a whole folder only when told the folder; --start-at names the photo in it.
      Viewer(
        name: "feh", program: "/usr/bin/feh",
        arguments: ["--scale-down", "--auto-zoom", "--sort", "filename"],
        nextKey: "Right", actualSizeKey: "asterisk",
        folderArguments: { ["--start-at", $0, folder(of: $0)] }),
      Viewer(
        name: "qimgv", program: "/usr/bin/qimgv", arguments: [], nextKey: "Right",
        actualSizeKey: "3", folderArguments: { [$0] }),
      Viewer(
        name: "viewnior", program: "/usr/bin/viewnior", arguments: [], nextKey: "Right",
        actualSizeKey: "1", folderArguments: { [$0] }),
    ]
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
