import DisplaySupport
import Glibc

/// How smoothly a photo at actual size follows the mouse.
struct Panning {
  let stage: Stage
  let photos: BenchmarkPhotos

  private static let seconds = 2.0
  // A mouse reports this often.
  private static let rate = 125.0

  /// Different pictures a second on the screen while the mouse drags the photo in a circle.
  func run(_ viewer: Viewer) throws -> Double {
    let browsing = try Browsing(viewer, photos, on: stage)
    stage.keyboard.press(viewer.actualSizeKey)
    browsing.rest()
    let (x, y) = (stage.server.width / 2, stage.server.height / 2)
    stage.pointer.press(.left)
    defer { stage.pointer.release(.left) }
    var frames = 0
    var last = stage.fingerprint()
    let start = Clock.now
    var step = 0
    while Clock.now - start < Self.seconds {
      let elapsed = Clock.now - start
      if elapsed * Self.rate >= Double(step) {
        step += 1
        let angle = elapsed * 2 * .pi
        stage.pointer.move(x: x + Int(200 * sin(angle)), y: y + Int(150 * (1 - cos(angle))))
      }
      let now = stage.fingerprint()
      if now != last { (last, frames) = (now, frames + 1) }
      Clock.rest(seconds: 0.002)
    }
    return Double(frames) / Self.seconds
  }
}
