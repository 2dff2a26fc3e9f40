import CAdwaita
import GtkSupport

/// The pages that stand where a photo cannot.
enum Pages {
  /// A page of a symbol, a heading, and a sentence or two.
  static func page(icon: String, title: String, description: String) -> Widget {
    let page: Widget = adw_status_page_new()
    adw_status_page_set_icon_name(ptr(page), icon)
    adw_status_page_set_title(ptr(page), escaped(title))
    adw_status_page_set_description(ptr(page), escaped(description))
    return page
  }

  /// The page of a window without photos.
  static func empty(_ text: String, open: @escaping @MainActor () -> Void) -> Widget {
    let page = page(icon: "folder-pictures-symbolic", title: "No Photos", description: text)
    let button = pill("_Open…", open)
    gtk_widget_add_css_class(button, "suggested-action")
    let buttons: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    gtk_box_append(ptr(buttons), button)
    adw_status_page_set_child(ptr(page), buttons)
    return page
  }

  /// Adds a button to the page of a window without photos; a long text loses its middle.
  static func add(to page: Widget, _ text: String, _ action: @escaping @MainActor () -> Void) {
    guard let buttons = adw_status_page_get_child(ptr(page)) else { return }
    let button = pill("", action)
    let label: Widget = gtk_label_new(text)
    gtk_label_set_ellipsize(ptr(label), PANGO_ELLIPSIZE_MIDDLE)
    gtk_label_set_max_width_chars(ptr(label), 40)
    gtk_button_set_child(ptr(button), label)
    gtk_box_append(ptr(buttons), button)
  }

  /// A round button in the middle of a page; the underscore marks the letter for Alt.
  static func pill(_ label: String, _ action: @escaping @MainActor () -> Void) -> Widget {
    let button: Widget = gtk_button_new_with_mnemonic(label)
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(button, "pill")
    connect(button, "clicked") { _ in action() }
    return button
  }

  /// Status pages read their texts as markup; a file's name is none.
  private static func escaped(_ text: String) -> String {
    guard let markup = g_markup_escape_text(text, -1) else { return text }
    defer { g_free(markup) }
    return String(cString: markup)
  }
}
