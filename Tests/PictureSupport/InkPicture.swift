import CVips

/// A picture in printers' inks (CMYK), without a profile.
public enum InkPicture {
  /// Inks of one pixel, 0 (none) to 255 (full).
  public typealias Inks = (cyan: UInt8, magenta: UInt8, yellow: UInt8, black: UInt8)

  /// Writes a CMYK JPEG by asking for the inks of each pixel.
  public static func write(
    to path: String, width: Int, height: Int, _ inks: (_ x: Int, _ y: Int) -> Inks
  ) throws(PictureFailure) {
    guard VipsCall.isReady else { throw PictureFailure("libvips does not start") }
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = inks(x, y)
        bytes += [pixel.cyan, pixel.magenta, pixel.yellow, pixel.black]
      }
    }
    let image = bytes.withUnsafeBytes { content in
      vips_image_new_from_memory_copy(
        content.baseAddress, content.count, Int32(width), Int32(height), 4, VIPS_FORMAT_UCHAR)
    }
    guard let image else { throw PictureFailure("no image") }
    image.pointee.Type = VIPS_INTERPRETATION_CMYK
    try VipsRaster(adopting: image).write(to: path, as: .jpeg, PictureOptions())
  }
}
