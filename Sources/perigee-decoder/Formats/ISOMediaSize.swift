/// The size that a HEIC or AVIF file states in its `ispe` boxes, for one that its library refuses.
enum ISOMediaSize {
  /// The longest edge libheif decodes, in pixels (its `MAX_IMAGE_WIDTH`, of libheif 1.15).
  static let longestEdge = 16_384
  /// How far to look: the boxes stand before the coded pixels.
  private static let search = 65_536

  /// The largest size stated; `nil` for other formats or when none is stated.
  static func largest(in reader: ByteReader, _ format: PhotoFormat) -> (width: Int, height: Int)? {
    guard format == .avif || format == .heic else { return nil }
    var largest: (width: Int, height: Int)?
    for place in 0..<max(0, min(search, reader.count - 16)) where reader.has("ispe", at: place) {
      guard let width = reader.big32(place + 8), let height = reader.big32(place + 12) else {
        continue
      }
      // The longest edge decides; a product of two claims may not even be a number.
      if Int(max(width, height)) > (largest.map { max($0.width, $0.height) } ?? 0) {
        largest = (Int(width), Int(height))
      }
    }
    return largest
  }
}
