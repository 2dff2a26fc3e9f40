import CAdwaita
import GtkSupport
import PerigeeCore

/// What the desktop says about motion and reading direction.
final class SystemSettings {
  private let widget: Widget
  private let settings: OpaquePointer?
  /// Called after one of them changed.
  var onChange: (() -> Void)?

  init(of widget: Widget) {
    self.widget = widget
    settings = gtk_settings_get_default()
    guard let settings else { return }
    connect(widget, "direction-changed") { [weak self] _ in self?.onChange?() }
    animationHandler = connect(settings, "notify::gtk-enable-animations") { [weak self] _ in
      self?.onChange?()
    }
  }

  private var animationHandler: UInt = 0

  /// Stops listening; the settings outlive every widget.
  func disconnect() {
    guard let settings, animationHandler != 0 else { return }
    g_signal_handler_disconnect(ptr(settings), animationHandler)
    animationHandler = 0
  }

  /// These settings with what the system asks for.
  func applied(to settings: Settings) -> Settings {
    settings.with {
      if !hasAnimations { $0.reduceMotion = true }
      if gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL { $0.rightToLeft = true }
    }
  }

  private var hasAnimations: Bool {
    guard let settings else { return true }
    var value = GValue()
    g_object_get_property(ptr(settings), "gtk-enable-animations", &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }
}
