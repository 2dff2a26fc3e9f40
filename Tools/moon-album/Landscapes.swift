import Glibc

/// Pictures with a land or a sea under the moon.
extension Album {
  /// The youngest crescent over a lake at dusk.
  static let newMoon: Photograph = {
    let moon = MoonDisc(map, age: 0.058, at: Place(1640, 470), radius: 215, tilt: 38)
    let glow = Glow(moon: moon, colour: Colour(0.05, 0.055, 0.075), reach: 3)
    let stars = Stars(spacing: 46, brightness: 0.75, size: 1.1, seed: 4)
    let line: Float = 1235
    let ridges = [
      Ridge(
        base: 1130, height: 210, length: 900, colour: Colour(0.2, 0.11, 0.15),
        mist: Colour(0.62, 0.28, 0.16), seed: 3),
      Ridge(
        base: 1190, height: 190, length: 640, colour: Colour(0.075, 0.05, 0.085),
        mist: Colour(0.3, 0.13, 0.12), seed: 8),
      Ridge(
        base: 1245, height: 130, length: 520, colour: Colour(0.014, 0.014, 0.026),
        mist: Colour(0.05, 0.028, 0.035), trees: 46, seed: 21),
    ]
    let water = Water(line: line, depth: 365, ripple: 34)
    @Sendable func above(_ place: Place) -> Colour {
      let height = place.y / 1180
      // The sun has gone down left of the middle.
      let side = 1 - 0.35 * clamp01(abs(place.x - 950) / 1800)
      let sky = Sky.dusk.colour(height) * mix(1, side, ramp(0.5, 1, height))
      return landscape(
        place, sky: sky, moon: moon, glow: glow.light(place),
        stars: stars.light(place) * ramp(0.75, 0.2, height), ridges: ridges)
    }
    return Photograph("01 New moon.jpg", 2560, 1600, caption: "New moon over a lake") { place in
      guard place.y > line else { return above(place) }
      return above(water.mirrored(place)) * water.mirror(place) + Colour(0.003, 0.005, 0.01)
    }
  }()

  /// A crescent between the spruces.
  static let waxingCrescent: Photograph = {
    let moon = MoonDisc(map, age: 0.135, at: Place(830, 900), radius: 310, tilt: 24)
    let glow = Glow(moon: moon, colour: Colour(0.035, 0.05, 0.065), reach: 2.6)
    let stars = Stars(spacing: 34, brightness: 0.95, size: 1, seed: 9)
    let ridges = [
      Ridge(
        base: 2080, height: 300, length: 800, colour: Colour(0.026, 0.062, 0.08),
        mist: Colour(0.09, 0.17, 0.19), seed: 5),
      Ridge(
        base: 2260, height: 240, length: 900, colour: Colour(0.011, 0.025, 0.036),
        mist: Colour(0.03, 0.06, 0.075), trees: 95, seed: 12),
      Ridge(
        base: 2390, height: 130, length: 1300, colour: Colour(0.0025, 0.005, 0.008),
        mist: Colour(0.004, 0.008, 0.011), trees: 230, seed: 31),
    ]
    return Photograph(
      "02 Waxing crescent.jpg", 1600, 2400, caption: "Waxing crescent over spruces"
    ) { place in
      let height = place.y / 2150
      return landscape(
        place, sky: Sky.nightfall.colour(height), moon: moon, glow: glow.light(place),
        stars: stars.light(place) * ramp(1, 0.3, height), ridges: ridges)
    }
  }()

  /// The full moon rising from the sea.
  static let fullMoon: Photograph = {
    let moon = MoonDisc(
      map, age: 0.497, at: Place(1200, 700), radius: 395, tilt: -38,
      brightness: Colour(1.2, 0.82, 0.46))
    let glow = Glow(moon: moon, colour: Colour(0.2, 0.115, 0.075), reach: 1.9)
    let line: Float = 1240
    let banks = Clouds(scale: 46, gaps: 0.42, seed: 14, stretch: 13)
    @Sendable func air(_ place: Place) -> Colour {
      var light = landscape(
        place, sky: Sky.moonrise.colour(place.y / line), moon: moon, glow: glow.light(place),
        stars: .zero,
        ridges: [])
      let bank = banks.thickness(place) * ramp(560, 1000, place.y) * 0.75
      light = mix(light, Colour(0.13, 0.09, 0.14) + glow.light(place) * 0.7, bank)
      // Haze swallows the foot of the sky.
      return mix(light, Colour(0.2, 0.145, 0.18), 0.85 * ramp(line - 190, line, place.y))
    }
    return Photograph("05 Full moon.jpg", 2400, 1600, caption: "Full moon at sea") { place in
      place.y < line ? air(place) : sea(place, line: line, under: moon.centre.x)
    }
  }()

  // Open sea with a path of light under the moon.
  private static func sea(_ place: Place, line: Float, under column: Float) -> Colour {
    let below = place.y - line
    let pitch = 1.5 + below * 0.055
    let swell = Noise.octaves(place.x / (pitch * 11), logf(below + 6) * 19, sheet: 3, 4)
    let chop = Noise.octaves(place.x / (pitch * 3.2), logf(below + 6) * 47, sheet: 8, 3)
    let slope = swell + 0.8 * chop
    let deep = Colour(0.016, 0.024, 0.05)
    let sheen = mix(Colour(0.19, 0.14, 0.17), deep, ramp(0, 260, below))
    let width = 90 + below * 0.95
    let offset = (place.x - column) / width
    let path = expf(-offset * offset * 1.6)
    let glitter = powf(clamp01(0.36 + slope * 1.25), 3.2) * 3.4
    return sheen * (1 + 0.55 * slope) + Colour(0.95, 0.62, 0.33) * (path * glitter * 0.75)
  }

  /// A small picture, as an old telephone took it.
  static let waningCrescent: Photograph = {
    let moon = MoonDisc(map, age: 0.9, at: Place(205, 78), radius: 36, tilt: -24)
    let glow = Glow(moon: moon, colour: Colour(0.06, 0.06, 0.07), reach: 2.4)
    let ridges = [
      Ridge(
        base: 196, height: 46, length: 150, colour: Colour(0.2, 0.15, 0.2),
        mist: Colour(0.6, 0.4, 0.32), seed: 41),
      Ridge(
        base: 222, height: 34, length: 110, colour: Colour(0.035, 0.034, 0.052),
        mist: Colour(0.09, 0.07, 0.08), trees: 13, seed: 44),
    ]
    return Photograph(
      "08 Waning crescent.jpg", 320, 240, caption: "Waning crescent at dawn", grain: 1.6
    ) { place in
      landscape(
        place, sky: Sky.dawn.colour(place.y / 200), moon: moon, glow: glow.light(place),
        stars: .zero,
        ridges: ridges)
    }
  }()
}
