import CGio

/// What an entry of a folder is, from the file system's own answers.
nonisolated enum FolderEntry {
  /// What a look at an entry says.
  enum Verdict: Sendable {
    /// A photo, by its name or its first bytes.
    case photo
    /// There, but no photo of the album.
    case other
    /// Not there.
    case gone
  }

  /// What is asked of every entry.
  static let attributes =
    "standard::name,standard::type,standard::is-hidden,standard::is-backup"

  /// The name of what may be a photo; `nil` for folders, pipes, sockets, devices, links that lead
  /// nowhere, and hidden files.
  static func plainFileName(_ info: OpaquePointer) -> [UInt8]? {
    // Some network file systems do not tell the type.
    let type = g_file_info_get_file_type(info)
    guard type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN,
      g_file_info_get_attribute_boolean(info, "standard::is-hidden") == 0,
      g_file_info_get_attribute_boolean(info, "standard::is-backup") == 0,
      let name = g_file_info_get_name(info)
    else { return nil }
    return FilePath(cString: name).bytes
  }

  /// Whether the first bytes of an entry are those of a picture.
  static func looksLikeImage(
    _ name: [UInt8], in folder: OpaquePointer?, _ cancellable: Cancellable
  ) -> Bool {
    guard let info = query(name, in: folder, "standard::content-type", cancellable, nil) else {
      return false
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_file_info_get_content_type(info).map { PhotoName.isImage(String(cString: $0)) }
      ?? false
  }

  /// Looks at one entry; a file system that gives no answer takes nothing away.
  static func judge(
    _ name: [UInt8], in folder: OpaquePointer?, _ cancellable: Cancellable
  ) -> Verdict {
    var error: UnsafeMutablePointer<GError>?
    guard let info = query(name, in: folder, attributes, cancellable, &error) else {
      return PhotoFailure(consuming: error).cause == .gone ? .gone : .other
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    guard plainFileName(info) != nil else { return .other }
    switch PhotoName.judge(name) {
    case .photo: return .photo
    case .unsure: return looksLikeImage(name, in: folder, cancellable) ? .photo : .other
    case .other: return .other
    }
  }

  private static func query(
    _ name: [UInt8], in folder: OpaquePointer?, _ attributes: String, _ cancellable: Cancellable,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> OpaquePointer? {
    let child = FilePath(bytes: name).withCString { g_file_get_child(folder, $0) }
    defer { g_object_unref(UnsafeMutableRawPointer(child)) }
    return g_file_query_info(
      child, attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, error)
  }
}
