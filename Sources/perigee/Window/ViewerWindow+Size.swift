import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

// How large the window opens, and what is remembered of it.
extension ViewerWindow {
  /// How long a window waits to learn the first photo's size, in seconds; the decoder has mostly said
  /// it before there is a window to wait.
  private static let sizePatience = 0.15
  /// How long after that a window manager may have its own mind about the size, in seconds; a person
  /// has not reached for the window's edge by then.
  private static let settling = 0.5

  /// Puts the window on the screen as soon as its size is known.
  ///
  /// The header and the folder's listing come when the first photo is there, or shortly after.
  ///
  /// - Parameter startupID: what the desktop gave so that the window may come to the front.
  func present(startupID: String? = nil) {
    if let startupID { gtk_window_set_startup_id(ptr(widget), startupID) }
    if let size = RememberedSize.load() {
      appear(size)
    } else if isFirstSizeKnown || viewing.album.first == nil {
      appear(firstSize)
    } else {
      sizeTimer = Timer(after: Self.sizePatience) { [weak self] in self?.appearIfNeeded() }
    }
  }

  /// Puts the window on the screen if it waits for nothing but its size.
  func appearIfNeeded() {
    if sizeTimer != nil, !hasAppeared { appear(firstSize) }
  }

  private func appear(_ size: WindowSize) {
    sizeTimer = Timer(after: Self.settling) { [weak self] in self?.openedSize = self?.currentSize }
    hasAppeared = true
    gtk_window_set_default_size(ptr(widget), Int32(size.width), Int32(size.height))
    if size.isMaximized { gtk_window_maximize(ptr(widget)) }
    waitForFirstPhoto()
    gtk_window_present(ptr(widget))
    gtk_widget_grab_focus(pager.widget)
  }

  /// Keeps the window's size if the person changed it.
  func rememberSize() {
    // Full screen is for now, not for the next start.
    guard let openedSize, gtk_window_is_fullscreen(ptr(widget)) == 0 else { return }
    let size = currentSize
    if size != openedSize { RememberedSize.save(size) }
  }

  private var currentSize: WindowSize {
    var (width, height): (Int32, Int32) = (0, 0)
    // While the window is maximized this is the size it goes back to.
    gtk_window_get_default_size(ptr(widget), &width, &height)
    return WindowSize(
      width: Int(width), height: Int(height),
      isMaximized: gtk_window_is_maximized(ptr(widget)) != 0)
  }

  private var firstHeader: PhotoHeader? { viewing.album.first.flatMap(viewing.store.header(of:)) }

  /// Whether nothing more will be heard of the first photo's size.
  var isFirstSizeKnown: Bool {
    guard let first = viewing.album.first, firstHeader == nil else { return true }
    return viewing.store.hasFailed(first)
  }

  private var firstSize: WindowSize {
    guard let (screen, scale) = Self.screen() else { return .standard }
    guard let header = firstHeader else { return .standard(on: screen) }
    let photo = PixelSize(width: Double(header.width), height: Double(header.height))
    return .fitting(photo, on: screen, scale: scale)
  }

  /// The size of the first screen in points, and its pixels per point.
  private static func screen() -> (WindowSize, scale: Int)? {
    let monitors = gdk_display_get_monitors(gdk_display_get_default())
    guard let monitor = g_list_model_get_item(monitors, 0) else { return nil }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(ptr(monitor), &area)
    guard area.width > 0, area.height > 0 else { return nil }
    return (
      WindowSize(width: Int(area.width), height: Int(area.height)),
      max(1, Int(gdk_monitor_get_scale_factor(ptr(monitor))))
    )
  }
}

extension PhotoStore {
  /// Whether a photo cannot be shown.
  func hasFailed(_ id: PhotoID) -> Bool {
    if case .failed = state(of: id) { true } else { false }
  }
}
