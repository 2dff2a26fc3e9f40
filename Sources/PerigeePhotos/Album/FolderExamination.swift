import CGio

/// Looks at entries of a folder, on a thread of its own.
nonisolated final class FolderExamination: Sendable {
  private let folder: FilePath
  private let names: [[UInt8]]
  private let report: @MainActor @Sendable ([FolderEntry.Verdict]) -> Void
  private let cancellable = Cancellable()

  /// Begins at once; `report` is called on the main thread with a verdict for each name, in order.
  init(
    _ folder: FilePath, names: [[UInt8]],
    report: @escaping @MainActor @Sendable ([FolderEntry.Verdict]) -> Void
  ) {
    self.folder = folder
    self.names = names
    self.report = report
    BackgroundThread.run("folder") { self.examine() }
  }

  /// Ends it soon; nothing is reported.
  func cancel() { cancellable.cancel() }

  private func examine() {
    let file = folder.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let report = self.report
    let cancellable = self.cancellable
    let verdicts = names.map { FolderEntry.judge($0, in: file, cancellable) }
    MainLoop.post { if !cancellable.isCancelled { report(verdicts) } }
  }
}
