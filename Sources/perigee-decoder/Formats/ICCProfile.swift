/// What an embedded colour profile says about itself.
struct ICCProfile {
  /// What kind of colours it describes.
  enum Space: UInt32 {
    case rgb = 0x5247_4220
    case grey = 0x4752_4159
    case cmyk = 0x434D_594B
    case lab = 0x4C61_6220
  }

  /// The profile's bytes.
  let bytes: [UInt8]
  /// The kind of colours; `nil` for one no picture here has.
  let space: Space?
  /// The profile's own name, else a word for its kind.
  let name: String
  /// Whether it describes sRGB, so that there is nothing to convert.
  let isSRGB: Bool

  /// The longest profile used, in bytes: printers' tables reach 4 MiB, bombs go beyond.
  static let longest = 16 * 1_024 * 1_024

  /// Reads a profile; `nil` when it is broken, cut, or longer than any real one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longest else { return nil }
    let read: (Space?, String, Bool)? = bytes.withUnsafeBytes { content in
      let reader = ByteReader(content)
      guard let length = reader.big32(0), length >= 132, Int(length) <= reader.count,
        reader.has("acsp", at: 36), let code = reader.big32(16)
      else { return nil }
      let space = Space(rawValue: code)
      let name = Self.description(reader) ?? Self.word(for: space)
      return (space, name, space == .rgb && Self.describesSRGB(reader))
    }
    guard let read else { return nil }
    self.bytes = bytes
    (space, name, isSRGB) = read
  }

  private static func word(for space: Space?) -> String {
    switch space {
    case .rgb: "RGB"
    case .grey: "grey"
    case .cmyk: "CMYK"
    case .lab: "Lab"
    case nil: "unknown"
    }
  }

  /// The content of a tag.
  private static func tag(_ name: String, _ reader: ByteReader) -> ByteReader? {
    guard let count = reader.big32(128) else { return nil }
    for index in 0..<min(Int(count), 128) {
      let place = 132 + index * 12
      guard reader.has(name, at: place), let start = reader.big32(place + 4),
        let length = reader.big32(place + 8)
      else { continue }
      return reader.slice(Int(start), Int(length))
    }
    return nil
  }

  private static func description(_ reader: ByteReader) -> String? {
    guard let tag = tag("desc", reader) else { return nil }
    if tag.has("desc"), let length = tag.big32(8), length > 1,
      let text = tag.slice(12, Int(length) - 1)
    {
      return trimmed(String(decoding: text.bytes, as: UTF8.self))
    }
    guard tag.has("mluc"), let length = tag.big32(20), let start = tag.big32(24),
      let text = tag.slice(Int(start), Int(length))
    else { return nil }
    let units = (0..<text.count / 2).compactMap { text.big16($0 * 2) }
    return trimmed(String(decoding: units, as: UTF16.self))
  }

  private static func trimmed(_ text: String) -> String? {
    let end = text.firstIndex(of: "\0") ?? text.endIndex
    let body = text[..<end]
    return body.isEmpty ? nil : String(body)
  }

  // MARK: sRGB

  /// The D50 primaries of sRGB as ICC profiles state them (IEC 61966-2-1, adapted).
  private static let primaries: [(String, [Double])] = [
    ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
    ("bXYZ", [0.1431, 0.0606, 0.7139]),
  ]
  /// How far a primary may lie off: published sRGB profiles differ in the fourth digit.
  private static let tolerance = 0.002

  private static func describesSRGB(_ reader: ByteReader) -> Bool {
    // A profile that also has tables need not agree with its primaries.
    guard tag("A2B0", reader) == nil else { return false }
    for (name, expected) in primaries {
      guard let tag = tag(name, reader) else { return false }
      for (index, value) in expected.enumerated() {
        guard let fixed = tag.big32(8 + index * 4) else { return false }
        let stored = Double(Int32(bitPattern: fixed)) / 65_536
        guard abs(stored - value) < tolerance else { return false }
      }
    }
    return ["rTRC", "gTRC", "bTRC"].allSatisfy { name in
      tag(name, reader).map(isSRGBCurve) ?? false
    }
  }

  /// Whether a curve runs through sRGB's at a dark, a middle and a light place.
  private static func isSRGBCurve(_ curve: ByteReader) -> Bool {
    if curve.has("para") {
      // Function 3 with sRGB's own numbers: exponent 2.4, offset 0.055 over 1.055.
      guard curve.big16(8) == 3, let gamma = curve.big32(12), let scale = curve.big32(16) else {
        return false
      }
      return abs(Double(gamma) / 65_536 - 2.4) < 0.01
        && abs(Double(scale) / 65_536 - 0.9479) < 0.001
    }
    guard curve.has("curv"), let count = curve.big32(8), count >= 256 else { return false }
    // sRGB at 0.1, 0.5 and 0.9 (IEC 61966-2-1).
    return [(0.1, 0.01002), (0.5, 0.21404), (0.9, 0.78741)].allSatisfy { place, expected in
      let index = Int((Double(count - 1) * place).rounded())
      let exact = Double(index) / Double(count - 1)
      guard let stored = curve.big16(12 + index * 2) else { return false }
      return abs(Double(stored) / 65_535 - expected) < 0.004 + abs(exact - place) * 2
    }
  }
}
