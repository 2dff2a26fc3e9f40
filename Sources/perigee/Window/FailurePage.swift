import CAdwaita
import GtkSupport
import PerigeePhotos

/// The page of a photo that cannot be shown: what it is, what is wrong, Details, and Try Again.
enum FailurePage {
  /// The widest a line of the details gets, in characters; longer ones wrap.
  private static let lineLength: Int32 = 72
  /// Points between the button and the details.
  private static let spacing: Int32 = 24

  /// Makes the page; without `retry` it offers none.
  static func make(
    _ failure: PhotoFailure, name: String, details: FailureDetails,
    retry: (@MainActor () -> Void)?
  ) -> Widget {
    let page = Pages.page(
      icon: icon(for: failure.cause), title: failure.title,
      description: "\(name)\n\n\(failure.sentence)")
    gtk_widget_add_css_class(page, "failure")
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing)
    if let retry { gtk_box_append(ptr(box), Pages.pill("_Try Again", retry)) }
    gtk_box_append(ptr(box), expander(details))
    adw_status_page_set_child(ptr(page), box)
    return page
  }

  private static func expander(_ details: FailureDetails) -> Widget {
    let label: Widget = gtk_label_new(details.text)
    gtk_label_set_selectable(ptr(label), 1)
    gtk_label_set_wrap(ptr(label), 1)
    gtk_label_set_wrap_mode(ptr(label), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(ptr(label), lineLength)
    gtk_label_set_xalign(ptr(label), 0)
    gtk_widget_add_css_class(label, "details")
    let expander: Widget = gtk_expander_new_with_mnemonic("_Details")
    gtk_expander_set_child(ptr(expander), label)
    gtk_widget_set_halign(expander, GTK_ALIGN_CENTER)
    return expander
  }

  private static func icon(for cause: PhotoFailure.Cause) -> String {
    switch cause {
    case .noPermission: "changes-prevent-symbolic"
    case .gone, .notAFile, .notLocal: "edit-find-symbolic"
    case .noSpace: "drive-harddisk-symbolic"
    case .decoderMissing: "system-run-symbolic"
    case .unknownFormat, .empty, .unsupported, .damaged, .truncated, .tooLarge, .unreadable,
      .timedOut, .crashed:
      "image-missing-symbolic"
    }
  }
}
