import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

/// A window that shows one album.
///
/// The widget owns this object; there may be many.
final class ViewerWindow {
  /// The width in points a window opens with, where the screen has room for it; the first photo is
  /// asked for at this size before there is a window.
  static let standardWidth = 1280
  /// The height that goes with it.
  static let standardHeight = 800
  /// How long the header waits for the first photo, in seconds: building it must not hold the photo
  /// up, but a window cannot stay bare.
  private static let headerPatience = 0.3

  /// How many windows are open; the program ends with the last.
  private static var openCount = 0

  let widget: Widget
  let overlay: Widget
  let chrome = Chrome()
  let decoder: DecoderClient
  var viewing: Viewing
  var pager: PhotoPager
  var header: Header?
  var dialog: OpenDialog?
  var emptyPage: Widget?
  var dropHint: Widget?
  var headerTimer: Timer?
  /// Whether the pager stands at the photo the album was opened at.
  var isAtFirst = false

  init(_ viewing: Viewing, decoder: DecoderClient) {
    self.viewing = viewing
    self.decoder = decoder
    pager = PhotoPager(supplying: viewing.store)
    Stylesheet.apply()
    widget = adw_window_new()
    overlay = gtk_overlay_new()
    gtk_widget_add_css_class(widget, "viewer")
    adw_window_set_content(ptr(widget), overlay)
    gtk_overlay_add_overlay(ptr(overlay), chrome.widget)
    attach(self, to: widget, as: "viewer-window")
    Self.openCount += 1
    listen()
    follow()
  }

  /// Puts the window on the screen.
  ///
  /// The header and the folder's listing come when the first photo is there, or shortly after.
  func present() {
    let size = Self.standardSize()
    gtk_window_set_default_size(ptr(widget), size.width, size.height)
    headerTimer = Timer(after: Self.headerPatience) { [weak self] in self?.finishOpening() }
    gtk_window_present(ptr(widget))
    gtk_widget_grab_focus(pager.widget)
  }

  /// Shows other photos in this window.
  func open(_ photos: [FilePath]) {
    guard !photos.isEmpty else { return }
    viewing = Viewing(opening: photos, decoder: decoder)
    pager = PhotoPager(supplying: viewing.store)
    isAtFirst = false
    follow()
    viewing.album.startListing()
    gtk_widget_grab_focus(pager.widget)
  }

  /// The first photo is there, or is late: adds what is not the photo.
  func finishOpening() {
    guard header == nil else { return }
    headerTimer = nil
    viewing.album.startListing()
    let header = Header(
      open: { [weak self] in self?.askForFiles() },
      fullscreen: { [weak self] in self?.toggleFullscreen() })
    self.header = header
    gtk_revealer_set_child(ptr(chrome.widget), header.widget)
    chrome.show()
    updatePages()
  }

  private func listen() {
    KeyReader.listen(on: widget) { [weak self] in self?.perform($0) ?? false }
    DropZone.listen(
      on: overlay, hover: { [weak self] in self?.showDropHint($0) },
      open: { [weak self] in self?.open($0) })
    connect(widget, "notify::fullscreened") { [weak self] _ in
      guard let self else { return }
      header?.setFullscreen(gtk_window_is_fullscreen(ptr(widget)) != 0)
      chrome.show()
    }
    connect(widget, "destroy") { _ in
      ViewerWindow.openCount -= 1
      if ViewerWindow.openCount == 0 { EventLoop.quit() }
    }
    chrome.onChange = { [weak self] isShown in
      guard let self else { return }
      gtk_widget_set_cursor_from_name(pager.widget, isShown ? nil : "none")
    }
  }

  /// The standard size, or the screen's where that is smaller.
  private static func standardSize() -> (width: Int32, height: Int32) {
    var size = (width: Int32(standardWidth), height: Int32(standardHeight))
    let monitors = gdk_display_get_monitors(gdk_display_get_default())
    guard let monitor = g_list_model_get_item(monitors, 0) else { return size }
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(ptr(monitor), &area)
    if area.width > 0, area.height > 0 {
      size = (min(size.width, area.width), min(size.height, area.height))
    }
    return size
  }
}
