/// The pixels of a Targa file in the order they are stored.
struct TGAPixels {
  /// One pixel.
  struct Pixel {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8
  }

  private let reader: ByteReader
  private let header: TGAHeader
  private var place: Int
  /// How many pixels are left of a packet, and the pixel it repeats.
  private var left = 0
  private var repeated: Pixel?

  init(_ reader: ByteReader, _ header: TGAHeader) {
    self.reader = reader
    self.header = header
    place = header.place
  }

  /// The next pixel; `nil` where the file ends.
  mutating func next() -> Pixel? {
    guard header.isInRuns else { return stored() }
    if left == 0 {
      guard let packet = reader.byte(place) else { return nil }
      place += 1
      left = Int(packet & 0x7F) + 1
      repeated = nil
      if packet & 0x80 != 0 {
        guard let pixel = stored() else { return nil }
        repeated = pixel
      }
    }
    left -= 1
    return repeated ?? stored()
  }

  private mutating func stored() -> Pixel? {
    defer { place += header.size }
    guard header.hasPalette || header.isGrey else { return colour(place, header.size) }
    guard let value = reader.byte(place) else { return nil }
    guard header.hasPalette else {
      return Pixel(red: value, green: value, blue: value, alpha: 255)
    }
    let index = Int(value) - header.palette.first
    guard (0..<header.palette.count).contains(index) else {
      return Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    }
    return colour(header.palette.place + index * header.palette.size, header.palette.size)
  }

  private func colour(_ place: Int, _ size: Int) -> Pixel? {
    if size == 2 {
      guard let word = reader.little16(place) else { return nil }
      let alpha: UInt8 = header.alphaBits == 0 || word & 0x8000 != 0 ? 255 : 0
      return Pixel(
        red: wide(word >> 10), green: wide(word >> 5), blue: wide(word), alpha: alpha)
    }
    guard let blue = reader.byte(place), let green = reader.byte(place + 1),
      let red = reader.byte(place + 2)
    else { return nil }
    guard size == 4 else { return Pixel(red: red, green: green, blue: blue, alpha: 255) }
    guard let alpha = reader.byte(place + 3) else { return nil }
    return Pixel(red: red, green: green, blue: blue, alpha: header.alphaBits == 0 ? 255 : alpha)
  }

  /// Five bits as eight.
  private func wide(_ word: UInt16) -> UInt8 { UInt8(Int(word & 31) * 255 / 31) }
}
