import CAdwaita
import GtkSupport

/// The header bar over the photo: what is shown, and a few buttons.
final class Header {
  let widget: Widget
  let menu: MainMenu
  private let title: OpaquePointer
  private let fullscreenButton: Widget

  init(
    menu: MainMenu, open: @escaping @MainActor () -> Void,
    fullscreen: @escaping @MainActor () -> Void
  ) {
    self.menu = menu
    widget = adw_header_bar_new()
    gtk_widget_add_css_class(widget, "overlaid")
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    let titleWidget: Widget = adw_window_title_new("Perigee", "")
    title = ptr(titleWidget)
    adw_header_bar_set_title_widget(ptr(widget), titleWidget)
    let openButton = Self.button("document-open-symbolic", "Open Photos (Ctrl+O)", open)
    adw_header_bar_pack_start(ptr(widget), openButton)
    adw_header_bar_pack_end(ptr(widget), menu.widget)
    fullscreenButton = Self.button("view-fullscreen-symbolic", "Full Screen (F11)", fullscreen)
    adw_header_bar_pack_end(ptr(widget), fullscreenButton)
  }

  /// Shows a photo's name and where it stands among the others.
  func setTitle(_ name: String, position: String) {
    adw_window_title_set_title(title, name)
    adw_window_title_set_subtitle(title, position)
  }

  /// Whether it lies over a photo, which needs a shade under its text.
  func setOverPhoto(_ isOverPhoto: Bool) {
    let styles = isOverPhoto ? (on: "overlaid", off: "flat") : (on: "flat", off: "overlaid")
    gtk_widget_remove_css_class(widget, styles.off)
    gtk_widget_add_css_class(widget, styles.on)
  }

  /// Shows what the full-screen button does next.
  func setFullscreen(_ isFullscreen: Bool) {
    adw_header_bar_set_show_start_title_buttons(ptr(widget), isFullscreen ? 0 : 1)
    adw_header_bar_set_show_end_title_buttons(ptr(widget), isFullscreen ? 0 : 1)
    gtk_button_set_icon_name(
      ptr(fullscreenButton), isFullscreen ? "view-restore-symbolic" : "view-fullscreen-symbolic")
    let text = isFullscreen ? "Leave Full Screen (Esc)" : "Full Screen (F11)"
    gtk_widget_set_tooltip_text(fullscreenButton, text)
    Accessibility.setLabel(text, of: fullscreenButton)
  }

  private static func button(
    _ icon: String, _ tooltip: String, _ action: @escaping @MainActor () -> Void
  ) -> Widget {
    let button: Widget = gtk_button_new_from_icon_name(icon)
    gtk_widget_set_tooltip_text(button, tooltip)
    Accessibility.setLabel(tooltip, of: button)
    // Keys belong to the photos; a button that took the focus would take Space and Return too.
    gtk_widget_set_focus_on_click(button, 0)
    connect(button, "clicked") { _ in action() }
    return button
  }
}
