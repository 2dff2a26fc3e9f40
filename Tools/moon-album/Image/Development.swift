import Dispatch
import Glibc

/// Turns light into the bytes of an sRGB picture.
enum Development {
  /// The picture's bytes, row by row: three a pixel, or four with `alpha`.
  static func develop(_ photograph: Photograph, alpha: Bool) -> [UInt8] {
    let bands = alpha ? 4 : 3
    let stride = photograph.width * bands
    return [UInt8](unsafeUninitializedCapacity: stride * photograph.height) { buffer, count in
      // Each row is written by one thread only.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: photograph.height) { row in
        for column in 0..<photograph.width {
          let light = photograph.paint(Place(Float(column) + 0.5, Float(row) + 0.5))
          let start = row * stride + column * bands
          let grain = (noise(column, row, 0) + noise(column, row, 1) - 1) * photograph.grain
          for band in 0..<3 {
            let dither = noise(column, row, Int32(band) + 2) - 0.5
            let value = curve(light[band]) * 255 + grain + dither
            buffer[start + band] = UInt8(min(max(value + 0.5, 0), 255))
          }
          if alpha { buffer[start + 3] = UInt8(clamp01(light.w) * 255 + 0.5) }
        }
      }
      count = stride * photograph.height
    }
  }

  private static func noise(_ column: Int, _ row: Int, _ sheet: Int32) -> Float {
    Noise.uniform(Int32(column), Int32(row), sheet &* 977)
  }

  /// Film's answer to light: straight in the shadows, a shoulder above, then the curve of sRGB.
  private static func curve(_ light: Float) -> Float {
    let l = max(0, light)
    // 0.8 and above bends; white is reached without a corner.
    let shoulder: Float = 0.7
    let bent =
      l < shoulder ? l : shoulder + (1 - shoulder) * (1 - expf(-(l - shoulder) / (1 - shoulder)))
    return bent <= 0.0031308 ? bent * 12.92 : 1.055 * powf(bent, 1 / 2.4) - 0.055
  }
}
