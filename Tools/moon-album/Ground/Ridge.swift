import Glibc

/// The outline of a row of hills, with trees or without.
struct Ridge {
  /// Where its foot of mean height lies, in pixels from the top.
  let base: Float
  /// How high it rises above that, in pixels.
  let height: Float
  /// The length of its broadest swell, in pixels.
  let length: Float
  /// Its colour at the crest; it fades into `mist` downwards over its height.
  let colour: Colour
  let mist: Colour
  /// The height of its trees in pixels; 0 for bare.
  var trees: Float = 0
  /// A number that picks another outline.
  var seed: Float = 1
  /// How rough the outline is: octaves of noise.
  var octaves = 6

  /// The crest's height in pixels from the top at a column.
  func crest(_ x: Float) -> Float {
    let swell = Noise.octaves(x / length, 0.37, sheet: seed, octaves)
    return base - height * (0.5 + swell) - forest(x)
  }

  /// How much of a pixel it covers, 0 … 1.
  @inline(__always)
  func coverage(_ place: Place) -> Float {
    // Where every outline is above or below, it need not be drawn: noise stays within -1 … 1.
    if place.y < base - height * 1.5 - trees - 1 { return 0 }
    if place.y > base + height * 0.5 + 1 { return 1 }
    return clamp01(place.y - crest(place.x) + 0.5)
  }

  /// Its colour at a place.
  func colour(_ place: Place) -> Colour {
    mix(colour, mist, ramp(base - height, base + height * 0.5, place.y))
  }

  // Spruces: each a narrow cone with ragged sides; several rows so that they close up.
  private func forest(_ x: Float) -> Float {
    guard trees > 0 else { return 0 }
    var top: Float = 0
    for row in 0..<3 {
      let pitch = trees * (0.24 + 0.11 * Float(row))
      let middle = (x / pitch + Float(row) * 0.41).rounded(.down)
      for step in -1...1 {
        let number = Int32(middle) &+ Int32(step)
        let sheet = Int32(seed * 13) &+ Int32(row)
        let at = (Float(number) - Float(row) * 0.41 + Noise.uniform(number, 11, sheet)) * pitch
        let tall = trees * mix(0.4, 1, Noise.uniform(number, 12, sheet))
        let side = abs(x - at) / (tall * mix(0.12, 0.17, Noise.uniform(number, 13, sheet)))
        guard side < 1 else { continue }
        // Branches: the side falls in steps, each a little irregular.
        let wobble = 0.5 * Noise.value(SIMD3(x * 14 / trees, Float(number), 3))
        let branch = side * 9 + wobble
        let stepped = (branch.rounded(.down) + powf(branch - branch.rounded(.down), 3)) / 9
        top = max(top, tall * (1 - mix(side, stepped, 0.75)))
      }
    }
    return top
  }
}
