import CAdwaita
import GtkSupport
import PerigeePhotos

/// The pages that stand where a photo cannot.
enum Pages {
  /// The page of a photo that cannot be shown.
  static func failure(_ failure: PhotoFailure, name: String) -> Widget {
    let page: Widget = adw_status_page_new()
    adw_status_page_set_icon_name(ptr(page), "image-missing-symbolic")
    adw_status_page_set_title(ptr(page), escaped(failure.title))
    adw_status_page_set_description(ptr(page), escaped("\(name)\n\n\(failure.sentence)"))
    return page
  }

  /// The page of a window without photos.
  static func empty(_ text: String, open: @escaping @MainActor () -> Void) -> Widget {
    let page: Widget = adw_status_page_new()
    adw_status_page_set_icon_name(ptr(page), "folder-pictures-symbolic")
    adw_status_page_set_title(ptr(page), "No Photos")
    adw_status_page_set_description(ptr(page), escaped(text))
    let button: Widget = gtk_button_new_with_mnemonic("_Open…")
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(button, "pill")
    gtk_widget_add_css_class(button, "suggested-action")
    connect(button, "clicked") { _ in open() }
    adw_status_page_set_child(ptr(page), button)
    return page
  }

  /// Status pages read their texts as markup; a file's name is none.
  private static func escaped(_ text: String) -> String {
    guard let markup = g_markup_escape_text(text, -1) else { return text }
    defer { g_free(markup) }
    return String(cString: markup)
  }
}
