import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import PictureSupport
import Testing

/// A pager in a real window, with real files from the real decoder, that is really touched.
final class TouchedWindow {
  /// The photo all tests begin with: quarters of four colours, 2000 × 1400 pixels, so that it fits
  /// the window at half its size.
  static let photo = TestPicture.quadrants(width: 2000, height: 1400)
  /// What comes after it.
  static let second = TestPicture.solid(width: 2000, height: 1400, TestPicture.Colour(200, 40, 200))
  static let third = TestPicture.solid(width: 2000, height: 1400, TestPicture.Colour(40, 200, 200))

  let server: XServer
  let pager: PhotoPager
  private let window: Widget
  private let folder: PictureSupport.TemporaryFolder
  private let album: Album
  private let decoder = DecoderClient()
  private var origin = (x: 0, y: 0)

  /// Opens a window of this size in points on the three photos, and waits until the first is on the
  /// screen.
  init(width: Int32 = 1000, height: Int32 = 700) throws {
    server = try TestDisplay.shared.get()
    gtk_init()
    folder = try PictureSupport.TemporaryFolder()
    let paths = ["1.png", "2.png", "3.png"].map(folder.path)
    for (picture, path) in zip([Self.photo, Self.second, Self.third], paths) {
      try picture.write(to: path, as: .png)
    }
    album = Album(opening: paths.map { FilePath($0) })
    pager = PhotoPager(supplying: PhotoStore(album: album, decoder: decoder))
    window = gtk_window_new()
    let known = server.connection.windows
    gtk_window_set_decorated(ptr(window), 0)
    gtk_window_set_child(ptr(window), pager.widget)
    gtk_window_set_default_size(ptr(window), width, height)
    gtk_window_present(ptr(window))
    pager.photos = album.photos
    var place: (x: Int, y: Int)?
    try waitUntil("the window is there") {
      let new = server.connection.windows.first { !known.contains($0) }
      place = new.map(server.connection.origin(of:))
      return place != nil && gtk_widget_get_width(pager.widget) == width
    }
    origin = place ?? (0, 0)
    try waitUntil("the first photo is on the screen") {
      try shows(TestPicture.topLeft, at: (300, 200))
        && shows(TestPicture.bottomRight, at: (700, 500))
    }
  }

  /// Takes the window and the decoder down.
  func close() {
    gtk_window_destroy(ptr(window))
    decoder.shutDown()
  }

  /// The touch screen; the window's main loop runs while a gesture takes its time.
  var touch: TouchScreen {
    get throws {
      var touch = try server.touchScreen()
      touch.rest = { Self.run(seconds: $0) }
      return touch
    }
  }

  /// The touchpad, likewise.
  var touchpad: Touchpad {
    get throws {
      var touchpad = try server.touchpad()
      touchpad.rest = { Self.run(seconds: $0) }
      return touchpad
    }
  }

  /// A mouse.
  var pointer: Pointer { Pointer(server.connection) }

  /// A place of the window as one of the screen.
  func place(_ x: Double, _ y: Double) -> TouchScreen.Place {
    (x + Double(origin.x), y + Double(origin.y))
  }

  /// The numbers of the photos, first one first.
  var photos: [PhotoID] { album.photos }

  /// The scale as a multiple of the one at rest.
  var timesRest: Double { pager.scene.zoomScale / pager.scene.restScale }

  /// The place of the photo, 0 … 1 across and down, that lies at a place of the window.
  func content(at x: Double, _ y: Double) -> (x: Double, y: Double) {
    let rect = pager.scene.rect
    return ((x - rect.origin.x) / rect.size.width, (y - rect.origin.y) / rect.size.height)
  }

  /// Waits until what was touched has had its effect and all has come to rest.
  func waitForRest(_ what: String, until holds: () throws -> Bool = { true }) throws {
    try waitUntil(what) { try holds() && isAtRest }
  }

  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { pager.scene.phase == .idle && !pager.scene.needsFrame }

  /// Whether the screen shows a photo's colour at a place of the window, up to the rounding of
  /// scaling.
  func shows(_ colour: TestPicture.Colour, at place: (x: Int, y: Int)) throws -> Bool {
    let pixel = try server.screenshot(
      x: origin.x + place.x, y: origin.y + place.y, width: 1, height: 1)[0, 0]
    return pixel.isClose(to: Bitmap.Colour(colour.red, colour.green, colour.blue), tolerance: 6)
  }

  /// Waits until the screen shows the first photo exactly where the engine has it: the four
  /// quarters meet within two pixels of where they should.
  func waitForPixels() throws {
    let rect = pager.scene.rect
    let x = Int((rect.origin.x + rect.size.width / 2).rounded())
    let y = Int((rect.origin.y + rect.size.height / 2).rounded())
    try waitUntil("the photo's middle is on the screen at \(x), \(y)") {
      try shows(TestPicture.topLeft, at: (x - 3, y - 3))
        && shows(TestPicture.topRight, at: (x + 2, y - 3))
        && shows(TestPicture.bottomLeft, at: (x - 3, y + 2))
        && shows(TestPicture.bottomRight, at: (x + 2, y + 2))
    }
  }

  /// Gives the window another size and waits until the pager has it.
  func resize(width: Int32, height: Int32) throws {
    gtk_window_set_default_size(ptr(window), width, height)
    try waitUntil("the window is \(width) × \(height)") {
      gtk_widget_get_width(pager.widget) == width && gtk_widget_get_height(pager.widget) == height
    }
  }

  /// Runs the main loop until a condition holds.
  func waitUntil(_ what: String, _ condition: () throws -> Bool) throws {
    let holds = try Clock.wait(
      upTo: 20, resting: { Self.run(seconds: $0) }, until: { try condition() })
    try #require(holds, "not within 20 seconds: \(what); now \(pager.scene)")
  }

  /// Runs the main loop for so long.
  static func run(seconds: Double) {
    let end = Clock.now + seconds
    repeat {
      while g_main_context_iteration(nil, 0) != 0 {}
      Clock.rest(seconds: min(0.001, end - Clock.now))
    } while Clock.now < end
  }
}
