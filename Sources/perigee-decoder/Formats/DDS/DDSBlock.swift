/// Unpacks blocks of 4 × 4 pixels (Direct3D 11, "Block Compression").
enum DDSBlock {
  /// The kinds of block.
  enum Kind {
    /// Colours of 5, 6 and 5 bits, clear or not.
    case bc1
    /// Alpha of 4 bits beside the colours.
    case bc2
    /// Interpolated alpha beside the colours.
    case bc3
    /// One interpolated channel, shown as grey.
    case bc4
    /// Two interpolated channels, shown as red and green.
    case bc5

    /// Bytes of a block.
    var size: Int { self == .bc1 || self == .bc4 ? 8 : 16 }
  }

  /// The 16 pixels, row after row; red is the lowest byte, alpha the highest.
  static func pixels(_ block: ByteReader, _ kind: Kind) -> [UInt32] {
    switch kind {
    case .bc1: return colours(block, 0, canBeClear: true)
    case .bc2:
      return colours(block, 8, canBeClear: false).enumerated().map { index, colour in
        let bits = UInt32(block.byte(index / 2) ?? 0) >> (index % 2 == 0 ? 0 : 4) & 15
        return colour & 0xFF_FFFF | bits * 17 << 24
      }
    case .bc3:
      return zip(colours(block, 8, canBeClear: false), channel(block, 0)).map {
        $0 & 0xFF_FFFF | $1 << 24
      }
    case .bc4: return channel(block, 0).map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 }
    case .bc5: return zip(channel(block, 0), channel(block, 8)).map { 0xFF00_0000 | $1 << 8 | $0 }
    }
  }

  private static func colours(
    _ block: ByteReader, _ place: Int, canBeClear: Bool
  ) -> [UInt32] {
    let first = block.little16(place) ?? 0
    let second = block.little16(place + 2) ?? 0
    let indices = block.little32(place + 4) ?? 0
    let ends = (parts(first), parts(second))
    let table: [UInt32]
    if first > second || !canBeClear {
      table = [
        mix(ends, 3, 0), mix(ends, 0, 3), mix(ends, 2, 1), mix(ends, 1, 2),
      ]
    } else {
      table = [mix(ends, 2, 0), mix(ends, 0, 2), mix(ends, 1, 1), 0]
    }
    return (0..<16).map { table[Int(indices >> UInt32($0 * 2) & 3)] }
  }

  private static func parts(_ colour: UInt16) -> [UInt32] {
    [
      UInt32(colour >> 11) * 255 / 31, UInt32(colour >> 5 & 63) * 255 / 63,
      UInt32(colour & 31) * 255 / 31,
    ]
  }

  private static func mix(
    _ ends: ([UInt32], [UInt32]), _ first: UInt32, _ second: UInt32
  ) -> UInt32 {
    let sum = first + second
    let values = zip(ends.0, ends.1).map { ($0 * first + $1 * second + sum / 2) / sum }
    return 0xFF00_0000 | values[2] << 16 | values[1] << 8 | values[0]
  }

  /// One interpolated channel: two ends and 16 indices of 3 bits.
  private static func channel(_ block: ByteReader, _ place: Int) -> [UInt32] {
    let first = UInt32(block.byte(place) ?? 0)
    let second = UInt32(block.byte(place + 1) ?? 0)
    var bits: UInt64 = 0
    for index in (0..<6).reversed() {
      bits = bits << 8 | UInt64(block.byte(place + 2 + index) ?? 0)
    }
    let steps: UInt32 = first > second ? 7 : 5
    var table = [first, second]
    for step in 1..<steps { table.append((first * (steps - step) + second * step) / steps) }
    if steps == 5 { table += [0, 255] }
    return (0..<16).map { table[Int(bits >> UInt64($0 * 3) & 7)] }
  }
}
