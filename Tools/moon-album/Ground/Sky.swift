import Glibc

/// A sky: colours from the top of the picture to the horizon.
struct Sky {
  /// Colours and where they stand, 0 at the top and 1 at the horizon, in rising order.
  let stops: [(at: Float, colour: Colour)]

  /// The colour at a height, 0 top … 1 horizon.
  func colour(_ height: Float) -> Colour {
    guard let upper = stops.firstIndex(where: { $0.at >= height }), upper > 0 else {
      return height <= stops[0].at ? stops[0].colour : stops[stops.count - 1].colour
    }
    let (a, b) = (stops[upper - 1], stops[upper])
    return mix(a.colour, b.colour, ramp(a.at, b.at, height))
  }

  /// Deep blue to amber, half an hour after sunset.
  static let dusk = Sky(stops: [
    (0, Colour(0.006, 0.011, 0.035)), (0.35, Colour(0.018, 0.034, 0.105)),
    (0.62, Colour(0.09, 0.085, 0.2)), (0.8, Colour(0.34, 0.17, 0.2)),
    (0.92, Colour(0.8, 0.34, 0.13)), (1, Colour(1.02, 0.56, 0.2)),
  ])

  /// Blue to teal, an hour after sunset.
  static let nightfall = Sky(stops: [
    (0, Colour(0.003, 0.006, 0.02)), (0.4, Colour(0.006, 0.02, 0.055)),
    (0.75, Colour(0.016, 0.07, 0.12)), (1, Colour(0.1, 0.22, 0.24)),
  ])

  /// A clear afternoon.
  static let day = Sky(stops: [
    (0, Colour(0.035, 0.11, 0.3)), (0.6, Colour(0.085, 0.22, 0.45)), (1, Colour(0.24, 0.42, 0.62)),
  ])

  /// Violet haze over the sea as the sun sets behind the eye.
  static let moonrise = Sky(stops: [
    (0, Colour(0.015, 0.026, 0.075)), (0.45, Colour(0.07, 0.075, 0.17)),
    (0.72, Colour(0.24, 0.15, 0.22)), (0.88, Colour(0.32, 0.19, 0.2)),
    (1, Colour(0.16, 0.13, 0.18)),
  ])

  /// Cold blue to rose before sunrise.
  static let dawn = Sky(stops: [
    (0, Colour(0.02, 0.045, 0.13)), (0.5, Colour(0.12, 0.17, 0.32)),
    (0.8, Colour(0.55, 0.34, 0.34)), (1, Colour(0.95, 0.62, 0.34)),
  ])

  /// A whole night from dusk at the top to dawn at the bottom.
  static let wholeNight = Sky(stops: [
    (0, Colour(0.5, 0.2, 0.1)), (0.035, Colour(0.2, 0.1, 0.15)), (0.1, Colour(0.045, 0.05, 0.13)),
    (0.25, Colour(0.007, 0.013, 0.042)), (0.5, Colour(0.0015, 0.003, 0.011)),
    (0.75, Colour(0.006, 0.014, 0.045)), (0.9, Colour(0.04, 0.065, 0.15)),
    (0.965, Colour(0.22, 0.17, 0.24)), (1, Colour(0.62, 0.36, 0.24)),
  ])
}
