/// Animated PNG files with everything a frame may ask for (PNG 3, 11.3.6), which libvips cannot write.
public enum AnimatedPNG {
  /// What happens to a frame's part before the next one.
  public enum Disposal: UInt8, Sendable {
    /// It stays.
    case keep = 0
    /// It becomes clear.
    case clear = 1
    /// It becomes what it was.
    case restore = 2
  }

  /// One frame.
  public struct Frame: Sendable {
    let picture: TestPicture
    let x: Int
    let y: Int
    let delay: (UInt16, UInt16)
    let disposal: Disposal
    let isBlended: Bool

    /// Makes a frame; the delay is a fraction of a second.
    public init(
      _ picture: TestPicture, x: Int = 0, y: Int = 0, delay: (UInt16, UInt16) = (1, 10),
      disposal: Disposal = .keep, isBlended: Bool = false
    ) {
      self.picture = picture
      self.x = x
      self.y = y
      self.delay = delay
      self.disposal = disposal
      self.isBlended = isBlended
    }
  }

  /// A file of RGBA frames; a still one stands before them when given.
  public static func file(
    width: Int, height: Int, still: TestPicture? = nil, plays: Int = 0, _ frames: [Frame]
  ) -> [UInt8] {
    var file = PNGChunks.signature
    file += PNGChunks.chunk("IHDR", big32(width) + big32(height) + [8, 6, 0, 0, 0])
    file += PNGChunks.chunk("acTL", big32(frames.count) + big32(plays))
    if let still { file += PNGChunks.chunk("IDAT", pixels(still)) }
    var number = 0
    for (index, frame) in frames.enumerated() {
      var control = big32(number) + big32(frame.picture.width) + big32(frame.picture.height)
      control += big32(frame.x) + big32(frame.y)
      control += Array(big32(Int(frame.delay.0))[2...]) + Array(big32(Int(frame.delay.1))[2...])
      control += [frame.disposal.rawValue, frame.isBlended ? 1 : 0]
      file += PNGChunks.chunk("fcTL", control)
      number += 1
      if index == 0, still == nil {
        file += PNGChunks.chunk("IDAT", pixels(frame.picture))
      } else {
        file += PNGChunks.chunk("fdAT", big32(number) + pixels(frame.picture))
        number += 1
      }
    }
    return file + PNGChunks.chunk("IEND", [])
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The rows of a picture as a stored zlib stream (RFC 1950, RFC 1951 3.2.4).
  private static func pixels(_ picture: TestPicture) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<picture.height {
      rows.append(0)
      for x in 0..<picture.width {
        let colour = picture.colour(x, y)
        rows += [colour.red, colour.green, colour.blue, colour.alpha]
      }
    }
    precondition(rows.count <= 0xFFFF, "one stored block holds no more")
    let count = UInt16(rows.count)
    let low = [UInt8(truncatingIfNeeded: count), UInt8(truncatingIfNeeded: count >> 8)]
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in rows {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    return [0x78, 0x01, 1] + low + low.map { ~$0 } + rows + big32(Int(sums.1 << 16 | sums.0))
  }
}
