/// What stands before the flattened picture of a Photoshop file (Photoshop File Formats, 2019).
struct PSDHeader {
  /// The kinds of colours (`Mode` of the header) that are shown.
  enum Mode: UInt16 {
    case bitmap = 0
    case grey = 1
    case indexed = 2
    case rgb = 3
    case cmyk = 4
    case duotone = 8
    case lab = 9

    /// The channels that are colours.
    var colours: Int {
      switch self {
      case .bitmap, .grey, .indexed, .duotone: 1
      case .rgb, .lab: 3
      case .cmyk: 4
      }
    }
  }

  let width: Int
  let height: Int
  let channels: Int
  /// Bits of a sample: 1, 8, 16 or 32.
  let depth: Int
  let mode: Mode
  /// 256 reds, 256 greens, 256 blues.
  let palette: ByteReader?
  let profile: [UInt8]?
  /// Whether the first channel after the colours says how clear the picture is.
  let hasAlpha: Bool
  /// Whether runs state their lengths in 4 bytes (PSB).
  let isLarge: Bool
  /// Where the flattened picture begins.
  let place: Int

  /// The most channels the format has.
  private static let mostChannels = 56

  init(_ reader: ByteReader) throws(ReadFailure) {
    guard let version = reader.big16(4), let channels = reader.big16(12),
      let height = reader.big32(14), let width = reader.big32(18), let depth = reader.big16(22),
      let kind = reader.big16(24)
    else { throw .cutShort }
    guard version == 1 || version == 2 else { throw .unsupported("version \(version)") }
    guard let mode = Mode(rawValue: kind) else { throw .unsupported("colour mode \(kind)") }
    guard width > 0, height > 0, (mode.colours...Self.mostChannels).contains(Int(channels)) else {
      throw .damaged("no size or too few channels")
    }
    let depths: [UInt16] =
      switch mode {
      case .bitmap: [1]
      case .indexed: [8]
      case .grey, .rgb: [8, 16, 32]
      default: [8, 16]
      }
    guard depths.contains(depth) else { throw .unsupported("\(depth) bits in mode \(kind)") }
    self.width = Int(width)
    self.height = Int(height)
    self.channels = Int(channels)
    self.depth = Int(depth)
    self.mode = mode
    isLarge = version == 2
    // Three sections follow, each behind its length: colours, resources, layers.
    guard let colours = reader.big32(26) else { throw .cutShort }
    palette = mode == .indexed ? reader.slice(30, 768) : nil
    var place = 30 + Int(colours)
    guard let resources = reader.big32(place) else { throw .cutShort }
    profile = Self.profile(reader.slice(place + 4, Int(resources)))
    place += 4 + Int(resources)
    guard let layers = Self.length(reader, place, isLarge) else { throw .cutShort }
    let lengthSize = isLarge ? 8 : 4
    let isClear =
      layers > 0
      && reader.big16(place + 2 * lengthSize).map { Int16(bitPattern: $0) < 0 } ?? false
    hasAlpha = isClear && Int(channels) > mode.colours && mode != .bitmap && mode != .indexed
    self.place = place + lengthSize + layers
    guard self.place < reader.count else { throw .cutShort }
  }

  private static func length(_ reader: ByteReader, _ place: Int, _ isLarge: Bool) -> Int? {
    guard let first = reader.big32(place) else { return nil }
    guard isLarge else { return Int(first) }
    // A length above 4 GiB is that of no file that is read here.
    guard first == 0, let second = reader.big32(place + 4) else { return nil }
    return Int(second)
  }

  /// The resource with the embedded profile (1039).
  private static func profile(_ resources: ByteReader?) -> [UInt8]? {
    guard let resources else { return nil }
    var place = 0
    while resources.has("8BIM", at: place), let id = resources.big16(place + 4),
      let name = resources.byte(place + 6)
    {
      let start = place + 6 + (Int(name) + 2) / 2 * 2
      guard let count = resources.big32(start) else { return nil }
      if id == 1_039, Int(count) <= ICCProfile.longest {
        return resources.slice(start + 4, Int(count)).map { Array($0.bytes) }
      }
      place = start + 4 + (Int(count) + 1) / 2 * 2
    }
    return nil
  }
}
