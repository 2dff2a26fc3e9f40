/// One chunk of a PNG file, and the making of new ones (PNG 3, 5.3).
struct PNGChunk {
  /// The name as a number, its first letter highest.
  let name: UInt32
  /// The chunk with its length and checksum.
  let whole: ByteReader
  let body: ByteReader

  static let header: UInt32 = 0x4948_4452  // IHDR
  static let palette: UInt32 = 0x504C_5445  // PLTE
  static let transparency: UInt32 = 0x7452_4E53  // tRNS
  static let data: UInt32 = 0x4944_4154  // IDAT
  static let end: UInt32 = 0x4945_4E44  // IEND
  static let animation: UInt32 = 0x6163_544C  // acTL
  static let frame: UInt32 = 0x6663_544C  // fcTL
  static let frameData: UInt32 = 0x6664_4154  // fdAT

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The most chunks looked at: each costs at least 12 bytes of file, and real files have thousands.
  private static let most = 1_000_000

  /// Calls with each whole chunk in order until told to stop, or up to where the file is cut.
  static func each(_ reader: ByteReader, _ body: (PNGChunk) -> Bool) {
    var place = signature.count
    for _ in 0..<most {
      guard let length = reader.big32(place), let name = reader.big32(place + 4),
        let content = reader.slice(place + 8, Int(length)),
        let whole = reader.slice(place, Int(length) + 12)
      else { return }
      guard body(PNGChunk(name: name, whole: whole, body: content)) else { return }
      place += whole.count
    }
  }

  /// Appends a chunk of several parts with its checksum.
  static func append(_ name: UInt32, _ parts: [ByteReader], to file: inout [UInt8]) {
    append(UInt32(clamping: parts.reduce(0) { $0 + $1.count }), to: &file)
    var sum = checksum(name)
    append(name, to: &file)
    for part in parts {
      file.append(contentsOf: part.bytes)
      sum = checksum(part.bytes, after: sum)
    }
    append(~sum, to: &file)
  }

  private static func append(_ value: UInt32, to file: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  private static func checksum(_ name: UInt32) -> UInt32 {
    withUnsafeBytes(of: name.bigEndian) { checksum($0, after: .max) }
  }

  /// CRC-32 as PNG defines it (ISO 3309), before its last inversion.
  private static func checksum(_ bytes: UnsafeRawBufferPointer, after sum: UInt32) -> UInt32 {
    checksums.withUnsafeBufferPointer { table in
      var sum = sum
      for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
      return sum
    }
  }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
