import CVips

/// A Targa file: plain or in runs, with a palette, grey or in colour.
struct TGAReader: RasterReader {
  private(set) var description: RasterDescription
  private let content: ByteReader
  private let header: TGAHeader

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    guard page == 0 else { throw .noSuchPage(of: 1) }
    self.content = content
    header = try TGAHeader(content)
    guard header.place < content.count else { throw .cutShort }
    description = RasterDescription(
      width: header.width, height: header.height, bands: header.isGrey ? 1 : 4,
      interpretation: header.isGrey ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB)
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    let raster = try Raster(
      width: description.width, height: description.height, bands: description.bands)
    var pixels = TGAPixels(content, header)
    var hasAlpha = false
    for row in 0..<header.height {
      let y = header.isTopDown ? row : header.height - 1 - row
      for column in 0..<header.width {
        guard let pixel = pixels.next() else {
          guard !strict else { throw .cutShort }
          return raster
        }
        let x = header.isRightToLeft ? header.width - 1 - column : column
        let place = (y * header.width + x) * raster.bands
        raster.bytes[place] = pixel.red
        guard raster.bands == 4 else { continue }
        raster.bytes[place + 1] = pixel.green
        raster.bytes[place + 2] = pixel.blue
        raster.bytes[place + 3] = pixel.alpha
        hasAlpha = hasAlpha || pixel.alpha != 0
      }
    }
    // A picture that would be clear all over has no alpha at all, whatever its header says.
    if raster.bands == 4, !hasAlpha {
      for place in stride(from: 3, to: raster.bytes.count, by: 4) { raster.bytes[place] = 255 }
    }
    return raster
  }
}
