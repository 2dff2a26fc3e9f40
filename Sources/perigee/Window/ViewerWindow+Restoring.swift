import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

// The photo looked at last, from one start to the next.
extension ViewerWindow {
  /// Keeps which photo is looked at, and how; forgets the last one where the person wants no list of
  /// what was opened.
  func rememberPhoto() {
    guard Self.mayRemember(gtk_widget_get_settings(widget)) else {
      RememberedPhoto.forget()
      return
    }
    let state = pager.state
    guard let id = state.photo, !viewing.store.hasFailed(id),
      let path = viewing.album.entry(id)?.path
    else { return }
    RememberedPhoto(path: path, state: state).save()
  }

  /// Shows the photo that is to be gone on with as it was left.
  func restorePhoto() {
    guard let remembered = viewing.remembered, let first = viewing.album.first else { return }
    viewing.remembered = nil
    // A trace begins with a photo at rest and has no word for another beginning.
    guard !isRecorded, viewing.album.entry(first)?.path == remembered.path else { return }
    pager.restore(remembered.state(as: first))
  }

  /// Offers on the empty page to go on with the photo looked at last, once its disk has said that it is
  /// still there.
  func offerToContinue() {
    guard let remembered = RememberedPhoto.load() else { return }
    FilePresence.ask(for: remembered.path) { [weak self] isThere in
      guard isThere, let self, let emptyPage else { return }
      Pages.add(to: emptyPage, "Continue with “\(remembered.displayName)”") { [weak self] in
        // Later: the button that was pressed goes with its page.
        EventLoop.whenIdle { self?.open(remembered) }
      }
    }
  }

  /// Whether the desktop's privacy settings let programs remember what was opened.
  private static func mayRemember(_ settings: OpaquePointer?) -> Bool {
    guard let settings else { return true }
    var value = GValue()
    g_object_get_property(ptr(settings), "gtk-recent-files-enabled", &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }
}

extension RememberedPhoto {
  /// What the photo is called, as text to show.
  var displayName: String { FilePath(bytes: path.name).display }
}
