import CLinux
import Glibc
import PerigeeWire

/// A copy of a file under a path of its own, for a library that opens nothing else.
///
/// The sandbox forbids to open the photo by any path; the copy lives in memory, where it may.
final class MemoryFile {
  private let descriptor: OwnedDescriptor
  /// Kept for its bytes.
  private let file: MappedFile

  /// The largest file copied, in bytes.
  private static let largest = 1_024 * 1_024 * 1_024

  /// Copies the file.
  init(_ file: MappedFile) throws(DecodeFailure) {
    self.file = file
    guard file.bytes.count <= Self.largest else { throw .noMemory }
    let number = linux_memfd_create("perigee-photo", UInt32(MFD_CLOEXEC))
    guard number >= 0 else { throw .noMemory }
    descriptor = OwnedDescriptor(adopting: number)
    var place = 0
    while place < file.bytes.count {
      let count = write(
        number, file.bytes.baseAddress?.advanced(by: place), file.bytes.count - place)
      guard count > 0 else { throw .noMemory }
      place += count
    }
  }

  /// The path, valid for as long as the copy lives.
  var path: String { "/proc/self/fd/\(descriptor.number)" }
}
