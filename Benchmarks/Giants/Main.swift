import Glibc
import PerigeePhotos
import PictureSupport

/// `perigee-giants-bench [FILE …]`: how soon giant photos are there, and parts of them, before and after
/// they are unpacked, and what that takes.
///
/// Without files it makes two in out/bench: a JPEG of 1.2 gigapixels and a PNG of 216 megapixels. Exit
/// status: 0, 1 when a
/// photo could not be shown.
@main
struct Main {
  static func main() {
    var files = Array(CommandLine.arguments.dropFirst())
    do throws(PictureFailure) {
      if files.isEmpty { files = try made() }
    } catch {
      print("perigee-giants-bench: \(error)")
      exit(EXIT_FAILURE)
    }
    print(GiantMeasurement.heading)
    var allShown = true
    for file in files {
      let measurement = GiantMeasurement(of: FilePath(file))
      allShown = allShown && measurement.isShown
      print(measurement.line)
    }
    exit(allShown ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  /// Copies of a 24-megapixel photo, seven and three each way.
  private static func made() throws(PictureFailure) -> [String] {
    mkdir("out", 0o777)
    mkdir("out/bench", 0o777)
    var files: [String] = []
    for (name, format, copies) in [("giant.jpg", PictureFormat.jpeg, 7), ("giant.png", .png, 3)] {
      let path = "out/bench/\(name)"
      if access(path, R_OK) != 0 {
        try PhotoLikePicture.write(to: path, as: format, copies: copies)
      }
      files.append(path)
    }
    return files
  }
}
