import CAdwaita
import GtkSupport
import PerigeePhotos

/// Asks for files, through the desktop's own dialog where it has one.
final class OpenDialog {
  private let dialog: Reference

  /// Shows the dialog over `window`, at `folder` where that is given.
  ///
  /// The object must be kept until `chosen` was called: with the files, or with none.
  init(
    over window: Widget, at folder: FilePath?, chosen: @escaping @MainActor ([FilePath]) -> Void
  ) {
    dialog = Reference(
      adopting: gtk_file_chooser_native_new(
        "Open Photos", ptr(window), GTK_FILE_CHOOSER_ACTION_OPEN, "_Open", "_Cancel"))
    let chooser: OpaquePointer = ptr(dialog.object)
    gtk_file_chooser_set_select_multiple(chooser, 1)
    if let folder {
      let file = OpenedFiles.file(at: folder)
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      g_object_unref(ptr(file))
    }
    let filter: OpaquePointer = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, "Photos")
    gtk_file_filter_add_mime_type(filter, "image/*")
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(ptr(filter))
    let everything: OpaquePointer = gtk_file_filter_new()
    gtk_file_filter_set_name(everything, "All Files")
    gtk_file_filter_add_pattern(everything, "*")
    gtk_file_chooser_add_filter(chooser, everything)
    g_object_unref(ptr(everything))
    connect(chooser, "response") { arguments in
      let isAccepted = arguments.int(0) == GTK_RESPONSE_ACCEPT.rawValue
      chosen(isAccepted ? OpenedFiles.chosen(in: chooser) : [])
    }
    gtk_native_dialog_show(ptr(chooser))
  }
}
