import Dispatch

/// The ground on a square grid, for reading between its samples: the ground changes slowly, craters
/// bring the detail.
struct GroundGrid {
  private let size: Int
  private var samples: [SIMD4<Float>]

  /// Computes the ground at `size` × `size` places of the disc.
  init(size: Int) {
    self.size = size
    samples = [SIMD4<Float>](unsafeUninitializedCapacity: size * size) { buffer, count in
      // Each row is written by one thread only.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: size) { row in
        for column in 0..<size {
          let ground = Survey.direction(column, row, size).map(MoonGround.sample(at:))
          buffer[row * size + column] =
            ground.map { SIMD4($0.albedo, $0.tint, $0.sea, $0.height) } ?? .zero
        }
      }
      count = size * size
    }
  }

  /// The ground at all places of some rows of a finer square.
  func samples(_ rows: Range<Int>, _ fine: Int) -> [MoonGround.Sample] {
    let ratio = Float(size) / Float(fine)
    var result: [MoonGround.Sample] = []
    result.reserveCapacity(rows.count * fine)
    for row in rows {
      let y = min(max((Float(row) + 0.5) * ratio - 0.5, 0), Float(size - 2))
      for column in 0..<fine {
        let x = min(max((Float(column) + 0.5) * ratio - 0.5, 0), Float(size - 2))
        result.append(between(x, y))
      }
    }
    return result
  }

  @inline(__always)
  private func between(_ x: Float, _ y: Float) -> MoonGround.Sample {
    let start = Int(y) * size + Int(x)
    let (fx, fy) = (x - x.rounded(.down), y - y.rounded(.down))
    let upper = samples[start] + (samples[start + 1] - samples[start]) * fx
    let lower = samples[start + size] + (samples[start + size + 1] - samples[start + size]) * fx
    let s = upper + (lower - upper) * fy
    return MoonGround.Sample(albedo: s.x, tint: s.y, sea: s.z, height: s.w)
  }
}
