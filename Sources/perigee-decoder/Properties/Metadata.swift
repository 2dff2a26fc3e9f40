import CVips

/// A file's metadata as gexiv2 has read it; a tag that is broken is as one that is not there.
final class Metadata {
  private let library: MetadataLibrary
  private let metadata: UnsafeMutableRawPointer

  /// Reads the metadata; `nil` when there is none that can be read.
  init?(_ file: UnsafeRawBufferPointer) {
    guard let library = MetadataLibrary.shared, let metadata = library.create() else { return nil }
    self.library = library
    self.metadata = metadata
    let bytes = file.bindMemory(to: UInt8.self).baseAddress
    let isRead = Self.quietly { library.open(metadata, bytes, file.count, $0) != 0 }
    // Everything is set by now, so that the end gives the reference back here too.
    guard isRead else { return nil }
  }

  deinit {
    g_object_unref(metadata)
  }

  /// The first of the tags that has a text, without what spoils a line.
  func text(_ tags: String...) -> String? {
    for tag in tags {
      let found = Self.quietly { library.text(metadata, tag, $0) }
      guard let found else { continue }
      defer { g_free(found) }
      let text = Self.plain(String(cString: found))
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// The first of the tags that holds a fraction.
  func number(_ tag: String) -> Double? {
    var above: Int32 = 0
    var below: Int32 = 0
    let isThere = Self.quietly { library.fraction(metadata, tag, &above, &below, $0) != 0 }
    guard isThere, below != 0 else { return nil }
    return Double(above) / Double(below)
  }

  /// Where the photo was taken: degrees east and north, metres above the sea.
  func place() -> (longitude: Double, latitude: Double, altitude: Double?)? {
    var longitude = 0.0
    var latitude = 0.0
    var altitude = 0.0
    let isThere = Self.quietly {
      library.place(metadata, &longitude, &latitude, &altitude, $0) != 0
    }
    // Cameras without a position write zeros; nobody takes photos there, off the coast of Africa.
    guard isThere, longitude != 0 || latitude != 0, abs(longitude) <= 180, abs(latitude) <= 90,
      text("Exif.GPSInfo.GPSLatitude") != nil
    else { return nil }
    let hasAltitude = altitude.isFinite && text("Exif.GPSInfo.GPSAltitude") != nil
    return (longitude, latitude, hasAltitude ? altitude : nil)
  }

  private static func quietly<Value>(_ call: (MetadataLibrary.Fault) -> Value) -> Value {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    return call(&error)
  }

  /// The longest text kept, in characters.
  private static let longest = 500

  /// On one line, without the language XMP puts before it and without marks that turn the writing of
  /// what stands around it.
  private static func plain(_ text: String) -> String {
    var body = text[...]
    if body.hasPrefix("lang=\""), let end = body.dropFirst(6).firstIndex(of: "\"") {
      body = body[body.index(after: end)...]
    }
    var scalars = String.UnicodeScalarView()
    for scalar in body.unicodeScalars.prefix(longest) {
      switch scalar.value {
      // U+061C, U+200E, U+200F, U+202A to 202E and U+2066 to 2069 steer the direction of writing.
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFD: continue
      case 0..<0x20, 0x7F..<0xA0: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let line = String(scalars)
    guard let first = line.firstIndex(where: { $0 != " " }),
      let last = line.lastIndex(where: { $0 != " " })
    else { return "" }
    return String(line[first...last])
  }
}
