import CAdwaita
import DisplaySupport
import Glibc
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import PictureSupport

/// `perigee-frames-bench [PHOTO]`: how evenly frames come while a mouse drags a photo at actual size, by the
/// window's own frame clock, at 1280 × 800 on a virtual screen.
///
/// Without a photo it makes one of 24 megapixels in out/bench. Exit status: 0, 1 when nothing could be
/// measured.
@main
struct Main {
  static func main() {
    do {
      let path = try CommandLine.arguments.dropFirst().first ?? photo()
      let display = try TestDisplay.shared.get()
      setenv("GSK_RENDERER", "cairo", 0)
      gtk_init()
      adw_init()
      let session = DraggingSession(FilePath(path), on: display)
      let record = try session.run()
      print(record.line)
    } catch {
      print("perigee-frames-bench: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func photo() throws -> String {
    mkdir("out", 0o777)
    mkdir("out/bench", 0o777)
    let path = "out/bench/photo.jpg"
    if access(path, R_OK) != 0 { try PhotoLikePicture.write(to: path) }
    return path
  }
}
