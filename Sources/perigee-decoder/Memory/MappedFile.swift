import Glibc
import PerigeeWire

/// A file's bytes, mapped for reading from its descriptor.
///
/// A mapping has no position, so several requests may read one open file at once, and the pages are
/// the system's own cache. A file that is cut while it is read leaves holes; ``MappingFaults`` turns
/// them into zeros.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Maps the whole file.
  init(_ file: OwnedDescriptor) throws(DecodeFailure) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .unreadable(.systemError(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(.isFolder)
    default: throw .unreadable(.isNotFile)
    }
    guard status.st_size > 0 else { throw .emptyFile }
    let count = Int(status.st_size)
    let address = mmap(nil, count, PROT_READ, MAP_SHARED, file.number, 0)
    guard let address, address != MAP_FAILED else { throw .unreadable(.systemError(errno)) }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  /// Gives the memory back that was taken by what was read so far; what is read again comes from the
  /// system's cache of the file.
  func letGo() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
