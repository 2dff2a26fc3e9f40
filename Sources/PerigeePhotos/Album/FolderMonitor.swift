import CGio

/// Something that happened to an entry of a folder.
nonisolated enum FolderChange: Equatable, Sendable {
  /// It was created, moved in, written to or taken away; only a look tells what it has come to.
  case touched([UInt8])
  /// It has another name now.
  case renamed([UInt8], to: [UInt8])
}

/// Hears from the system what happens in a folder, for as long as it is kept.
///
/// Where the system has no watch left, or a network file system tells nothing, nothing is heard.
/// Unchecked because a pointer is not `Sendable`: it is made once and only let go.
nonisolated final class FolderMonitor: @unchecked Sendable {
  private let monitor: UnsafeMutablePointer<GFileMonitor>

  /// Begins to listen; may wait for the file system, so not on the main thread.
  ///
  /// `report` is called on the main thread. `nil` where the folder cannot be watched.
  init?(_ folder: OpaquePointer?, report: @escaping @MainActor @Sendable (FolderChange) -> Void) {
    guard
      let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    else { return nil }
    self.monitor = monitor
    let changed:
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent, gpointer?
      ) -> Void = { _, file, other, event, data in
        guard let data, let change = FolderMonitor.change(event, file, other) else { return }
        let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { listener.report(change) }
      }
    g_signal_connect_data(
      monitor, "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passRetained(Listener(report)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Listener>.fromOpaque(data).release()
      }, GConnectFlags(rawValue: 0))
  }

  private static func change(
    _ event: GFileMonitorEvent, _ file: OpaquePointer?, _ other: OpaquePointer?
  ) -> FolderChange? {
    guard let name = name(of: file) else { return nil }
    switch event {
    case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_MOVED_IN,
      G_FILE_MONITOR_EVENT_DELETED, G_FILE_MONITOR_EVENT_MOVED_OUT,
      G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT:
      return .touched(name)
    case G_FILE_MONITOR_EVENT_RENAMED:
      return Self.name(of: other).map { .renamed(name, to: $0) }
    default:
      // A file that is still being written, or whose permissions or times changed.
      return nil
    }
  }

  private static func name(of file: OpaquePointer?) -> [UInt8]? {
    guard let file, let name = g_file_get_basename(file) else { return nil }
    defer { g_free(name) }
    return FilePath(cString: name).bytes
  }

  deinit {
    g_file_monitor_cancel(monitor)
    g_object_unref(monitor)
  }

  private final class Listener: Sendable {
    let report: @MainActor @Sendable (FolderChange) -> Void

    init(_ report: @escaping @MainActor @Sendable (FolderChange) -> Void) {
      self.report = report
    }
  }
}
