import CAdwaita
import GtkSupport
import PerigeeGTK

/// Dark or light, with more contrast or without: a window's look as the desktop wants it.
final class Look {
  /// What photos lie on in a light desktop: Loupe's figure.
  private static let light = Ground(red: 250 / 255, green: 250 / 255, blue: 251 / 255)

  /// What photos lie on that would vanish into the usual ground: a step of grey that is told from all of
  /// these, and no more than that.
  private static let contrasting = (dark: Ground(grey: 60 / 255), light: Ground(grey: 205 / 255))

  /// The same for more contrast: 3 to 1 to all of these photos (WCAG 2.2, 1.4.11).
  private static let strong = (dark: Ground(grey: 114 / 255), light: Ground(grey: 128 / 255))

  private let window: Widget
  private let manager: OpaquePointer
  private var handlers: [UInt] = []
  /// Called after it changed.
  var onChange: (() -> Void)?

  init(of window: Widget) {
    self.window = window
    manager = adw_style_manager_get_default()
    for name in ["notify::dark", "notify::high-contrast"] {
      handlers.append(connect(manager, name) { [weak self] _ in self?.apply() })
    }
    apply()
  }

  /// What photos lie on.
  var ground: Ground { isDark ? .dark : Self.light }

  /// What photos lie on that would vanish into ``ground``.
  var contrastingGround: Ground {
    let grounds = isHighContrast ? Self.strong : Self.contrasting
    return isDark ? grounds.dark : grounds.light
  }

  /// Whether the desktop wants more contrast.
  var isHighContrast: Bool { adw_style_manager_get_high_contrast(manager) != 0 }

  private var isDark: Bool { adw_style_manager_get_dark(manager) != 0 }

  private func apply() {
    set("dark", isDark)
    set("high-contrast", isHighContrast)
    onChange?()
  }

  private func set(_ style: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(window, style)
    } else {
      gtk_widget_remove_css_class(window, style)
    }
  }

  /// Stops listening; the style outlives every window.
  func disconnect() {
    for handler in handlers { g_signal_handler_disconnect(ptr(manager), handler) }
    handlers = []
    onChange = nil
  }
}
