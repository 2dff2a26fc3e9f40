import Glibc

/// Descriptors beside a message, in the kernel's layout (`struct cmsghdr`, whose macros C alone has).
enum ControlMessage {
  /// The bytes before the first descriptor: length (8), level (4), type (4).
  private static let head = MemoryLayout<cmsghdr>.size
  private static let each = MemoryLayout<Int32>.size

  private static func space(for count: Int) -> Int {
    let word = MemoryLayout<Int>.size
    return head + (count * each + word - 1) / word * word
  }

  /// What to send beside a message; empty for no descriptor.
  static func sending(_ descriptors: [Int32]) -> [UInt8] {
    guard !descriptors.isEmpty else { return [] }
    var bytes = [UInt8](repeating: 0, count: space(for: descriptors.count))
    bytes.withUnsafeMutableBytes { bytes in
      var header = cmsghdr()
      header.cmsg_len = head + descriptors.count * each
      header.cmsg_level = SOL_SOCKET
      header.cmsg_type = Int32(SCM_RIGHTS)
      bytes.storeBytes(of: header, as: cmsghdr.self)
      for (index, descriptor) in descriptors.enumerated() {
        bytes.storeBytes(of: descriptor, toByteOffset: head + index * each, as: Int32.self)
      }
    }
    return bytes
  }

  /// Room for the descriptors of one message.
  static func receiving() -> [UInt8] {
    [UInt8](repeating: 0, count: space(for: WireFormat.mostDescriptors))
  }

  /// The descriptors the kernel has put beside a message; the caller owns them.
  static func descriptors(in bytes: [UInt8]) -> [Int32] {
    bytes.withUnsafeBytes { bytes in
      guard bytes.count >= head else { return [] }
      let header = bytes.loadUnaligned(as: cmsghdr.self)
      guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == Int32(SCM_RIGHTS) else {
        return []
      }
      let end = min(Int(header.cmsg_len), bytes.count)
      return stride(from: head, to: end - each + 1, by: each).map { offset in
        bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      }
    }
  }
}
