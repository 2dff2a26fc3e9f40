/// Chunks of PNG files, for what libvips does not write (PNG 3).
public enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Where the first chunk after the header begins: signature (8) and `IHDR` (25).
  private static let place = 33

  /// A chunk with its length and checksum.
  public static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + body
    return big32(UInt32(body.count)) + named + big32(checksum(named))
  }

  /// The header of an RGB picture of 8 bits.
  static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    chunk("IHDR", big32(width) + big32(height) + [8, 2, 0, 0, 0])
  }

  /// The file with an EXIF orientation behind its header.
  static func inserted(orientation: Int, into file: [UInt8]) -> [UInt8] {
    // A TIFF block with one tag: 274, one 16-bit number.
    let block: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1,
      UInt8(truncatingIfNeeded: orientation >> 8), UInt8(truncatingIfNeeded: orientation), 0, 0,
      0, 0, 0, 0,
    ]
    return Array(file.prefix(place)) + chunk("eXIf", block) + Array(file.dropFirst(place))
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG defines it (ISO 3309).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
