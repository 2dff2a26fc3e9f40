/// Bytes that stay at one place as long as they are held.
final class HeldBytes {
  /// Where they are; writable only until they are handed on.
  let bytes: UnsafeMutableRawBufferPointer

  init(_ content: [UInt8]) {
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
    bytes.copyBytes(from: content)
  }

  deinit {
    bytes.deallocate()
  }
}
