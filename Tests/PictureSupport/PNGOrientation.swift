/// Writes an EXIF orientation into a PNG, which libvips does not do itself (PNG 3, `eXIf` chunk).
enum PNGOrientation {
  /// Where the first chunk after the header begins: signature (8) and `IHDR` (25).
  private static let place = 33

  /// The file with an `eXIf` chunk behind its header.
  static func inserted(_ orientation: Int, into file: [UInt8]) -> [UInt8] {
    // A TIFF block with one tag: 274, one 16-bit number.
    let block: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1,
      UInt8(truncatingIfNeeded: orientation >> 8), UInt8(truncatingIfNeeded: orientation), 0, 0,
      0, 0, 0, 0,
    ]
    let named = Array("eXIf".utf8) + block
    let chunk = big32(UInt32(block.count)) + named + big32(checksum(named))
    return Array(file.prefix(place)) + chunk + Array(file.dropFirst(place))
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG defines it (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
