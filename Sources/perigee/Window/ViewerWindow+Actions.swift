import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK

// What keys and buttons do.
extension ViewerWindow {
  /// Does what a key asks for and says whether that meant anything here.
  func perform(_ action: WindowAction) -> Bool {
    switch action {
    case .photo(let command): pager.command(command)
    case .pageLeft: pager.command(pager.isRightToLeft ? .nextPage : .previousPage)
    case .pageRight: pager.command(pager.isRightToLeft ? .previousPage : .nextPage)
    case .fullscreen: toggleFullscreen()
    case .leaveFullscreen:
      guard gtk_window_is_fullscreen(ptr(widget)) != 0 else { return false }
      gtk_window_unfullscreen(ptr(widget))
    case .reload: reload()
    case .keepZoom: toggleKeepZoom()
    case .filePage(let step):
      guard pager.currentFilePage != nil else { return false }
      pager.turnFilePage(by: step)
      chrome.show()
      updatePages()
    case .properties: toggleProperties()
    case .playPause: return playOrPause()
    case .menu:
      finishOpening()
      chrome.show()
      header?.menu.open()
    case .shortcuts:
      pager.cancelInput()
      ShortcutsWindow.show(over: widget)
    case .showControls:
      chrome.show()
      // The toolkit goes on to move the focus.
      return false
    case .open: askForFiles()
    case .newWindow: ViewerWindow.open([])
    case .close: gtk_window_close(ptr(widget))
    case .quit: closeAllWindows()
    }
    return true
  }

  func toggleFullscreen() {
    if gtk_window_is_fullscreen(ptr(widget)) != 0 {
      gtk_window_unfullscreen(ptr(widget))
      return
    }
    // The monitor most of the window is on; only a window that is nowhere leaves that to the desktop.
    let surface = gtk_native_get_surface(ptr(widget))
    if let surface,
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    {
      gtk_window_fullscreen_on_monitor(ptr(widget), monitor)
    } else {
      gtk_window_fullscreen(ptr(widget))
    }
  }

  /// Stops or plays a moving photo; the key means nothing on a still one, and belongs to a button that
  /// has the focus.
  private func playOrPause() -> Bool {
    let focus = gtk_window_get_focus(ptr(widget))
    let isButton = focus.map { focus in
      g_type_check_instance_is_a(ptr(focus), gtk_button_get_type()) != 0
    }
    guard pager.isPlaying != nil, isButton != true else { return false }
    pager.togglePlaying()
    return true
  }

  /// Changes whether a photo of the same size is shown as close and at the same place as the last one.
  func toggleKeepZoom() {
    keepsZoom.toggle()
    pager.settings = pager.settings.with { $0.keepZoom = keepsZoom }
    header?.menu.setKeepZoom(keepsZoom)
  }

  func askForFiles() {
    guard dialog == nil else { return }
    pager.cancelInput()
    let folder = pager.current.flatMap { viewing.album.entry($0)?.path.parent }
    dialog = OpenDialog(over: widget, at: folder) { [weak self] files in
      guard let self else { return }
      open(files)
      EventLoop.whenIdle { [weak self] in self?.dialog = nil }
    }
  }

  private func closeAllWindows() {
    let windows = gtk_window_list_toplevels()
    defer { g_list_free(windows) }
    for window in elements(of: windows) { gtk_window_close(ptr(window)) }
  }
}
