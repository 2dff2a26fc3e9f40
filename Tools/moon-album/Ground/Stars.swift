import Glibc

/// A field of stars, each a soft dot, most faint and few bright.
struct Stars {
  /// Pixels between stars, on average a bit less.
  var spacing: Float = 26
  /// The light of the brightest.
  var brightness: Float = 1
  /// The radius of a dot in pixels.
  var size: Float = 0.85
  /// A number that picks another field.
  var seed: Int32 = 1

  /// The stars' light at a place.
  func light(_ place: Place) -> Colour {
    let cell = (place / spacing).rounded(.down)
    var sum = Colour.zero
    for dy in -1...1 {
      for dx in -1...1 {
        let (cx, cy) = (Int32(cell.x) &+ Int32(dx), Int32(cell.y) &+ Int32(dy))
        let chance = Noise.uniform(cx, cy, seed)
        // Seven cells in ten hold one.
        guard chance < 0.7 else { continue }
        let at =
          (Place(Float(cx), Float(cy))
            + Place(Noise.uniform(cx, cy, seed &+ 1), Noise.uniform(cx, cy, seed &+ 2))) * spacing
        let d = place - at
        let distance = (d * d).sum()
        guard distance < 150 * size * size else { continue }
        let rank = chance / 0.7
        // A tenth as many stars are four times as bright.
        let power = brightness * min(1, 0.012 / (rank * rank + 0.012) + 0.03)
        let spread = size * size * (1 + 2.2 * power)
        let dot = expf(-distance / spread) + 0.02 * power * expf(-distance / (spread * 14))
        let warmth = Noise.uniform(cx, cy, seed &+ 3)
        sum += mix(Colour(0.75, 0.86, 1.1), Colour(1.1, 0.92, 0.72), warmth) * (power * dot * 1.3)
      }
    }
    return sum
  }
}
