/// The near side as seen from far away: albedo, tint and height for each pixel of a square.
///
/// It is computed once at the finest size and halved for smaller discs, so that small moons are as
/// smooth as large ones.
final class SurfaceMap: @unchecked Sendable {
  /// One level: `size` × `size` samples of the disc that fills the square.
  struct Level {
    let size: Int
    var albedo: [Float]
    var tint: [Float]
    var height: [Float]
  }

  /// Finest first, each half the size of the one before.
  let levels: [Level]

  /// Computes the map for discs of up to `size` pixels across.
  init(size: Int) {
    var levels = [Survey.level(size: size)]
    while let last = levels.last, last.size > 64 {
      levels.append(Self.halved(last))
    }
    self.levels = levels
  }

  /// The level for a disc of this many pixels across: the smallest that is at least as fine.
  func level(diameter: Float) -> Level {
    levels.last { Float($0.size) >= diameter * 0.95 } ?? levels[0]
  }

  private static func halved(_ level: Level) -> Level {
    let size = level.size / 2
    func halve(_ values: [Float]) -> [Float] {
      var result = [Float](repeating: 0, count: size * size)
      for row in 0..<size {
        for column in 0..<size {
          let start = row * 2 * level.size + column * 2
          result[row * size + column] =
            (values[start] + values[start + 1] + values[start + level.size]
              + values[start + level.size + 1]) / 4
        }
      }
      return result
    }
    return Level(
      size: size, albedo: halve(level.albedo), tint: halve(level.tint),
      height: halve(level.height))
  }
}
