/// Colours that a file describes by code points (ITU-T H.273) or by numbers (PNG 3, 11.3.2) instead of
/// a profile, which libvips ignores.
enum CodedColours {
  /// How far to look for the box of a HEIC or AVIF: it stands before the coded pixels.
  private static let search = 65_536

  /// The profile of the colours a file describes; `nil` for none, and for those that are shown as sRGB.
  static func profile(_ reader: ByteReader, _ format: PhotoFormat) -> ICCProfile? {
    switch format {
    case .png, .apng: inPNG(reader)
    case .avif, .heic: inISOMedia(reader).flatMap { profile($0.0, $0.1, isGrey: false) }
    default: nil
    }
  }

  private static func profile(
    _ primaries: UInt16, _ transfer: UInt16, isGrey: Bool
  ) -> ICCProfile? {
    guard let colours = Chromaticities(codePoint: primaries),
      let curve = TransferCurve(codePoint: transfer), colours != .sRGB || curve != .sRGB
    else { return nil }
    let name = name(primaries, curve)
    return isGrey ? MadeProfile.grey(name, curve) : MadeProfile.rgb(name, colours, curve)
  }

  /// The name a person knows the colours by.
  private static func name(_ primaries: UInt16, _ curve: TransferCurve) -> String {
    let colours =
      switch primaries {
      case 9: "BT.2020"
      case 12: "Display P3"
      default: "sRGB"
      }
    return switch curve {
    case .sRGB: colours
    case .power(let exponent): exponent == 1 ? "\(colours) linear" : colours
    case .pq: "\(colours) PQ"
    case .hlg: "\(colours) HLG"
    }
  }

  /// The chunks before the first pixels; the strongest of them counts (PNG 3, 4.3).
  private static func inPNG(_ reader: ByteReader) -> ICCProfile? {
    var colours: Chromaticities?
    var gamma: Double?
    var isSRGB = false
    // Colour types 0 and 4.
    let isGrey = (reader.byte(25) ?? 2) & 2 == 0
    var place = 8
    while let length = reader.big32(place), let kind = reader.slice(place + 4, 4),
      !kind.has("IDAT")
    {
      let body = place + 8
      if kind.has("cICP"), let first = reader.byte(body), let second = reader.byte(body + 1) {
        return profile(UInt16(first), UInt16(second), isGrey: isGrey)
      } else if kind.has("sRGB") {
        isSRGB = true
      } else if kind.has("gAMA"), let stored = reader.big32(body), stored > 0 {
        gamma = 100_000 / Double(stored)
      } else if kind.has("cHRM") {
        colours = chromaticities(reader, body)
      }
      place += 12 + Int(length)
    }
    return isSRGB ? nil : profile(colours, gamma, isGrey: isGrey)
  }

  private static func profile(
    _ colours: Chromaticities?, _ gamma: Double?, isGrey: Bool
  ) -> ICCProfile? {
    let colours = colours ?? .sRGB
    // Numbers as those of sRGB are meant as sRGB; curves beyond these show nothing of a picture.
    let isUsual = gamma.map { (2.1...2.3).contains($0) || !(0.2...5).contains($0) } ?? true
    let curve = isUsual ? TransferCurve.sRGB : .power(gamma ?? 1)
    if isGrey { return isUsual ? nil : MadeProfile.grey("PNG gamma", curve) }
    guard !isUsual || !colours.isClose(to: .sRGB) else { return nil }
    return MadeProfile.rgb("PNG colors", colours, curve)
  }

  private static func chromaticities(_ reader: ByteReader, _ place: Int) -> Chromaticities? {
    let values = (0..<8).compactMap { reader.big32(place + $0 * 4).map { Double($0) / 100_000 } }
    guard values.count == 8 else { return nil }
    return Chromaticities(
      red: (values[2], values[3]), green: (values[4], values[5]), blue: (values[6], values[7]),
      white: (values[0], values[1]))
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
