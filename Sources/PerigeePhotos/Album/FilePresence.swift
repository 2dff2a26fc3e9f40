import Glibc

/// Whether a file is there, asked of a disk that may be slow to say.
public enum FilePresence {
  /// Calls `answer` on the main thread, in its time.
  public static func ask(
    for path: FilePath, _ answer: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    BackgroundThread.run("presence") {
      let isThere = path.withCString { access($0, F_OK) } == 0
      MainLoop.post { answer(isThere) }
    }
  }
}
