import CAdwaita
import GtkSupport

/// The panel of what is known of the photo: beside it where there is room, over it in a narrow window.
final class PropertiesPanel {
  /// The panel's width in points.
  static let width: Int32 = 300
  /// In a window narrower than this, in points, the panel lies over the photo: beside it less than half
  /// of the window would be left.
  static let narrow: Int32 = 640
  private static let margin: Int32 = 18

  /// The widget that holds the photo and, when it is open, the panel.
  let widget: Widget
  /// Called after it was opened or closed, also by its own button.
  var onToggle: ((Bool) -> Void)?

  private let box: Widget
  private let revealer: Widget
  private let scroller: Widget
  private var rows: [PropertyRow] = []
  private var hasContent = false
  private var isOverPhoto = false

  /// Puts the panel beside `photo`; it is closed, and nothing of it is made yet.
  init(beside photo: Widget) {
    widget = gtk_overlay_new()
    box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    revealer = gtk_revealer_new()
    scroller = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(ptr(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_widget_set_size_request(scroller, Self.width, -1)
    gtk_widget_add_css_class(scroller, "properties")
    // All the rest of the window is the photo's.
    gtk_widget_set_hexpand(revealer, 0)
    gtk_widget_set_hexpand(photo, 1)
    gtk_widget_set_halign(revealer, GTK_ALIGN_END)
    gtk_revealer_set_transition_type(ptr(revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)
    gtk_revealer_set_child(ptr(revealer), scroller)
    gtk_box_append(ptr(box), photo)
    gtk_box_append(ptr(box), revealer)
    gtk_overlay_set_child(ptr(widget), box)
  }

  /// Whether it is open.
  var isOpen: Bool { gtk_revealer_get_reveal_child(ptr(revealer)) != 0 }

  /// Opens or closes it.
  func toggle() {
    let opens = !isOpen
    if opens { fold(atWidth: gtk_widget_get_width(widget)) }
    gtk_revealer_set_reveal_child(ptr(revealer), opens ? 1 : 0)
    onToggle?(opens)
  }

  /// Lies over the photo or beside it, as the window's width asks for.
  func fold(atWidth width: Int32) {
    let isNarrow = width < Self.narrow
    guard isNarrow != isOverPhoto else { return }
    isOverPhoto = isNarrow
    let kept = Reference(retaining: revealer)
    if isNarrow {
      gtk_box_remove(ptr(box), revealer)
      gtk_overlay_add_overlay(ptr(widget), revealer)
    } else {
      gtk_overlay_remove_overlay(ptr(widget), revealer)
      gtk_box_append(ptr(box), revealer)
    }
    withExtendedLifetime(kept) {}
  }

  /// Shows these rows; the same ones again change nothing, so that a selected text stays selected.
  func show(_ rows: [PropertyRow]) {
    guard rows != self.rows || !hasContent else { return }
    self.rows = rows
    hasContent = true
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    gtk_widget_set_margin_start(box, Self.margin)
    gtk_widget_set_margin_end(box, Self.margin)
    gtk_widget_set_margin_top(box, 9)
    gtk_widget_set_margin_bottom(box, Self.margin)
    gtk_box_append(ptr(box), heading())
    for row in rows { gtk_box_append(ptr(box), PropertyRowView.make(row)) }
    gtk_scrolled_window_set_child(ptr(scroller), box)
  }

  private func heading() -> Widget {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    let title: Widget = gtk_label_new("Properties")
    gtk_widget_add_css_class(title, "heading")
    gtk_widget_set_hexpand(title, 1)
    gtk_widget_set_halign(title, GTK_ALIGN_START)
    gtk_box_append(ptr(box), title)
    let close: Widget = gtk_button_new_from_icon_name("window-close-symbolic")
    gtk_widget_add_css_class(close, "flat")
    gtk_widget_add_css_class(close, "circular")
    gtk_widget_set_focus_on_click(close, 0)
    gtk_widget_set_tooltip_text(close, "Close Properties (F9)")
    Accessibility.setLabel("Close Properties", of: close)
    connect(close, "clicked") { [weak self] _ in self?.toggle() }
    gtk_box_append(ptr(box), close)
    return box
  }
}
