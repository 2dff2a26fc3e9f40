import CVips
import Glibc

/// `moon-album FOLDER`: renders the sample album, pictures of the moon's phases, into a folder.
///
/// The pictures are the same in every run. `--only TEXT` renders those whose names contain it.
@main
struct Main {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var only = ""
    if let place = arguments.firstIndex(of: "--only"), place + 1 < arguments.count {
      only = arguments[place + 1]
      arguments.removeSubrange(place...(place + 1))
    }
    guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
      fail("usage: moon-album [--only TEXT] FOLDER", EX_USAGE)
    }
    guard vips_init("moon-album") == 0 else { fail(PictureError.latest.message, EX_SOFTWARE) }
    if mkdir(folder, 0o777) != 0 && errno != EEXIST {
      fail("\(folder): \(String(cString: strerror(errno)))", EX_CANTCREAT)
    }
    let photographs = Album.photographs.filter { only.isEmpty || $0.name.contains(only) }
    for (index, photograph) in photographs.enumerated() {
      let alpha = photograph.name.hasSuffix(".png")
      let bytes = Development.develop(photograph, alpha: alpha)
      do throws(PictureError) {
        try PictureFile.write(
          bytes, photograph, alpha: alpha, day: index + 15, to: "\(folder)/\(photograph.name)")
      } catch {
        fail("\(photograph.name): \(error.message)", EX_CANTCREAT)
      }
      print("\(photograph.name)  \(photograph.width) × \(photograph.height)")
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    let line = Array("moon-album: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
