import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

/// A window that shows one album.
///
/// The widget owns this object; there may be many.
final class ViewerWindow {
  /// How long the header waits for the first photo, in seconds: building it must not hold the photo
  /// up, but a window cannot stay bare.
  private static let headerPatience = 0.3

  /// How many windows are open; the program ends with the last.
  private static var openCount = 0

  let widget: Widget
  let overlay: Widget
  let chrome = Chrome()
  let unpackingBar = UnpackingBar()
  let properties: PropertiesPanel
  /// What the panel of properties tells of; `nil` before it was opened.
  var described: Described?
  let look: Look
  let decoder: DecoderClient
  var viewing: Viewing
  var pager: PhotoPager
  var header: Header?
  var dots: PageDots?
  var dialog: OpenDialog?
  var emptyPage: Widget?
  var dropHint: Widget?
  var keepsZoom = false
  var announcer: Announcer?
  var headerTimer: Timer?
  /// Runs while the window waits to know how large to open, then until it has settled.
  var sizeTimer: Timer?
  /// Whether the window has been put on the screen.
  var hasAppeared = false
  /// The size the window came up with; `nil` until that has settled.
  var openedSize: WindowSize?
  /// Whether the pager stands at the photo the album was opened at.
  var isAtFirst = false
  /// Whether a trace is being written of what happens here.
  var isRecorded = false

  init(_ viewing: Viewing, decoder: DecoderClient) {
    self.viewing = viewing
    self.decoder = decoder
    pager = PhotoPager(supplying: viewing.store)
    Stylesheet.apply()
    widget = adw_window_new()
    overlay = gtk_overlay_new()
    look = Look(of: widget)
    gtk_widget_add_css_class(widget, "viewer")
    properties = PropertiesPanel(beside: overlay)
    adw_window_set_content(ptr(widget), properties.widget)
    gtk_overlay_add_overlay(ptr(overlay), chrome.widget)
    gtk_overlay_add_overlay(ptr(overlay), unpackingBar.widget)
    attach(self, to: widget, as: "viewer-window")
    Self.openCount += 1
    listen()
    listenToProperties()
    follow()
  }

  /// Opens a further window on these photos; on none, an empty one.
  static func open(_ photos: [FilePath], startupID: String? = nil) {
    let decoder = DecoderClient()
    let window = ViewerWindow(Viewing(opening: photos, decoder: decoder), decoder: decoder)
    window.present(startupID: startupID)
  }

  /// Has the header and the folder's listing come when the first photo is there, or shortly after.
  func waitForFirstPhoto() {
    headerTimer = Timer(after: Self.headerPatience) { [weak self] in self?.finishOpening() }
  }

  /// Shows other photos in this window.
  func open(_ photos: [FilePath]) {
    guard !photos.isEmpty else { return }
    open(Viewing(opening: photos, decoder: decoder))
  }

  /// Goes on, in this window, with a photo that was looked at before.
  func open(_ remembered: RememberedPhoto) {
    open(Viewing(resuming: remembered, decoder: decoder))
  }

  private func open(_ viewing: Viewing) {
    self.viewing = viewing
    pager = PhotoPager(supplying: viewing.store)
    isAtFirst = false
    described = nil
    follow()
    if header != nil { showDots() }
    viewing.album.startListing()
    gtk_widget_grab_focus(pager.widget)
  }

  /// The first photo is there, or is late: adds what is not the photo.
  func finishOpening() {
    guard header == nil else { return }
    headerTimer = nil
    viewing.album.startListing()
    let menu = MainMenu(for: widget) { [weak self] in _ = self?.perform($0) }
    menu.setKeepZoom(keepsZoom)
    let header = Header(
      menu: menu, open: { [weak self] in self?.askForFiles() },
      fullscreen: { [weak self] in self?.toggleFullscreen() })
    self.header = header
    gtk_revealer_set_child(ptr(chrome.widget), header.widget)
    showDots()
    chrome.show()
    connect(menu.widget, "notify::active") { [weak self] _ in self?.chrome.restart() }
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
    connectAnswering(widget, "close-request") { [weak self] _ in
      self?.rememberSize()
      self?.rememberPhoto()
      return false
    }
    unpackingBar.onStop = { [weak self] in
      guard let self, let id = pager.current else { return }
      viewing.store.stopUnpacking(id)
      gtk_widget_grab_focus(pager.widget)
    }
    look.onChange = { [weak self] in
      guard let self else { return }
      pager.ground = look.ground
      pager.contrastingGround = look.contrastingGround
      dots?.isHighContrast = look.isHighContrast
    }
    connect(widget, "destroy") { [weak self] _ in
      self?.look.disconnect()
      // A window that has gone has no size to look at, needs no header, and offers nothing.
      self?.sizeTimer?.cancel()
      self?.headerTimer?.cancel()
      self?.emptyPage = nil
      ViewerWindow.openCount -= 1
      if ViewerWindow.openCount == 0 { EventLoop.quit() }
    }
    chrome.onChange = { [weak self] isShown in
      guard let self else { return }
      gtk_widget_set_cursor_from_name(pager.widget, isShown ? nil : "none")
      dots?.isFaded = !isShown
    }
  }
}
