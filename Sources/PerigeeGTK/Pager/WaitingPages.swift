import CAdwaita
import GtkSupport
import PerigeeCore

/// The pages on the screen that have no picture yet: those that wait, and those that have waited so
/// long that a spinner says so.
final class WaitingPages {
  /// Seconds without a picture before a page says that it is at work: a spinner that comes sooner
  /// only flashes (Loupe waits as long).
  var patience = 0.2
  /// Called when a page has waited for so long.
  var onImpatience: ((PhotoID) -> Void)?

  private var timers: [PhotoID: Timer] = [:]

  /// Those that have waited long enough.
  var impatient: [PhotoID] { timers.filter { !$0.value.isWaiting }.map(\.key) }

  /// Whether this page waits, however long.
  func isWaiting(for id: PhotoID) -> Bool { timers[id] != nil }

  /// Counts for these pages, from now for new ones, and forgets all others.
  func wait(for ids: [PhotoID]) {
    for id in timers.keys where !ids.contains(id) { timers.removeValue(forKey: id)?.cancel() }
    for id in ids where timers[id] == nil {
      timers[id] = Timer(after: patience) { [weak self] in self?.onImpatience?(id) }
    }
  }

  /// A spinner that can be seen on `ground`, for the middle of a page.
  static func makeSpinner(on ground: Ground) -> Widget {
    let spinner: Widget = gtk_spinner_new()
    gtk_widget_set_size_request(spinner, size, size)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_can_target(spinner, 0)
    // The desktop's own colour is for the desktop's own ground.
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(
      provider, "spinner { color: \(ground.isDark ? "white" : "black"); }", -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(spinner), ptr(provider),
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(ptr(provider))
    gtk_spinner_start(ptr(spinner))
    return spinner
  }

  /// Its width and height in points: that of GNOME's spinners which stand alone.
  private static let size: Int32 = 32
}

extension Ground {
  /// Whether white stands out from it more than black does: by its luma (ITU-R BT.709).
  var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }
}
