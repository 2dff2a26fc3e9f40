/// What stands before the pixels of a Targa file (Truevision TGA 2.0).
struct TGAHeader {
  let width: Int
  let height: Int
  /// Bytes of a stored pixel, 1 to 4.
  let size: Int
  let isGrey: Bool
  let hasPalette: Bool
  let isInRuns: Bool
  let isTopDown: Bool
  let isRightToLeft: Bool
  /// How many bits of a pixel are alpha.
  let alphaBits: Int
  /// The palette: where it stands, its first number, its length, and the bytes of an entry.
  let palette: (place: Int, first: Int, count: Int, size: Int)
  /// Where the pixels begin.
  let place: Int

  init(_ reader: ByteReader) throws(ReadFailure) {
    guard let name = reader.byte(0), let kind = reader.byte(2), let first = reader.little16(3),
      let count = reader.little16(5), let bits = reader.byte(7), let width = reader.little16(12),
      let height = reader.little16(14), let depth = reader.byte(16), let flags = reader.byte(17)
    else { throw .cutShort }
    guard width > 0, height > 0 else { throw .damaged("no size") }
    isInRuns = kind & 8 != 0
    let content = kind & 7
    guard (1...3).contains(content), kind <= 11 else { throw .unsupported("kind \(kind)") }
    hasPalette = content == 1
    isGrey = content == 3
    let depths: [UInt8] = isGrey || hasPalette ? [8] : [15, 16, 24, 32]
    guard depths.contains(depth) else { throw .unsupported("\(depth) bits a pixel") }
    guard !hasPalette || [15, 16, 24, 32].contains(bits) else {
      throw .unsupported("a palette of \(bits) bits")
    }
    self.width = Int(width)
    self.height = Int(height)
    size = (Int(depth) + 7) / 8
    isTopDown = flags & 0x20 != 0
    isRightToLeft = flags & 0x10 != 0
    alphaBits = Int(flags & 15)
    let start = 18 + Int(name)
    let entry = (Int(bits) + 7) / 8
    palette = (start, Int(first), Int(count), entry)
    place = start + (reader.byte(1) == 1 ? Int(count) * entry : 0)
  }
}
