import CAdwaita
import Glibc
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

/// Files as the toolkit hands them over.
enum OpenedFiles {
  /// What was chosen in a file chooser.
  static func chosen(in chooser: OpaquePointer) -> [FilePath] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(ptr(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      return path(of: ptr(file))
    }
  }

  /// What was dropped: the files of a `GdkFileList`.
  static func dropped(_ list: UnsafeMutableRawPointer) -> [FilePath] {
    let files = gdk_file_list_get_files(ptr(list))
    defer { g_slist_free(files) }
    return elements(of: files).compactMap { path(of: ptr($0)) }
  }

  /// The toolkit's name for a path; the caller gives the reference back.
  static func file(at path: FilePath) -> OpaquePointer? {
    (path.bytes + [0]).withUnsafeBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { g_file_new_for_path($0) }
    }
  }

  /// The file's path; its address when it is not on this computer.
  private static func path(of file: OpaquePointer) -> FilePath? {
    guard let text = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
    defer { g_free(text) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
