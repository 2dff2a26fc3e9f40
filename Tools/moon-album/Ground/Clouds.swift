import Glibc

/// A sheet of broken clouds.
struct Clouds {
  /// The size of a large cloud in pixels.
  let scale: Float
  /// The share of the sky they leave free, about 0 … 1.
  let gaps: Float
  /// A number that picks another sheet.
  let seed: Float
  /// How much longer than high they are.
  var stretch: Float = 2.2

  /// How thick the cloud is at a place, 0 (none) … 1.
  func thickness(_ place: Place) -> Float {
    let p = Place(place.x / (scale * stretch), place.y / scale)
    let bend = Place(
      Noise.octaves(p.x * 1.3, p.y * 1.3, sheet: seed + 1, 3),
      Noise.octaves(p.x * 1.3, p.y * 1.3, sheet: seed + 2, 3))
    let q = p + bend * 0.55
    let body = Noise.octaves(SIMD3(q.x, q.y, seed * 9.7), 7, gain: 0.54)
    return ramp(gaps - 0.55, gaps + 0.25, body)
  }
}
