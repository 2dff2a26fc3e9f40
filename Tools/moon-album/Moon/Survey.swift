import Dispatch

/// Computes the finest level of the surface: first the ground, then every crater upon it.
enum Survey {
  /// The near side in a square of `size` × `size` samples.
  static func level(size: Int) -> SurfaceMap.Level {
    let count = size * size
    let coarse = GroundGrid(size: size / 2)
    let impacts = Impacts.all
    var level = SurfaceMap.Level(
      size: size, albedo: [Float](repeating: 0, count: count),
      tint: [Float](repeating: 0, count: count), height: [Float](repeating: 0, count: count))
    level.albedo.withUnsafeMutableBufferPointer { albedo in
      level.tint.withUnsafeMutableBufferPointer { tint in
        level.height.withUnsafeMutableBufferPointer { height in
          // Each band of rows is written by one thread only.
          nonisolated(unsafe) let (albedo, tint, height) = (albedo, tint, height)
          let band = 32
          DispatchQueue.concurrentPerform(iterations: (size + band - 1) / band) { index in
            let rows = (index * band)..<min((index + 1) * band, size)
            var ground = coarse.samples(rows, size)
            for impact in impacts { strike(impact, &ground, rows, size) }
            for (offset, sample) in ground.enumerated() {
              let place = rows.lowerBound * size + offset
              albedo[place] = sample.albedo
              tint[place] = sample.tint
              height[place] = sample.height
            }
          }
        }
      }
    }
    return level
  }

  /// Where a sample's middle lies on the sphere; `nil` off the disc.
  @inline(__always)
  static func direction(_ column: Int, _ row: Int, _ size: Int) -> Direction? {
    let x = (Float(column) + 0.5) / Float(size) * 2 - 1
    let y = 1 - (Float(row) + 0.5) / Float(size) * 2
    let squared = x * x + y * y
    // A little beyond the limb the ground goes on, so that slopes there have two sides.
    guard squared < 1.02 else { return nil }
    return unit(Direction(x, y, max(0, 1 - squared).squareRoot()))
  }

  private static func strike(
    _ impact: Impact, _ ground: inout [MoonGround.Sample], _ rows: Range<Int>, _ size: Int
  ) {
    func pixel(_ coordinate: Float) -> Int { Int((coordinate + 1) / 2 * Float(size)) }
    let reach = impact.reach
    let first = max(rows.lowerBound, pixel(-impact.centre.y - reach))
    let last = min(rows.upperBound - 1, pixel(-impact.centre.y + reach))
    guard first <= last else { return }
    let left = max(0, pixel(impact.centre.x - reach))
    let right = min(size - 1, pixel(impact.centre.x + reach))
    guard left <= right else { return }
    for row in first...last {
      for column in left...right {
        guard let p = direction(column, row, size) else { continue }
        impact.strike(&ground[(row - rows.lowerBound) * size + column], at: p)
      }
    }
  }
}
