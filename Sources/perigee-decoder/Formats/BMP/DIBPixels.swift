/// Unpacks the pixels of a Windows bitmap.
struct DIBPixels {
  let reader: ByteReader
  let header: DIBHeader
  /// Where the pixels begin.
  let place: Int

  /// Bytes of one stored row: rows begin at every fourth byte.
  private var stride: Int { (header.width * header.depth + 31) / 32 * 4 }

  /// Writes the pixels into the first bands of a raster; false when some are missing.
  func write(to raster: Raster) -> Bool {
    switch header.packing {
    case .runs8, .runs4: return writeRuns(raster)
    default: break
    }
    for row in 0..<header.height {
      guard let line = reader.slice(place + row * stride, (header.width * header.depth + 7) / 8)
      else { return false }
      let y = header.isTopDown ? row : header.height - 1 - row
      for x in 0..<header.width { put(pixel(line, x), x, y, raster) }
    }
    return true
  }

  /// The place after the last row.
  var end: Int { place + stride * header.height }

  private typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

  private func pixel(_ line: ByteReader, _ x: Int) -> Pixel {
    switch header.depth {
    case 24:
      return (
        line.byte(x * 3 + 2) ?? 0, line.byte(x * 3 + 1) ?? 0, line.byte(x * 3) ?? 0, 255
      )
    case 16: return masked(UInt32(line.little16(x * 2) ?? 0))
    case 32:
      let value = line.little32(x * 4) ?? 0
      let pixel = masked(value)
      // Without masks the fourth byte is spare; icons keep their alpha there.
      return header.packing == .none ? (pixel.0, pixel.1, pixel.2, UInt8(value >> 24)) : pixel
    default:
      let bit = x * header.depth
      let shift = 8 - header.depth - bit % 8
      let index = Int(line.byte(bit / 8) ?? 0) >> shift & (1 << header.depth - 1)
      return colour(index)
    }
  }

  private func masked(_ value: UInt32) -> Pixel {
    let masks = header.masks
    let alpha = masks.count > 3 && masks[3].isThere ? masks[3].value(value) : 255
    return (masks[0].value(value), masks[1].value(value), masks[2].value(value), alpha)
  }

  private func colour(_ index: Int) -> Pixel {
    guard index < header.palette.count else { return (0, 0, 0, 255) }
    let colour = header.palette[index]
    return (colour.0, colour.1, colour.2, 255)
  }

  private func put(_ pixel: Pixel, _ x: Int, _ y: Int, _ raster: Raster) {
    let place = (y * raster.width + x) * raster.bands
    raster.bytes[place] = pixel.0
    raster.bytes[place + 1] = pixel.1
    raster.bytes[place + 2] = pixel.2
    if raster.bands == 4 { raster.bytes[place + 3] = pixel.3 }
  }

  /// Unpacks runs of one colour, single pixels and jumps (`BI_RLE8`, `BI_RLE4`).
  private func writeRuns(_ raster: Raster) -> Bool {
    var place = place
    var x = 0
    var row = 0
    func put(_ index: Int) {
      if x < header.width, row < header.height {
        self.put(colour(index), x, header.height - 1 - row, raster)
      }
      x += 1
    }
    while row < header.height {
      guard let count = reader.byte(place), let value = reader.byte(place + 1) else {
        return false
      }
      place += 2
      switch (count, value) {
      case (1..., _): for step in 0..<Int(count) { put(index(value, step)) }
      case (_, 0): (x, row) = (0, row + 1)
      case (_, 1): return true
      case (_, 2):
        guard let right = reader.byte(place), let down = reader.byte(place + 1) else {
          return false
        }
        x += Int(right)
        row += Int(down)
        place += 2
      default:
        let bytes = header.packing == .runs8 ? Int(value) : (Int(value) + 1) / 2
        guard let single = reader.slice(place, bytes) else { return false }
        for step in 0..<Int(value) {
          let byte = single.byte(header.packing == .runs8 ? step : step / 2) ?? 0
          put(header.packing == .runs8 ? Int(byte) : index(byte, step))
        }
        // Single pixels end at an even place.
        place += bytes + bytes % 2
      }
    }
    return true
  }

  /// The colour at a step of a run: with 4 bits a pixel two colours take turns.
  private func index(_ byte: UInt8, _ step: Int) -> Int {
    guard header.packing == .runs4 else { return Int(byte) }
    return step % 2 == 0 ? Int(byte >> 4) : Int(byte & 15)
  }
}
