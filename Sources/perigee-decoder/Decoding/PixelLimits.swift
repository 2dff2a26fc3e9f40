import PerigeeWire

/// What a header may claim before any pixel is decoded.
enum PixelLimits {
  /// The most pixels of a picture that is read row by row: 65,536 × 65,536, beyond the largest
  /// panoramas people share and below what a bomb's header claims.
  static let mostPixels = 1 << 32
  /// The most memory a picture may need that is decoded as a whole (HEIC, AVIF, WebP, JPEG XL,
  /// progressive JPEG): 2 GiB.
  static let mostBytes = 2 * 1_024 * 1_024 * 1_024
  /// Above this many pixels a file must have enough bytes for them to be believed.
  static let believed = 100_000_000
  /// The most pixels a byte of JPEG can stand for: an empty 8 × 8 block takes at least 1 bit.
  private static let jpegPixelsPerByte = 512
  /// The most pixels a byte of PNG can stand for: deflate reaches 1032 to 1, 8 pixels a byte.
  private static let pngPixelsPerByte = 1_032 * 8

  /// Throws when a picture of this size must not be decoded.
  static func check(
    _ format: PhotoFormat, width: Int, height: Int, fileSize: Int, bytesPerPixel: Int
  ) throws(DecodeFailure) {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, pixels <= mostPixels else { throw .tooLarge(format, width, height) }
    if bytesPerPixel > 0, pixels > mostBytes / bytesPerPixel {
      throw .tooLarge(format, width, height)
    }
    guard pixels > believed, let perByte = pixelsPerByte(format) else { return }
    guard pixels / perByte <= fileSize else { throw .implausible(format, width, height) }
  }

  private static func pixelsPerByte(_ format: PhotoFormat) -> Int? {
    switch format {
    case .jpeg, .mpo: jpegPixelsPerByte
    case .png, .apng: pngPixelsPerByte
    default: nil
    }
  }
}
