import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import Testing

/// A pager in a window of its own on the tests' display.
final class PagerWindow {
  /// The two ways GTK draws.
  enum Renderer: CaseIterable {
    case cairo, gl
  }

  let supply = SolidSupply()
  let pager: PhotoPager
  let window: Widget

  /// Opens a window whose pager has this size in points, and waits until it is there.
  init(
    supplying other: (any PhotoSupplying)? = nil, width: Int32 = 400, height: Int32 = 300,
    settings: Settings = .gtk
  ) throws {
    _ = try TestDisplay.shared.get()
    gtk_init()
    pager = PhotoPager(supplying: other ?? supply, settings: settings)
    window = gtk_window_new()
    gtk_window_set_decorated(ptr(window), 0)
    gtk_window_set_child(ptr(window), pager.widget)
    gtk_window_set_default_size(ptr(window), width, height)
    gtk_window_present(ptr(window))
    try waitUntil { gtk_widget_get_width(pager.widget) == width && pager.frameCount > 0 }
  }

  /// Takes the window down; a window merely let go would stay on GTK's list.
  func close() {
    gtk_window_destroy(ptr(window))
  }

  /// Shows photos of these sizes, each with a picture as large as it is asked for.
  func show(_ photos: [(Int32, width: Int, height: Int, SolidSupply.Colour)]) throws {
    for photo in photos {
      supply.setHeader(PhotoID(rawValue: photo.0), width: photo.width, height: photo.height)
    }
    pager.photos = photos.map { PhotoID(rawValue: $0.0) }
    for photo in photos {
      let id = PhotoID(rawValue: photo.0)
      let wish = supply.demands.last?.wishes.first { $0.id == id }
      guard case .exact(let width, let height) = wish?.level else { continue }
      try supply.setPicture(id, width: width, height: height, photo.3)
    }
  }

  /// Lets the main loop run until the condition holds.
  func waitUntil(_ condition: () -> Bool) throws {
    let holds = Clock.wait(
      upTo: 10,
      resting: { interval in
        while g_main_context_iteration(nil, 0) != 0 {}
        Clock.rest(seconds: interval)
      }, until: condition)
    try #require(holds, "the window did not get there within 10 seconds")
  }

  /// Waits until a new frame shows what changed last.
  func settle() throws {
    let frames = pager.frameCount
    gtk_widget_queue_draw(pager.widget)
    try waitUntil { pager.frameCount > frames && !pager.scene.needsFrame }
  }

  /// What the pager shows, drawn again by one of GTK's renderers.
  func pixels(_ renderer: Renderer = .cairo) throws -> Bitmap {
    try settle()
    let paintable = Reference(adopting: gtk_widget_paintable_new(pager.widget))
    return try pixels(renderer) { snapshot, width, height in
      gdk_paintable_snapshot(ptr(paintable.object), snapshot, width, height)
    }
  }

  /// What a drawing as large as the pager comes to under one of GTK's renderers.
  func pixels(
    _ renderer: Renderer, drawing: (OpaquePointer, _ width: Double, _ height: Double) -> Void
  ) throws -> Bitmap {
    let width = gtk_widget_get_width(pager.widget)
    let height = gtk_widget_get_height(pager.widget)
    let snapshot: OpaquePointer = gtk_snapshot_new()
    drawing(snapshot, Double(width), Double(height))
    let node = try #require(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(node) }
    let made: OpaquePointer =
      renderer == .cairo ? gsk_cairo_renderer_new() : gsk_gl_renderer_new()
    let gsk = Reference(adopting: made)
    let surface = gtk_native_get_surface(gtk_widget_get_native(pager.widget))
    try #require(gsk_renderer_realize(ptr(gsk.object), surface, nil) != 0)
    defer { gsk_renderer_unrealize(ptr(gsk.object)) }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    let texture = Reference(adopting: gsk_renderer_render_texture(ptr(gsk.object), node, &bounds))
    var bytes = [UInt8](repeating: 0, count: Int(width * height) * 4)
    gdk_texture_download(ptr(texture.object), &bytes, gsize(width) * 4)
    var colours: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 4) {
      colours += [bytes[start + 2], bytes[start + 1], bytes[start]]
    }
    return Bitmap(width: Int(width), height: Int(height), bytes: colours)
  }
}

extension Bitmap {
  /// The smallest rectangle around every pixel of this colour; `nil` when there is none.
  func bounds(of colour: Colour) -> (x: Int, y: Int, width: Int, height: Int)? {
    var minX = width
    var minY = height
    var maxX = -1
    var maxY = -1
    for y in 0..<height {
      for x in 0..<width where self[x, y] == colour {
        minX = min(minX, x)
        maxX = max(maxX, x)
        minY = min(minY, y)
        maxY = max(maxY, y)
      }
    }
    return maxX < 0 ? nil : (minX, minY, maxX - minX + 1, maxY - minY + 1)
  }

  /// How many pixels have this colour.
  func count(of colour: Colour) -> Int {
    (0..<height).reduce(0) { $0 + count(inRow: $1) { $0 == colour } }
  }
}

extension PagerWindow {
  /// Gives the window another size and waits until the pager has it.
  func resize(width: Int32, height: Int32) throws {
    gtk_window_set_default_size(ptr(window), width, height)
    try waitUntil {
      gtk_widget_get_width(pager.widget) == width && gtk_widget_get_height(pager.widget) == height
    }
  }
}

extension PagerWindow {
  /// How often the main loop wakes up in so many seconds, the end of the count included.
  func wakeUps(during seconds: Double) -> Int {
    var isOver = false
    let timer = Timer(after: seconds) { isOver = true }
    var count = 0
    while !isOver {
      g_main_context_iteration(nil, 1)
      count += 1
    }
    return timer.isWaiting ? -1 : count
  }
}
