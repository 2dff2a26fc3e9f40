import CAdwaita
import GtkSupport

/// A row of the panel: what it tells above what that is, which can be selected.
enum PropertyRowView {
  /// Makes it.
  static func make(_ row: PropertyRow) -> Widget {
    let texts: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    let title = label(row.title)
    gtk_widget_add_css_class(title, "caption")
    gtk_widget_add_css_class(title, "dim-label")
    gtk_box_append(ptr(texts), title)
    let value = label(row.value)
    gtk_label_set_selectable(ptr(value), 1)
    gtk_label_set_wrap(ptr(value), 1)
    gtk_label_set_wrap_mode(ptr(value), PANGO_WRAP_WORD_CHAR)
    // A screen reader that comes to the value says what it is the value of.
    Accessibility.setLabel("\(row.title): \(row.value)", of: value)
    gtk_box_append(ptr(texts), value)
    guard let copied = row.copied else { return texts }
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_set_hexpand(texts, 1)
    gtk_box_append(ptr(box), texts)
    gtk_box_append(ptr(box), button(copying: copied, of: row.title))
    return box
  }

  private static func label(_ text: String) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(ptr(label), 0)
    gtk_widget_set_halign(label, GTK_ALIGN_FILL)
    return label
  }

  private static func button(copying text: String, of title: String) -> Widget {
    let button: Widget = gtk_button_new_from_icon_name("edit-copy-symbolic")
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_focus_on_click(button, 0)
    gtk_widget_set_tooltip_text(button, "Copy \(title)")
    Accessibility.setLabel("Copy \(title)", of: button)
    connect(button, "clicked") { _ in
      gdk_clipboard_set_text(gtk_widget_get_clipboard(button), text)
    }
    return button
  }
}
