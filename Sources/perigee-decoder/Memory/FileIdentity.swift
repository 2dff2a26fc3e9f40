import Glibc
import PerigeeWire

/// Which file a descriptor leads to and when it was last changed: equal ones have the same content.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The identity of an open file; `nil` when the system does not tell.
  init?(_ file: OwnedDescriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    // Unlike the time of the last writing, nobody can set that of the last change.
    seconds = Int(status.st_ctim.tv_sec)
    nanoseconds = Int(status.st_ctim.tv_nsec)
  }
}
