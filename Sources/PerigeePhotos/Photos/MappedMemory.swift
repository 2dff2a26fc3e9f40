import CGio
import Glibc

/// A descriptor's memory, mapped for reading and unmapped when the last reference goes.
///
/// Unchecked only because a raw pointer is not `Sendable`: the memory is sealed against change.
nonisolated final class MappedMemory: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int

  /// `F_GET_SEALS` of linux/fcntl.h, which Swift's Glibc module leaves out.
  static let getSeals: Int32 = 1034
  /// `F_SEAL_SHRINK | F_SEAL_WRITE` of linux/fcntl.h.
  static let neededSeals: Int32 = 0x0002 | 0x0008

  /// Maps the first `count` bytes of `descriptor`, which stays the caller's to close; `nil` when it
  /// is smaller, or could still be shrunk or written by whoever made it: reading it could then end
  /// this program.
  init?(descriptor: Int32, count: Int) {
    var status = stat()
    let seals = fcntl(descriptor, Self.getSeals)
    guard count > 0, seals >= 0, seals & Self.neededSeals == Self.neededSeals,
      fstat(descriptor, &status) == 0, Int(status.st_size) >= count
    else { return nil }
    // Privately: before Linux 6.7 memory sealed against writing cannot be mapped as shared.
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    self.start = UnsafeRawPointer(start)
    self.count = count
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: start), count)
  }
}
