/// Colours that a file names by code points instead of a profile (ITU-T H.273), which libvips ignores.
enum CodedColours {
  /// The primaries of Display P3 with the curve of sRGB.
  case displayP3

  /// The name a person knows the colours by.
  var name: String { "Display P3" }
  /// libvips' name for its own profile of these colours.
  var profile: String { "p3" }

  /// How far to look for the box of a HEIC or AVIF: it stands before the coded pixels.
  private static let search = 65_536

  /// The colours a file names; `nil` for none, and for those that are shown as sRGB.
  init?(_ reader: ByteReader, _ format: PhotoFormat) {
    let points: (primaries: UInt16, transfer: UInt16)?
    switch format {
    case .png, .apng: points = Self.inPNG(reader)
    case .avif, .heic: points = Self.inISOMedia(reader)
    default: points = nil
    }
    // 12 is Display P3, 13 the curve of sRGB.
    guard let points, points == (12, 13) else { return nil }
    self = .displayP3
  }

  /// The `cICP` chunk, which stands before the first pixels.
  private static func inPNG(_ reader: ByteReader) -> (UInt16, UInt16)? {
    var place = 8
    while let length = reader.big32(place), let kind = reader.slice(place + 4, 4) {
      if kind.has("IDAT") { return nil }
      if kind.has("cICP"), let first = reader.byte(place + 8), let second = reader.byte(place + 9) {
        return (UInt16(first), UInt16(second))
      }
      place += 12 + Int(length)
    }
    return nil
  }

  /// The first `colr` box of type `nclx`.
  private static func inISOMedia(_ reader: ByteReader) -> (UInt16, UInt16)? {
    for place in 0..<max(0, min(search, reader.count - 12)) where reader.has("colrnclx", at: place)
    {
      guard let first = reader.big16(place + 8), let second = reader.big16(place + 10) else {
        return nil
      }
      return (first, second)
    }
    return nil
  }
}
