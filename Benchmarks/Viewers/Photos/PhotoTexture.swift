import Glibc

/// A picture with the statistics of a photo: large soft shapes, ever smaller ones, and grain.
struct PhotoTexture {
  let width: Int
  let height: Int

  /// RGB bytes in a tint, the same in every run.
  func pixels(_ tint: Tint) -> [UInt8] {
    let weights = tint.weights
    let layers = [(512, 0.34), (128, 0.2), (32, 0.11), (8, 0.055), (3, 0.03)].map {
      (size: Float($0.0), height: Float($0.1))
    }
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      var random = Random(seed: UInt32(tint.rawValue) + 1)
      for y in 0..<height {
        for x in 0..<width {
          var light: Float = 0.62
          for layer in layers {
            light += layer.height * soft(Float(x) / layer.size, Float(y) / layer.size)
          }
          light += (random.next() - 0.5) * 0.13
          light = min(max(light, 0.32), 0.98) * 255
          buffer[count] = UInt8(light * weights.red)
          buffer[count + 1] = UInt8(light * weights.green)
          buffer[count + 2] = UInt8(light * weights.blue)
          count += 3
        }
      }
    }
  }

  // Values at the corners of a lattice, blended; -1 … 1.
  @inline(__always)
  private func soft(_ x: Float, _ y: Float) -> Float {
    let (column, row) = (Int32(x), Int32(y))
    let (fx, fy) = (x - Float(column), y - Float(row))
    let (sx, sy) = (fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy))
    let upper = corner(column, row) * (1 - sx) + corner(column + 1, row) * sx
    let lower = corner(column, row + 1) * (1 - sx) + corner(column + 1, row + 1) * sx
    return upper * (1 - sy) + lower * sy
  }

  @inline(__always)
  private func corner(_ x: Int32, _ y: Int32) -> Float {
    var hash = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ UInt32(bitPattern: y) &* 0x85EB_CA77
    hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
    hash = (hash ^ hash >> 12) &* 0x297A_2D39
    return Float((hash ^ hash >> 15) >> 8) * (2 / 16_777_216) - 1
  }
}

/// Marsaglia's xorshift: quick, and good enough for grain.
private struct Random {
  private var state: UInt32

  init(seed: UInt32) { state = seed &* 0x9E37_79B1 | 1 }

  /// 0 ..< 1.
  mutating func next() -> Float {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Float(state >> 8) * (1 / 16_777_216)
  }
}
