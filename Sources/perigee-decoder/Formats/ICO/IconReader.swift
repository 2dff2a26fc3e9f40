/// A picture of a Windows icon or cursor; the largest comes first.
struct IconReader: RasterReader {
  private(set) var description: RasterDescription
  private let content: ByteReader
  private let entry: IconEntry

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    self.content = content
    let entries = try IconEntry.all(content)
    guard page < entries.count else { throw .noSuchPage(of: entries.count) }
    entry = entries[page]
    description = RasterDescription(width: entry.width, height: entry.height, bands: 4)
    description.pages = entries.count
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    guard entry.isPNG else { return try bitmap(strict: strict) }
    guard let file = content.slice(entry.place, entry.count) else { throw .cutShort }
    let raster = try Raster(width: entry.width, height: entry.height, bands: 4)
    let picture = try StillPNG.pixels(HeldBytes(Array(file.bytes)), strict: strict)
    try StillPNG.put(picture, on: raster, FramePart(width: entry.width, height: entry.height))
    return raster
  }

  private func bitmap(strict: Bool) throws(ReadFailure) -> Raster {
    let header = try DIBHeader(content, at: entry.place, inIcon: true)
    guard header.width == entry.width, header.height == entry.height else {
      throw .damaged("the size differs")
    }
    let raster = try Raster(width: entry.width, height: entry.height, bands: 4)
    let pixels = DIBPixels(reader: content, header: header, place: header.end)
    guard pixels.write(to: raster) || !strict else { throw .cutShort }
    let hasAlpha = stride(from: 3, to: raster.bytes.count, by: 4).contains {
      raster.bytes[$0] != 0
    }
    if header.depth < 32 || !hasAlpha { mask(raster, at: pixels.end) }
    return raster
  }

  /// Makes clear what the mask says: one bit a pixel, in rows of whole words, bottom row first.
  private func mask(_ raster: Raster, at place: Int) {
    let stride = (raster.width + 31) / 32 * 4
    for y in 0..<raster.height {
      let line = place + (raster.height - 1 - y) * stride
      for x in 0..<raster.width {
        // A mask that is missing hides nothing.
        let isClear = (content.byte(line + x / 8) ?? 0) >> UInt8(7 - x % 8) & 1 == 1
        raster.bytes[(y * raster.width + x) * 4 + 3] = isClear ? 0 : 255
      }
    }
  }
}
