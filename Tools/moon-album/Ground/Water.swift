import Glibc

/// Still water under a picture: it mirrors what is above its line, broken by ripples.
struct Water {
  /// The water's far edge in pixels from the top.
  let line: Float
  /// Pixels from the far edge to the bottom of the picture.
  let depth: Float
  /// How much ripples pull the mirror image about, in pixels at the near edge.
  let ripple: Float

  /// The place above the line that a place below it mirrors.
  func mirrored(_ place: Place) -> Place {
    let below = place.y - line
    let near = below / depth
    // Waves look longer the nearer they are.
    let pitch = 2.2 + below * 0.07
    let wave = Noise.octaves(place.x / (pitch * 9), line + sqrtf(below) * 3.1, sheet: 5, 3)
    let sway = Noise.octaves(place.x / (pitch * 5), sqrtf(below) * 4.3, sheet: 6, 2)
    return Place(
      place.x + sway * ripple * near * 0.6,
      min(line - 0.5, line - below * 1.04 + wave * ripple * (0.15 + near)))
  }

  /// How much of the light the water gives back: less the steeper one looks down.
  func mirror(_ place: Place) -> Float { mix(0.82, 0.4, (place.y - line) / depth) }
}
