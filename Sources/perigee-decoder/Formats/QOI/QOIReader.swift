/// A "quite OK image" (QOI specification 1.0).
struct QOIReader: RasterReader {
  let description: RasterDescription
  private let content: ByteReader

  /// The header, in bytes.
  private static let start = 14

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    guard page == 0 else { throw .noSuchPage(of: 1) }
    guard let width = content.big32(4), let height = content.big32(8),
      let channels = content.byte(12), content.count > Self.start
    else { throw .cutShort }
    guard width > 0, height > 0, channels == 3 || channels == 4 else {
      throw .damaged("no size or no channels")
    }
    self.content = content
    description = RasterDescription(
      width: Int(width), height: Int(height), bands: Int(channels))
  }

  private struct Pixel {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var alpha: UInt8 = 255

    /// Its place among the pixels seen.
    var slot: Int { (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + Int(alpha) * 11) % 64 }
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    let raster = try Raster(
      width: description.width, height: description.height, bands: description.bands)
    var seen = [Pixel](repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 0), count: 64)
    var pixel = Pixel()
    var place = Self.start
    var run = 0
    for index in 0..<raster.width * raster.height {
      if run > 0 {
        run -= 1
      } else {
        guard let length = step(place, &pixel, &run, seen) else {
          guard !strict else { throw .cutShort }
          return raster
        }
        place += length
        seen[pixel.slot] = pixel
      }
      let output = index * raster.bands
      raster.bytes[output] = pixel.red
      raster.bytes[output + 1] = pixel.green
      raster.bytes[output + 2] = pixel.blue
      if raster.bands == 4 { raster.bytes[output + 3] = pixel.alpha }
    }
    return raster
  }

  /// Reads one code and gives its length; `nil` where the file ends.
  private func step(
    _ place: Int, _ pixel: inout Pixel, _ run: inout Int, _ seen: [Pixel]
  ) -> Int? {
    guard let code = content.byte(place) else { return nil }
    switch code {
    case 0xFE, 0xFF:
      let length = code == 0xFE ? 4 : 5
      guard let values = content.slice(place + 1, length - 1) else { return nil }
      pixel.red = values.bytes[0]
      pixel.green = values.bytes[1]
      pixel.blue = values.bytes[2]
      if length == 5 { pixel.alpha = values.bytes[3] }
      return length
    case 0x00...0x3F:
      pixel = seen[Int(code)]
    case 0x40...0x7F:
      pixel.red &+= code >> 4 & 3 &- 2
      pixel.green &+= code >> 2 & 3 &- 2
      pixel.blue &+= code & 3 &- 2
    case 0x80...0xBF:
      guard let second = content.byte(place + 1) else { return nil }
      let green = code & 0x3F &- 32
      pixel.red &+= green &+ (second >> 4) &- 8
      pixel.green &+= green
      pixel.blue &+= green &+ (second & 15) &- 8
      return 2
    default:
      run = Int(code & 0x3F)
    }
    return 1
  }
}
