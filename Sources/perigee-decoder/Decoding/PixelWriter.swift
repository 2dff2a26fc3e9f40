import CVips
import PerigeeWire

/// Writes computed pixels into shared memory: turned upright, B G R A, premultiplied.
enum PixelWriter {
  /// What was written, beside the memory itself.
  struct Written {
    let pixels: SharedPixels
    /// Whether any pixel is less than opaque.
    let hasAlpha: Bool
    /// Whether every pixel is like every other.
    let isUniform: Bool
  }

  /// Writes an sRGB picture of 1 to 4 bytes a pixel (grey, grey and alpha, RGB, RGBA).
  static func write(
    _ source: UnsafeRawBufferPointer, bands: Int, width: Int, height: Int, orientation: Orientation
  ) throws(DecodeFailure) -> Written {
    let size = orientation.turned(width, height)
    let pixels = try SharedPixels(width: size.width, height: size.height)
    let walk = orientation.walk(storedWidth: width, storedHeight: height)
    guard let input = source.bindMemory(to: UInt8.self).baseAddress,
      let output = pixels.bytes.bindMemory(to: UInt32.self).baseAddress
    else { throw .noMemory }
    var summary = Summary()
    for y in 0..<size.height {
      let row = input + (walk.start + y * walk.down) * bands
      let line = output + y * size.width
      let step = walk.across * bands
      switch bands {
      case 1: opaque(row, line, size.width, step, green: 0, blue: 0, &summary)
      case 3: opaque(row, line, size.width, step, green: 1, blue: 2, &summary)
      case 2: translucent(row, line, size.width, step, green: 0, blue: 0, alpha: 1, &summary)
      default: translucent(row, line, size.width, step, green: 1, blue: 2, alpha: 3, &summary)
      }
    }
    return Written(
      pixels: pixels, hasAlpha: summary.all & 0xFF00_0000 != 0xFF00_0000,
      isUniform: summary.all == summary.any)
  }

  /// The bits that all pixels have, and those that any has: equal when all are alike.
  private struct Summary {
    var all: UInt32 = .max
    var any: UInt32 = 0
  }

  private static func opaque(
    _ row: UnsafePointer<UInt8>, _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ step: Int,
    green: Int, blue: Int, _ summary: inout Summary
  ) {
    var place = row
    var all = summary.all
    var any = summary.any
    for x in 0..<count {
      let pixel =
        0xFF00_0000 | UInt32(place[0]) << 16 | UInt32(place[green]) << 8 | UInt32(place[blue])
      line[x] = pixel
      all &= pixel
      any |= pixel
      place += step
    }
    summary.all = all
    summary.any = any
  }

  private static func translucent(
    _ row: UnsafePointer<UInt8>, _ line: UnsafeMutablePointer<UInt32>, _ count: Int, _ step: Int,
    green: Int, blue: Int, alpha: Int, _ summary: inout Summary
  ) {
    var place = row
    for x in 0..<count {
      let opacity = UInt32(place[alpha])
      let pixel =
        opacity << 24 | weighted(place[0], opacity) << 16 | weighted(place[green], opacity) << 8
        | weighted(place[blue], opacity)
      line[x] = pixel
      summary.all &= pixel
      summary.any |= pixel
      place += step
    }
  }

  /// A colour times its alpha, rounded to nearest.
  private static func weighted(_ colour: UInt8, _ alpha: UInt32) -> UInt32 {
    (UInt32(colour) * alpha + 127) / 255
  }
}
