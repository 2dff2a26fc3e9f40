/// A Windows bitmap file.
struct BMPReader: RasterReader {
  let description: RasterDescription
  private let pixels: DIBPixels

  /// The file's own header before the bitmap's, in bytes.
  private static let start = 14

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    guard page == 0 else { throw .noSuchPage(of: 1) }
    let header = try DIBHeader(content, at: Self.start)
    let stated = Int(content.little32(10) ?? 0)
    let place = stated >= Self.start + 12 ? stated : header.end
    pixels = DIBPixels(reader: content, header: header, place: place)
    let hasAlpha = header.packing != .none && header.masks.count > 3 && header.masks[3].isThere
    description = RasterDescription(
      width: header.width, height: header.height, bands: hasAlpha ? 4 : 3,
      profile: header.profile)
    guard place < content.count else { throw .cutShort }
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    let raster = try Raster(
      width: description.width, height: description.height, bands: description.bands)
    guard pixels.write(to: raster) || !strict else { throw .cutShort }
    return raster
  }
}
