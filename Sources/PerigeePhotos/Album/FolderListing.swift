import CGio

/// Lists a folder's photos on a thread of its own, so that neither 50,000 files nor a slow network
/// hold up the main thread.
nonisolated final class FolderListing: Sendable {
  /// What comes back, on the main thread.
  enum Event: Sendable {
    /// Photos found since the last event, in natural order.
    case found([OrderedName])
    /// All were found.
    case finished
    /// The folder cannot be listed.
    case failed(PhotoFailure)
  }

  /// Seconds after which what was found so far is reported, then again whenever there is half as
  /// much more: most folders come as one whole, so that no photo shows up between two others.
  private static let patience = 0.5

  private let folder: FilePath
  private let report: @MainActor @Sendable (Event) -> Void
  private let cancellable = Cancellable()

  /// Begins to list at once; `report` is called until the last event or ``cancel()``.
  init(_ folder: FilePath, report: @escaping @MainActor @Sendable (Event) -> Void) {
    self.folder = folder
    self.report = report
    let thread = g_thread_new(
      "folder",
      { data in
        guard let data else { return nil }
        Unmanaged<FolderListing>.fromOpaque(data).takeRetainedValue().list()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    g_thread_unref(thread)
  }

  /// Ends it soon; nothing more is reported.
  func cancel() { cancellable.cancel() }

  private func post(_ event: Event) {
    let report = self.report
    let cancellable = self.cancellable
    MainLoop.post { if !cancellable.isCancelled { report(event) } }
  }

  private func list() {
    let file = folder.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    let attributes = "standard::name,standard::type,standard::is-hidden,standard::is-backup"
    let entries = g_file_enumerate_children(
      file, attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, &error)
    guard let entries else {
      post(.failed(PhotoFailure(consuming: error)))
      return
    }
    defer { g_object_unref(entries) }

    var found: [OrderedName] = []
    var unsure: [[UInt8]] = []
    var reported = 0
    let start = MainLoop.now
    while let info = g_file_enumerator_next_file(entries, cancellable.pointer, &error) {
      defer { g_object_unref(UnsafeMutableRawPointer(info)) }
      guard let name = Self.plainFileName(info) else { continue }
      switch PhotoName.judge(name) {
      case .photo: found.append(OrderedName(name))
      case .unsure: unsure.append(name)
      case .other: break
      }
      if MainLoop.now - start > Self.patience, found.count > reported / 2 {
        reported += found.count
        postSorted(&found)
      }
    }
    // An error half way leaves what was found.
    if let error { g_error_free(error) }
    if unsure.isEmpty {
      postSorted(&found)
    } else {
      // The sure ones need not wait for files that have to be looked into.
      if MainLoop.now - start > Self.patience { postSorted(&found) }
      found += unsure.filter { looksLikeImage($0, in: file) }.map(OrderedName.init)
      postSorted(&found)
    }
    post(.finished)
  }

  private func postSorted(_ found: inout [OrderedName]) {
    guard !found.isEmpty else { return }
    found.sort(by: OrderedName.precedes)
    post(.found(found))
    found = []
  }

  /// The name of what may be a photo; `nil` for folders, pipes, sockets, devices, links that lead
  /// nowhere, and hidden files.
  private static func plainFileName(_ info: OpaquePointer) -> [UInt8]? {
    // Some network file systems do not tell the type.
    let type = g_file_info_get_file_type(info)
    guard type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN,
      g_file_info_get_attribute_boolean(info, "standard::is-hidden") == 0,
      g_file_info_get_attribute_boolean(info, "standard::is-backup") == 0,
      let name = g_file_info_get_name(info)
    else { return nil }
    return FilePath(cString: name).bytes
  }

  private func looksLikeImage(_ name: [UInt8], in folder: OpaquePointer?) -> Bool {
    let child = FilePath(bytes: name).withCString { g_file_get_child(folder, $0) }
    defer { g_object_unref(UnsafeMutableRawPointer(child)) }
    let info = g_file_query_info(
      child, "standard::content-type", G_FILE_QUERY_INFO_NONE, cancellable.pointer, nil)
    guard let info else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_file_info_get_content_type(info).map { PhotoName.isImage(String(cString: $0)) }
      ?? false
  }
}
