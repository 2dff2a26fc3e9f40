/// Tells the kind of a picture from its first bytes, whatever its name says.
enum FormatSniffer {
  /// How far to look for the start of an SVG: comments and a document type may come first.
  private static let svgSearch = 4_096

  /// The format of the content, `nil` when it is no known picture.
  static func format(of bytes: UnsafeRawBufferPointer) -> PhotoFormat? {
    let reader = ByteReader(bytes)
    return signature(reader) ?? isoMedia(reader) ?? text(reader) ?? targa(reader)
  }

  private static func signature(_ reader: ByteReader) -> PhotoFormat? {
    if reader.has([0xFF, 0xD8, 0xFF]) { return MultiPicture.isIn(reader) ? .mpo : .jpeg }
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return isAnimated(png: reader) ? .apng : .png
    }
    if reader.has("GIF87a") || reader.has("GIF89a") { return .gif }
    if reader.has("RIFF"), reader.has("WEBP", at: 8) { return .webp }
    if isTIFF(reader) {
      return TIFFDirectory.isDNG(reader) ? .dng : RawSignature.isInTIFF(reader) ? .raw : .tiff
    }
    if RawSignature.isAtStart(reader) { return .raw }
    if reader.has([0xFF, 0x0A]) || reader.has([0, 0, 0, 12] + Array("JXL ".utf8)) {
      return .jpegXL
    }
    if reader.has([0, 0, 0, 12] + Array("jP  ".utf8)) { return .jpeg2000 }
    if reader.has([0xFF, 0x4F, 0xFF, 0x51]) { return .jpeg2000Codestream }
    if reader.has("BM"), reader.count >= 26 { return .bmp }
    if reader.has([0, 0, 1, 0]), reader.count >= 22 { return .ico }
    if reader.has([0, 0, 2, 0]), reader.count >= 22, reader.byte(9) == 0, reader.byte(4) != 0 {
      return .cur
    }
    if reader.has("8BPS") { return .psd }
    if reader.has("%PDF-") { return .pdf }
    if reader.has("#?RADIANCE") || reader.has("#?RGBE") { return .radianceHDR }
    if reader.has([0x76, 0x2F, 0x31, 0x01]) { return .openEXR }
    if reader.has("qoif") { return .qoi }
    if reader.has("DDS ") { return .dds }
    return nil
  }

  private static func isTIFF(_ reader: ByteReader) -> Bool {
    reader.has([0x49, 0x49, 42, 0]) || reader.has([0x4D, 0x4D, 0, 42])
      || reader.has([0x49, 0x49, 43, 0]) || reader.has([0x4D, 0x4D, 0, 43])
  }

  /// An animated PNG has an `acTL` chunk before its first pixels.
  private static func isAnimated(png reader: ByteReader) -> Bool {
    var place = 8
    while let length = reader.big32(place), let kind = reader.big32(place + 4) {
      if kind == 0x6163_544C { return true }
      if kind == 0x4944_4154 { return false }
      place += 12 + Int(length)
    }
    return false
  }

  /// HEIC and AVIF are ISO media files; the brands at their start tell them apart.
  private static func isoMedia(_ reader: ByteReader) -> PhotoFormat? {
    guard reader.has("ftyp", at: 4), let length = reader.big32(0) else { return nil }
    var isHEIF = false
    for place in stride(from: 8, to: min(Int(length), 256), by: 4) where place != 12 {
      if reader.has("avif", at: place) || reader.has("avis", at: place) { return .avif }
      for brand in ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]
      where reader.has(brand, at: place) {
        isHEIF = true
      }
    }
    return isHEIF ? .heic : nil
  }

  private static func text(_ reader: ByteReader) -> PhotoFormat? {
    if reader.has([0x1F, 0x8B]) { return .svgz }
    if reader.byte(0) == 0x50, let kind = reader.byte(1), let space = reader.byte(2) {
      let isSpace = space == 0x20 || (0x09...0x0D).contains(space) || space == 0x23
      if (0x31...0x36).contains(kind), isSpace { return .ppm }
      if kind == 0x66 || kind == 0x46, isSpace { return .ppm }
    }
    return reader.contains("<svg", before: svgSearch) || reader.contains(":svg", before: svgSearch)
      ? .svg : nil
  }

  /// Targa has no signature at its start: either the footer, or a header in which all agrees.
  private static func targa(_ reader: ByteReader) -> PhotoFormat? {
    if reader.count > 26, reader.has("TRUEVISION-XFILE", at: reader.count - 18) { return .tga }
    guard reader.count > 18, let map = reader.byte(1), let kind = reader.byte(2),
      let depth = reader.byte(16), let width = reader.little16(12), let height = reader.little16(14)
    else { return nil }
    let hasKind = [1, 2, 3, 9, 10, 11].contains(kind)
    let hasMap = (kind == 1 || kind == 9) == (map == 1)
    guard hasKind, map <= 1, hasMap, [8, 15, 16, 24, 32].contains(depth) else { return nil }
    return width > 0 && height > 0 && reader.byte(17).map { $0 & 0xC0 } == 0 ? .tga : nil
  }
}
