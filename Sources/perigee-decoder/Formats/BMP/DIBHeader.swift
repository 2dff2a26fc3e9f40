/// What stands before the pixels of a Windows bitmap, in a file of its own or inside an icon.
struct DIBHeader {
  /// How the pixels are packed (`biCompression` of wingdi.h).
  enum Packing: UInt32 {
    case none = 0
    case runs8 = 1
    case runs4 = 2
    case masks = 3
    case alphaMasks = 6
  }

  let width: Int
  let height: Int
  let isTopDown: Bool
  /// Bits of a pixel: 1, 2, 4, 8, 16, 24 or 32.
  let depth: Int
  let packing: Packing
  /// Where red, green, blue and alpha stand in a pixel of 16 or 32 bits.
  let masks: [ChannelMask]
  /// The colours of pixels of up to 8 bits: red, green, blue.
  let palette: [(UInt8, UInt8, UInt8)]
  /// Where the header and the palette end.
  let end: Int
  /// The embedded profile (`PROFILE_EMBEDDED`).
  let profile: [UInt8]?

  /// Reads the header at a place; in an icon the height counts the mask under the picture too.
  init(_ reader: ByteReader, at place: Int, inIcon: Bool = false) throws(ReadFailure) {
    guard let size = reader.little32(place).map(Int.init) else { throw .cutShort }
    let isCore = size == 12
    guard isCore || (16...1_024).contains(size) else { throw .damaged("header of \(size) bytes") }
    guard reader.slice(place, size) != nil else { throw .cutShort }
    let width: Int
    var height: Int
    if isCore {
      width = Int(reader.little16(place + 4) ?? 0)
      height = Int(reader.little16(place + 6) ?? 0)
      depth = Int(reader.little16(place + 10) ?? 0)
    } else {
      width = reader.little32(place + 4).map { Int(Int32(bitPattern: $0)) } ?? 0
      height = reader.little32(place + 8).map { Int(Int32(bitPattern: $0)) } ?? 0
      depth = Int(reader.little16(place + 14) ?? 0)
    }
    isTopDown = height < 0
    height = abs(height)
    if inIcon { height /= 2 }
    guard width > 0, height > 0 else { throw .damaged("\(width) × \(height) pixels") }
    guard [1, 2, 4, 8, 16, 24, 32].contains(depth) else {
      throw .unsupported("\(depth) bits a pixel")
    }
    self.width = width
    self.height = height
    let stated = size >= 20 ? reader.little32(place + 16) ?? 0 : 0
    guard let packing = Packing(rawValue: stated), Self.fits(packing, depth) else {
      throw .unsupported("packing \(stated) of \(depth) bits")
    }
    self.packing = packing
    var end = place + size
    let hasMasks = packing == .masks || packing == .alphaMasks
    masks = hasMasks ? Self.masks(reader, place + 40, packing, size) : Self.standardMasks(depth)
    if hasMasks, size == 40 { end += packing == .alphaMasks ? 16 : 12 }
    let used = size >= 36 ? Int(reader.little32(place + 32) ?? 0) : 0
    let entry = isCore ? 3 : 4
    let count = depth > 8 ? 0 : used > 0 ? min(used, 256) : 1 << depth
    palette = (0..<count).compactMap { index in
      guard let blue = reader.byte(end + index * entry),
        let green = reader.byte(end + index * entry + 1),
        let red = reader.byte(end + index * entry + 2)
      else { return nil }
      return (red, green, blue)
    }
    self.end = end + count * entry
    profile = size >= 124 ? Self.profile(reader, place) : nil
  }

  private static func fits(_ packing: Packing, _ depth: Int) -> Bool {
    switch packing {
    case .none: true
    case .runs8: depth == 8
    case .runs4: depth == 4
    case .masks, .alphaMasks: depth == 16 || depth == 32
    }
  }

  private static func masks(
    _ reader: ByteReader, _ place: Int, _ packing: Packing, _ size: Int
  ) -> [ChannelMask] {
    let count = packing == .alphaMasks || size >= 56 ? 4 : 3
    return (0..<count).map { ChannelMask(reader.little32(place + $0 * 4) ?? 0) }
  }

  /// 5 bits a colour, or 8.
  private static func standardMasks(_ depth: Int) -> [ChannelMask] {
    depth == 16
      ? [ChannelMask(0x7C00), ChannelMask(0x03E0), ChannelMask(0x001F)]
      : [ChannelMask(0xFF_0000), ChannelMask(0xFF00), ChannelMask(0xFF)]
  }

  private static func profile(_ reader: ByteReader, _ place: Int) -> [UInt8]? {
    // `PROFILE_EMBEDDED`: the letters MBED as a number.
    guard reader.little32(place + 56) == 0x4D42_4544, let start = reader.little32(place + 112),
      let count = reader.little32(place + 116), Int(count) <= ICCProfile.longest
    else { return nil }
    return reader.slice(place + Int(start), Int(count)).map { Array($0.bytes) }
  }
}

/// The bits of a pixel that hold one channel.
struct ChannelMask {
  private let mask: UInt32
  private let shift: UInt32
  private let most: UInt32

  init(_ mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
    most = mask >> shift
  }

  /// Whether there is such a channel.
  var isThere: Bool { mask != 0 }

  /// The channel of a pixel, 0 to 255.
  func value(_ pixel: UInt32) -> UInt8 {
    guard most > 0 else { return 0 }
    return UInt8(UInt64((pixel & mask) >> shift) * 255 / UInt64(most))
  }
}
