import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

// What is known of the photo, in a panel.
extension ViewerWindow {
  /// What the panel tells of.
  struct Described: Equatable {
    let id: PhotoID
    let header: PhotoHeader?
    let revision: Int
    let problem: String?
  }

  /// Opens the panel or closes it.
  func toggleProperties() {
    properties.toggle()
  }

  /// Has the panel follow the window.
  func listenToProperties() {
    connect(widget, "realize") { [weak self] _ in
      guard let window = self?.widget, let surface = gtk_native_get_surface(ptr(window)) else {
        return
      }
      connect(surface, "notify::width") { [weak self] _ in
        self?.properties.fold(atWidth: gdk_surface_get_width(surface))
      }
    }
    properties.onToggle = { [weak self] isOpen in
      guard let self else { return }
      described = nil
      if isOpen { updateProperties() } else { gtk_widget_grab_focus(pager.widget) }
    }
  }

  /// Brings the panel in line with the current photo; reads nothing while it is closed.
  func updateProperties() {
    guard properties.isOpen else { return }
    guard let id = pager.current else { return properties.show([]) }
    let described = Described(
      id: id, header: viewing.store.header(of: id), revision: viewing.store.revision(of: id),
      problem: problem(of: id))
    guard described != self.described else { return }
    self.described = described
    let path = viewing.album.entry(id)?.path
    let name = viewing.name(of: id)
    viewing.store.askForDetails(of: id) { [weak self] details in
      // Another photo may be the current one by now.
      guard let self, self.described == described else { return }
      properties.show(PropertyRows.all(path, name: name, details, defect: described.problem))
    }
  }

  private func problem(of id: PhotoID) -> String? {
    if case .failed(let failure) = viewing.store.state(of: id) { return failure.sentence }
    return viewing.store.picture(of: id)?.partialReason
  }
}
