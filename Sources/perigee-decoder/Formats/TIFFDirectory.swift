/// One directory of tags in the TIFF layout, which EXIF uses too.
struct TIFFDirectory {
  private let reader: ByteReader
  private let isLittle: Bool
  private let start: Int
  private let entries: Int

  /// The most tags read of one directory; EXIF has a few dozen.
  private static let mostEntries = 512

  /// Finds the first directory of a TIFF file or an EXIF block; `nil` when there is none.
  init?(_ reader: ByteReader) {
    self.init(reader, at: nil)
  }

  private init?(_ reader: ByteReader, at place: Int?) {
    self.reader = reader
    if reader.has("II") {
      isLittle = true
    } else if reader.has("MM") {
      isLittle = false
    } else {
      return nil
    }
    guard let first = isLittle ? reader.little32(4) : reader.big32(4) else { return nil }
    let place = place ?? Int(first)
    guard place > 0, let count = isLittle ? reader.little16(place) : reader.big16(place) else {
      return nil
    }
    start = place + 2
    entries = min(Int(count), Self.mostEntries)
  }

  /// The directory that follows; `nil` after the last one.
  var next: TIFFDirectory? {
    let place = start + entries * 12
    guard let next = isLittle ? reader.little32(place) : reader.big32(place), next > 0 else {
      return nil
    }
    return TIFFDirectory(reader, at: Int(next))
  }

  /// Whether it is a smaller copy of another page (tag 254, bit 0).
  var isReduced: Bool {
    number(254).map { $0 & 1 == 1 } ?? false
  }

  /// The JPEG that the directory stands for (tags 513, its place, and 514, its length).
  func embeddedJPEG(in block: ByteReader) -> ByteReader? {
    guard let place = number(513), let length = number(514) else { return nil }
    return block.slice(place, length)
  }

  /// Whether its pixels are stored in tiles (tag 322, their width).
  var isTiled: Bool { has(322) }

  /// The first value of a tag that holds 16-bit or 32-bit numbers.
  func number(_ tag: UInt16) -> Int? {
    for index in 0..<entries {
      let place = start + index * 12
      guard word(place) == tag else { continue }
      switch word(place + 2) {
      case 3: return word(place + 8).map(Int.init)
      case 4: return long(place + 8).map(Int.init)
      default: return nil
      }
    }
    return nil
  }

  /// The bytes of a tag that holds more than four.
  func block(_ tag: UInt16) -> ByteReader? {
    for index in 0..<entries {
      let place = start + index * 12
      guard word(place) == tag else { continue }
      guard let count = long(place + 4), let start = long(place + 8) else { return nil }
      return reader.slice(Int(start), Int(count))
    }
    return nil
  }

  /// A 32-bit number inside a block, in the order of the directory's bytes.
  func number(in block: ByteReader, at place: Int) -> UInt32? {
    isLittle ? block.little32(place) : block.big32(place)
  }

  /// Whether the directory has a tag.
  func has(_ tag: UInt16) -> Bool {
    (0..<entries).contains { word(start + $0 * 12) == tag }
  }

  private func long(_ place: Int) -> UInt32? {
    isLittle ? reader.little32(place) : reader.big32(place)
  }

  private func word(_ place: Int) -> UInt16? {
    isLittle ? reader.little16(place) : reader.big16(place)
  }

  /// Whether a TIFF file is a camera's raw picture: it says its DNG version (tag 50706).
  static func isDNG(_ reader: ByteReader) -> Bool {
    TIFFDirectory(reader)?.has(50_706) ?? false
  }

  /// The EXIF orientation (tag 274) of an EXIF block, with or without its "Exif" heading; `nil` when
  /// it has none or one outside 1 to 8.
  static func orientation(exif reader: ByteReader) -> Int? {
    let body = reader.has("Exif") ? reader.slice(6, reader.count - 6) : reader
    guard let body, let value = TIFFDirectory(body)?.number(274), (1...8).contains(value) else {
      return nil
    }
    return value
  }
}
