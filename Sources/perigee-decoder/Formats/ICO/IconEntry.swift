/// One picture of an icon or cursor, as the list at its start names it.
struct IconEntry {
  let place: Int
  let count: Int
  let isPNG: Bool
  let width: Int
  let height: Int
  let depth: Int
  /// The pixel that points, of a cursor.
  let hotSpot: (x: Int, y: Int)?

  /// The most pictures of one file.
  private static let most = 256

  /// The pictures that can be read, the largest first; of one size, that with the most colours.
  static func all(_ reader: ByteReader) throws(ReadFailure) -> [IconEntry] {
    guard let listed = reader.little16(4) else { throw .cutShort }
    let isCursor = reader.little16(2) == 2
    let entries = (0..<min(Int(listed), most)).compactMap {
      IconEntry(reader, 6 + $0 * 16, isCursor: isCursor)
    }
    guard !entries.isEmpty else {
      throw reader.count < 6 + Int(listed) * 16 ? .cutShort : .damaged("no picture can be read")
    }
    return entries.sorted {
      ($0.width * $0.height, $0.depth) > ($1.width * $1.height, $1.depth)
    }
  }

  private init?(_ reader: ByteReader, _ item: Int, isCursor: Bool) {
    guard let count = reader.little32(item + 8), let place = reader.little32(item + 12) else {
      return nil
    }
    self.count = Int(count)
    self.place = Int(place)
    hotSpot =
      isCursor
      ? (Int(reader.little16(item + 4) ?? 0), Int(reader.little16(item + 6) ?? 0)) : nil
    isPNG = reader.has(PNGChunk.signature, at: self.place)
    if isPNG {
      guard let width = reader.big32(self.place + 16), let height = reader.big32(self.place + 20),
        (1...Self.longestEdge).contains(Int(width)), (1...Self.longestEdge).contains(Int(height))
      else { return nil }
      self.width = Int(width)
      self.height = Int(height)
      depth = 32
    } else {
      guard let header = try? DIBHeader(reader, at: self.place, inIcon: true),
        header.width <= Self.longestEdge, header.height <= Self.longestEdge
      else { return nil }
      width = header.width
      height = header.height
      depth = header.depth
    }
  }

  /// The longest edge believed, in pixels: Windows uses up to 256, some programs write 1,024.
  private static let longestEdge = 4_096
}
