/// What the markers before a JPEG's first pixels say.
struct JPEGMarkers {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var components = 0
  private(set) var isProgressive = false
  /// EXIF orientation, 1 to 8.
  private(set) var orientation = 1
  /// The embedded profile, put together from its parts; `nil` when there is none or a part is missing.
  private(set) var profile: [UInt8]?

  /// The JPEG inside the EXIF block; `nil` when there is none.
  private(set) var thumbnail: ByteReader?

  private var profileParts: [UInt8: ByteReader] = [:]
  private var profilePartCount: UInt8 = 0
  private var hasOrientation = false

  /// Reads up to the first scan; `nil` when there is no frame header or none with a size.
  init?(_ reader: ByteReader) {
    guard reader.has([0xFF, 0xD8]) else { return nil }
    var place = 2
    while let marker = Self.nextMarker(reader, &place), marker != 0xDA, marker != 0xD9 {
      if (0xD0...0xD8).contains(marker) || marker == 0x01 { continue }
      guard let length = reader.big16(place), length >= 2 else { break }
      // A segment that runs past the end is not usable, and nothing follows it.
      guard let body = reader.slice(place + 2, Int(length) - 2) else { break }
      read(marker, body)
      place += Int(length)
    }
    guard width > 0, height > 0 else { return nil }
    profile = joinedProfile()
  }

  /// Goes to the byte after the next marker; garbage between segments is skipped.
  private static func nextMarker(_ reader: ByteReader, _ place: inout Int) -> UInt8? {
    while let byte = reader.byte(place) {
      place += 1
      guard byte == 0xFF else { continue }
      while let marker = reader.byte(place) {
        place += 1
        if marker == 0xFF { continue }
        if marker == 0 { break }
        return marker
      }
    }
    return nil
  }

  private mutating func read(_ marker: UInt8, _ body: ByteReader) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      height = body.big16(1).map(Int.init) ?? 0
      width = body.big16(3).map(Int.init) ?? 0
      components = body.byte(5).map(Int.init) ?? 0
      isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    case 0xE1 where body.has("Exif") && !hasOrientation:
      if thumbnail == nil, let exif = body.slice(6, body.count - 6) {
        thumbnail = TIFFDirectory(exif)?.next?.embeddedJPEG(in: exif)
      }
      guard let value = TIFFDirectory.orientation(exif: body) else { return }
      orientation = value
      hasOrientation = true
    case 0xE2 where body.has("ICC_PROFILE"):
      guard let index = body.byte(12), let count = body.byte(13) else { return }
      profilePartCount = count
      profileParts[index] = body.slice(14, body.count - 14)
    default: break
    }
  }

  private func joinedProfile() -> [UInt8]? {
    guard profilePartCount > 0 else { return nil }
    var joined: [UInt8] = []
    for index in 1...profilePartCount {
      guard let part = profileParts[index] else { return nil }
      joined.append(contentsOf: part.bytes)
    }
    return joined
  }
}
