import Glibc

/// The shine of a moon in the air around it.
struct Glow {
  let moon: MoonDisc
  let colour: Colour
  /// How far it reaches, in radii of the moon, until it has fallen to a third.
  let reach: Float

  /// Its light at a place; less before the moon itself, which it would only dull.
  func light(_ place: Place) -> Colour {
    let distance = moon.distance(place)
    let d = max(0, distance - 0.92) / reach
    // Beyond three reaches nothing is left, so that glows side by side leave no seam.
    guard d < 3 else { return .zero }
    let near = expf(-d * 6) * 0.55
    let far = ramp(3, 0.4, d) / (1 + d * d * 4)
    return colour * ((near + far * 0.4) * mix(0.75, 1, ramp(0.9, 1.05, distance)))
  }

  /// The light of several at a place.
  static func light(_ glows: [Glow], _ place: Place) -> Colour {
    glows.reduce(.zero) { $0 + $1.light(place) }
  }
}
