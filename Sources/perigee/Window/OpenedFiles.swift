import CAdwaita
import Glibc
import GtkSupport
import PerigeePhotos

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

  /// What another start of the program sent: an array of so many files.
  static func handedOver(_ files: UnsafeMutableRawPointer?, count: Int32) -> [FilePath] {
    guard let files, count > 0 else { return [] }
    let array = UnsafeBufferPointer(
      start: files.assumingMemoryBound(to: OpaquePointer?.self), count: Int(count))
    return array.compactMap { $0.flatMap(path(of:)) }
  }

  /// The toolkit's name for a path; the caller gives the reference back.
  static func file(at path: FilePath) -> OpaquePointer? {
    path.withCString { g_file_new_for_path($0) }
  }

  /// The toolkit's name for an argument of the command line; the caller gives the reference back.
  static func file(named argument: FilePath) -> OpaquePointer? {
    switch NamedLocation(argument) {
    case .folder(let path), .file(let path): file(at: path)
    case .elsewhere(let address): address.withCString { g_file_new_for_uri($0) }
    }
  }

  /// The file's path; its address when it is not on this computer.
  private static func path(of file: OpaquePointer) -> FilePath? {
    guard let text = g_file_get_path(file) ?? g_file_get_uri(file) else { return nil }
    defer { g_free(text) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
