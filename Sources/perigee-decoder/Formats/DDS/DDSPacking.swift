/// How the pixels of a DirectDraw surface are stored.
enum DDSPacking {
  /// Pixels of 1 to 4 bytes with red, green, blue and alpha at places of their own.
  case plain(size: Int, masks: [ChannelMask])
  /// Blocks of 4 × 4 pixels.
  case blocks(DDSBlock.Kind, isPremultiplied: Bool)

  /// Whether colours are multiplied by their alpha: DXT2 and DXT4 say so.
  var isPremultiplied: Bool {
    if case .blocks(_, true) = self { true } else { false }
  }

  /// Reads it from the header; gives also where the pixels begin.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> (DDSPacking, Int) {
    guard let flags = reader.little32(80), let code = reader.slice(84, 4),
      let bits = reader.little32(88)
    else { throw .cutShort }
    // `DDPF_FOURCC`
    guard flags & 4 != 0 else {
      let masks = [92, 96, 100, 104].map { ChannelMask(reader.little32($0) ?? 0) }
      // `DDPF_ALPHAPIXELS`: without it the last mask means nothing.
      let alpha = flags & 1 != 0 ? masks[3] : ChannelMask(0)
      guard [8, 16, 24, 32].contains(bits), masks[0].isThere else {
        throw .unsupported("\(bits) bits a pixel")
      }
      return (.plain(size: Int(bits) / 8, masks: Array(masks[..<3]) + [alpha]), 128)
    }
    guard code.has("DX10") else { return (try coded(code), 128) }
    guard let format = reader.little32(128) else { throw .cutShort }
    return (try numbered(format), 148)
  }

  private static func coded(_ code: ByteReader) throws(ReadFailure) -> DDSPacking {
    let word = String(decoding: code.bytes, as: UTF8.self)
    switch word {
    case "DXT1": return .blocks(.bc1, isPremultiplied: false)
    case "DXT2": return .blocks(.bc2, isPremultiplied: true)
    case "DXT3": return .blocks(.bc2, isPremultiplied: false)
    case "DXT4": return .blocks(.bc3, isPremultiplied: true)
    case "DXT5": return .blocks(.bc3, isPremultiplied: false)
    case "ATI1", "BC4U": return .blocks(.bc4, isPremultiplied: false)
    case "ATI2", "BC5U": return .blocks(.bc5, isPremultiplied: false)
    default: throw .unsupported("a surface of another kind")
    }
  }

  /// The numbers of `DXGI_FORMAT` (dxgiformat.h).
  private static func numbered(_ format: UInt32) throws(ReadFailure) -> DDSPacking {
    let blue: [UInt32] = [0xFF_0000, 0xFF00, 0xFF]
    switch format {
    case 28, 29:
      return .plain(size: 4, masks: [0xFF, 0xFF00, 0xFF_0000, 0xFF00_0000].map(ChannelMask.init))
    case 87, 91: return .plain(size: 4, masks: (blue + [0xFF00_0000]).map(ChannelMask.init))
    case 88, 93: return .plain(size: 4, masks: (blue + [0]).map(ChannelMask.init))
    case 61: return .plain(size: 1, masks: [0xFF, 0, 0, 0].map(ChannelMask.init))
    case 71, 72: return .blocks(.bc1, isPremultiplied: false)
    case 74, 75: return .blocks(.bc2, isPremultiplied: false)
    case 77, 78: return .blocks(.bc3, isPremultiplied: false)
    case 80: return .blocks(.bc4, isPremultiplied: false)
    case 83: return .blocks(.bc5, isPremultiplied: false)
    default: throw .unsupported("DXGI format \(format)")
    }
  }
}
