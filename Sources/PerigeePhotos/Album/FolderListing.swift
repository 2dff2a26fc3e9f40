import CGio

/// Lists a folder's photos on a thread of its own, so that neither 50,000 files nor a slow network
/// hold up the main thread.
nonisolated final class FolderListing: Sendable {
  /// What comes back, on the main thread.
  enum Event: Sendable {
    /// Photos found since the last event, in natural order.
    case found([OrderedName])
    /// All were found; what happens from the beginning of the listing on is heard by the monitor.
    case finished(FolderMonitor?)
    /// The folder cannot be listed.
    case failed(PhotoFailure)
  }

  /// Seconds after which what was found so far is reported, then again whenever there is half as
  /// much more: most folders come as one whole, so that no photo shows up between two others.
  private static let patience = 0.5

  private let folder: FilePath
  private let report: @MainActor @Sendable (Event) -> Void
  private let onChange: @MainActor @Sendable (FolderChange) -> Void
  private let cancellable = Cancellable()

  /// Begins to list at once; `report` is called until the last event or ``cancel()``.
  ///
  /// `onChange` hears what happens in the folder from just before it is listed, so that nothing falls
  /// between the two, and for as long as the monitor is kept.
  init(
    _ folder: FilePath, report: @escaping @MainActor @Sendable (Event) -> Void,
    onChange: @escaping @MainActor @Sendable (FolderChange) -> Void
  ) {
    self.folder = folder
    self.report = report
    self.onChange = onChange
    BackgroundThread.run("folder") { self.list() }
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
    let monitor = FolderMonitor(file, report: onChange)
    let entries = g_file_enumerate_children(
      file, FolderEntry.attributes, G_FILE_QUERY_INFO_NONE, cancellable.pointer, &error)
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
      guard let name = FolderEntry.plainFileName(info) else { continue }
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
      found += unsure.filter { FolderEntry.looksLikeImage($0, in: file, cancellable) }.map(
        OrderedName.init)
      postSorted(&found)
    }
    post(.finished(monitor))
  }

  private func postSorted(_ found: inout [OrderedName]) {
    guard !found.isEmpty else { return }
    found.sort(by: OrderedName.precedes)
    post(.found(found))
    found = []
  }
}
