/// Finds out whether an OpenEXR file has all its rows, since its library leaves those black that are
/// missing (OpenEXR File Layout).
enum EXRChunks {
  /// Rows of a chunk by the number of the compression: none, RLE, ZIPS, ZIP, PIZ, PXR24, B44, B44A,
  /// DWAA, DWAB.
  private static let rows = [1, 1, 1, 16, 32, 16, 32, 32, 32, 256]
  /// Bits of the version that change the layout: tiles, deep data, several parts.
  private static let others: UInt32 = 0x200 | 0x800 | 0x1000
  /// The most attributes of a header looked at.
  private static let mostAttributes = 1_024

  /// Whether rows are missing; false for files of another layout than rows.
  static func areMissing(_ reader: ByteReader) -> Bool {
    guard let version = reader.little32(4), version & others == 0 else { return false }
    var place = 8
    var height: Int?
    var perChunk: Int?
    for _ in 0..<mostAttributes {
      guard let first = reader.byte(place) else { return true }
      if first == 0 { break }
      guard let name = text(reader, &place), text(reader, &place) != nil,
        let count = reader.little32(place)
      else { return true }
      place += 4
      if name == "compression", let kind = reader.byte(place), Int(kind) < rows.count {
        perChunk = rows[Int(kind)]
      } else if name == "dataWindow", let top = reader.little32(place + 4),
        let bottom = reader.little32(place + 12)
      {
        height = Int(Int32(bitPattern: bottom)) - Int(Int32(bitPattern: top)) + 1
      }
      place += Int(count)
    }
    guard let height, let perChunk, height > 0 else { return true }
    let table = place + 1
    let chunks = (height + perChunk - 1) / perChunk
    guard reader.slice(table, chunks * 8) != nil else { return true }
    return !(0..<chunks).allSatisfy { isThere(reader, table + $0 * 8) }
  }

  private static func isThere(_ reader: ByteReader, _ entry: Int) -> Bool {
    // A place beyond 4 GiB is outside of what is read here.
    guard let place = reader.little32(entry).map(Int.init), place > 0,
      reader.little32(entry + 4) == 0, let count = reader.little32(place + 4)
    else { return false }
    return reader.slice(place + 8, Int(count)) != nil
  }

  /// A word that ends with a zero byte.
  private static func text(_ reader: ByteReader, _ place: inout Int) -> String? {
    var bytes: [UInt8] = []
    while let byte = reader.byte(place), bytes.count < 256 {
      place += 1
      if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
