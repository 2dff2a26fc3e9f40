import Glibc

/// Pictures far taller or wider than a screen.
extension Album {
  /// All phases one below the other, through a whole night.
  static let allPhases: Photograph = {
    let count = 12
    let moons = (0..<count).map { index in
      MoonDisc(
        map, age: (Float(index) + 0.55) / Float(count),
        at: Place(400, 330 + Float(index) * (6000 - 660) / Float(count - 1)), radius: 185,
        tilt: 20 - Float(index) * 3.6)
    }
    let glows = moons.map {
      Glow(moon: $0, colour: Colour(0.05, 0.055, 0.07) * (0.25 + 0.75 * $0.lit), reach: 1.5)
    }
    let stars = Stars(spacing: 30, brightness: 0.9, size: 0.9, seed: 23)
    return Photograph("09 All phases.jpg", 800, 6000, caption: "A month in one night") { place in
      let height = place.y / 6000
      let index = nearest(moons, place)
      let moon = moons[index]
      let covered = moon.coverage(place)
      var light = Sky.wholeNight.colour(height) + Glow.light(glows, place)
      light += stars.light(place) * ((1 - covered) * ramp(0.5, 0.28, abs(height - 0.5)))
      return covered > 0 ? light + moon.colour(place) * covered : light
    }
  }()

  /// A month of evenings and mornings side by side, over one range of hills.
  static let month: Photograph = {
    let count = 15
    let moons = (0..<count).map { index in
      let along = Float(index) / Float(count - 1)
      // They climb towards the full moon in the middle and sink again.
      let climb = sinf(along * .pi)
      return MoonDisc(
        map, age: (Float(index) + 1) / Float(count + 1),
        at: Place(260 + along * 5480, 520 - climb * 270), radius: 138, tilt: 40 - along * 80)
    }
    let glows = moons.map {
      Glow(moon: $0, colour: Colour(0.05, 0.05, 0.06) * (0.2 + 0.8 * $0.lit), reach: 1.4)
    }
    let stars = Stars(spacing: 36, brightness: 0.8, size: 0.95, seed: 29)
    let ridges = [
      Ridge(
        base: 800, height: 130, length: 900, colour: Colour(0.05, 0.055, 0.1),
        mist: Colour(0.16, 0.13, 0.17), seed: 51),
      Ridge(
        base: 880, height: 110, length: 700, colour: Colour(0.008, 0.01, 0.018),
        mist: Colour(0.02, 0.02, 0.03), trees: 54, seed: 57),
    ]
    return Photograph("10 A month.jpg", 6000, 900, caption: "A month of moons") { place in
      let along = place.x / 6000
      // Dusk on the left, night in the middle, dawn on the right.
      let height = place.y / 860
      let evening = Sky.dusk.colour(height) * 0.8
      let morning = Sky.dawn.colour(height) * 0.8
      let night = Sky.nightfall.colour(height) * 0.55
      var sky = mix(evening, night, ramp(0.02, 0.36, along))
      sky = mix(sky, morning, ramp(0.64, 0.98, along))
      let index = nearest(moons, place)
      let dark = ramp(0.5, 0.2, abs(along - 0.5)) * ramp(1, 0.4, height)
      return landscape(
        place, sky: sky, moon: moons[index], glow: Glow.light(glows, place),
        stars: stars.light(place) * dark, ridges: ridges)
    }
  }()

  private static func nearest(_ moons: [MoonDisc], _ place: Place) -> Int {
    moons.indices.min { moons[$0].distance(place) < moons[$1].distance(place) } ?? 0
  }
}
