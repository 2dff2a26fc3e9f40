import CAdwaita
import DisplaySupport
import Glibc
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

/// A window with a photo at actual size that a mouse drags in circles.
final class DraggingSession {
  /// How long the photo is dragged, in seconds.
  private static let seconds = 5.0
  /// A mouse reports this often a second.
  private static let rate = 125.0
  /// How long a photo may take to come, in seconds.
  private static let patience = 30.0

  /// Why nothing was measured.
  enum Failure: Error {
    case noPhoto
    case noFrames
  }

  private let server: XServer
  private let store: PhotoStore
  private let pager: PhotoPager
  private let window: Widget

  init(_ path: FilePath, on server: XServer) {
    self.server = server
    let album = Album(opening: [path])
    store = PhotoStore(album: album)
    pager = PhotoPager(supplying: store)
    pager.photos = album.photos
    window = gtk_window_new()
    gtk_window_set_decorated(ptr(window), 0)
    gtk_window_set_child(ptr(window), pager.widget)
    gtk_window_set_default_size(ptr(window), 1_280, 800)
    gtk_window_present(ptr(window))
  }

  /// Drags the photo and gives the frames of that time.
  func run() throws(Failure) -> FrameRecord {
    guard let id = pager.photos.first, wait({ self.store.state(of: id) == .ready }) else {
      throw .noPhoto
    }
    pager.command(.zoomToActual(times: 1))
    guard wait({ self.store.detail(of: id) != nil && !self.pager.scene.needsFrame }) else {
      throw .noPhoto
    }
    guard let clock = gtk_widget_get_frame_clock(pager.widget) else { throw .noFrames }
    let record = FrameRecord()
    connect(clock, "before-paint") { _ in record.begin(at: gdk_frame_clock_get_frame_time(clock)) }
    connect(clock, "after-paint") { _ in record.end() }
    drag()
    guard record.count > 0 else { throw .noFrames }
    return record
  }

  private func drag() {
    let pointer = Pointer(server.connection)
    let (x, y) = (640, 400)
    pointer.move(x: x, y: y)
    pointer.press(.left)
    let start = Clock.now
    var step = 0
    while Clock.now - start < Self.seconds {
      let elapsed = Clock.now - start
      if elapsed * Self.rate >= Double(step) {
        step += 1
        let angle = elapsed * 2 * .pi
        pointer.move(x: x + Int(200 * sin(angle)), y: y + Int(150 * (1 - cos(angle))))
      }
      if g_main_context_iteration(nil, 0) == 0 { Clock.rest(seconds: 0.000_5) }
    }
    pointer.release(.left)
  }

  private func wait(_ condition: () -> Bool) -> Bool {
    let start = Clock.now
    while !condition() {
      guard Clock.now - start < Self.patience else { return false }
      if g_main_context_iteration(nil, 0) == 0 { Clock.rest(seconds: 0.001) }
    }
    return true
  }
}
