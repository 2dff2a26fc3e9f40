/// The rows of a Photoshop file's flattened picture: all of one channel, then those of the next.
struct PSDRows {
  private let reader: ByteReader
  private let isPacked: Bool
  /// Bytes of an unpacked row.
  private let count: Int
  private let lengthSize: Int
  /// Where the next packed row's length stands.
  private var lengths: Int
  private var place: Int

  init(_ reader: ByteReader, _ header: PSDHeader) throws(ReadFailure) {
    guard let compression = reader.big16(header.place) else { throw .cutShort }
    guard compression <= 1 else { throw .unsupported("compression \(compression)") }
    self.reader = reader
    isPacked = compression == 1
    count = (header.width * header.depth + 7) / 8
    lengthSize = header.isLarge ? 4 : 2
    lengths = header.place + 2
    place = lengths + (isPacked ? header.height * header.channels * lengthSize : 0)
  }

  /// The next row, unpacked; `nil` where the file ends.
  mutating func next() -> [UInt8]? {
    guard isPacked else {
      defer { place += count }
      return reader.slice(place, count).map { Array($0.bytes) }
    }
    let length =
      lengthSize == 4
      ? reader.big32(lengths).map(Int.init)
      : reader.big16(lengths).map(Int.init)
    guard let length, let packed = reader.slice(place, length) else { return nil }
    lengths += lengthSize
    place += length
    return unpacked(packed)
  }

  /// Unpacks runs of bytes (PackBits); what is missing of a row is 0.
  private func unpacked(_ packed: ByteReader) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(count)
    var place = 0
    while row.count < count, let code = packed.byte(place) {
      place += 1
      if code < 128 {
        let single = min(Int(code) + 1, packed.count - place, count - row.count)
        guard single > 0, let bytes = packed.slice(place, single) else { break }
        row.append(contentsOf: bytes.bytes)
        place += Int(code) + 1
      } else if code > 128 {
        guard let value = packed.byte(place) else { break }
        row.append(
          contentsOf: repeatElement(value, count: min(257 - Int(code), count - row.count)))
        place += 1
      }
    }
    row.append(contentsOf: repeatElement(0, count: count - row.count))
    return row
  }
}
