extension Bitmap {
  /// The bitmap as a PNG file, for people to look at: valid, not compressed.
  public var png: [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // 8 bits a sample, RGB, the only compression and filter there are, no interlace.
    header += [8, 2, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.append(chunk: "IHDR", header)
    file.append(chunk: "IDAT", storedDeflate)
    file.append(chunk: "IEND", [])
    return file
  }

  /// The rows, each after a zero for "no filter", as a zlib stream of stored blocks.
  private var storedDeflate: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 3 + 1) * height)
    for y in 0..<height {
      rows.append(0)
      rows += bytes[(y * width * 3)..<((y + 1) * width * 3)]
    }
    var stream: [UInt8] = [0x78, 0x01]
    let largestBlock = 65_535
    for start in stride(from: 0, to: rows.count, by: largestBlock) {
      let end = min(start + largestBlock, rows.count)
      stream.append(end == rows.count ? 1 : 0)
      let length = UInt16(end - start)
      for value in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      stream += rows[start..<end]
    }
    stream.append(bigEndian: adler32(rows))
    return stream
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  fileprivate mutating func append(chunk name: String, _ data: [UInt8]) {
    append(bigEndian: UInt32(data.count))
    let content = Array(name.utf8) + data
    self += content
    append(bigEndian: crc32(content))
  }
}

/// The check sum of zlib (RFC 1950).
private func adler32(_ bytes: [UInt8]) -> UInt32 {
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return high << 16 | low
}

/// The check sum of PNG's chunks (ISO 3309).
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1)
    }
  }
  return ~bytes.reduce(~0) { value, byte in
    table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
  }
}
