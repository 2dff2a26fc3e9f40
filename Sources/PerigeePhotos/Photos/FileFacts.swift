import Glibc

/// What the system says of a file.
nonisolated public struct FileFacts: Equatable, Sendable {
  /// How many bytes it has.
  public let byteCount: Int
  /// When its content was last written, in seconds since 1970.
  public let modified: Int

  /// Makes facts from their parts.
  public init(byteCount: Int, modified: Int) {
    self.byteCount = byteCount
    self.modified = modified
  }

  /// Looks a file up, which may wait for a slow disk; `nil` when it has gone.
  init?(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    self.init(byteCount: Int(status.st_size), modified: Int(status.st_mtim.tv_sec))
  }
}
