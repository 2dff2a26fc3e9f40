import Glibc
import PerigeeWire

/// Why a photo could not be unpacked, beside what is wrong with the photo itself.
enum UnpackingFailure: Error {
  /// The disc, or what the user may have of it, is full.
  case noSpace
  /// The file cannot be written; the number is `errno`.
  case write(Int32)
  /// There is not enough memory.
  case memory
}

/// Writes to a file from a place on, in large pieces.
final class FileOutput {
  /// How much is gathered before it is written, in bytes.
  private static let piece = 1 << 20

  private let file: OwnedDescriptor
  private var waiting: [UInt8] = []
  private var written: Int

  init(_ file: OwnedDescriptor, startingAt place: Int) {
    self.file = file
    written = place
    waiting.reserveCapacity(Self.piece * 2)
  }

  /// Where the next byte will be.
  var place: Int { written + waiting.count }

  func write(_ bytes: some Sequence<UInt8>) throws(UnpackingFailure) {
    waiting.append(contentsOf: bytes)
    guard waiting.count >= Self.piece else { return }
    try flush()
  }

  /// Writes what is left, then the beginning of the file.
  func finish(beginning: [UInt8]) throws(UnpackingFailure) {
    try flush()
    try put(beginning, at: 0)
  }

  private func flush() throws(UnpackingFailure) {
    try put(waiting, at: written)
    written += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8], at place: Int) throws(UnpackingFailure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        pwrite(
          file.number, bytes.baseAddress?.advanced(by: done), bytes.count - done, place + done)
      }
      guard count <= 0 else {
        done += count
        continue
      }
      switch errno {
      case EINTR where count < 0: continue
      case ENOSPC, EDQUOT, EFBIG: throw .noSpace
      default: throw .write(errno)
      }
    }
  }
}
