import Glibc

/// Pictures of the moon alone.
extension Album {
  /// Half a moon in the blue of an afternoon.
  static let firstQuarter: Photograph = {
    let moon = MoonDisc(
      map, age: 0.247, at: Place(1000, 980), radius: 640, tilt: 16,
      brightness: Colour(0.62, 0.6, 0.55), earthshine: .zero)
    let clouds = Clouds(scale: 640, gaps: 0.5, seed: 2)
    return Photograph(
      "03 First quarter.jpg", 2000, 2000, caption: "First quarter in the afternoon"
    ) { place in
      var light = Sky.day.colour(place.y / 2000)
      let covered = moon.coverage(place)
      if covered > 0 { light += moon.colour(place) * covered }
      let veil = clouds.thickness(place) * mix(0.35, 0.9, ramp(500, 2000, place.y))
      return mix(light, Colour(0.72, 0.77, 0.84), veil * 0.8)
    }
  }()

  /// Every crater there is: 24 megapixels.
  static let waxingGibbous: Photograph = {
    let moon = MoonDisc(map, age: 0.365, at: Place(3000, 2000), radius: 1690, tilt: 12)
    let stars = Stars(spacing: 74, brightness: 0.5, size: 1.5, seed: 2)
    return Photograph(
      "04 Waxing gibbous.jpg", 6000, 4000, caption: "Waxing gibbous moon", grain: 1
    ) { place in
      let covered = moon.coverage(place)
      let dark = Colour(0.0012, 0.0015, 0.0026)
      guard covered > 0 else { return dark + stars.light(place) }
      return dark + moon.colour(place) * covered
    }
  }()

  /// A moon behind drifting clouds.
  static let waningGibbous: Photograph = {
    let moon = MoonDisc(map, age: 0.605, at: Place(1090, 470), radius: 245, tilt: -14)
    let glow = Glow(moon: moon, colour: Colour(0.16, 0.17, 0.2), reach: 1.7)
    let stars = Stars(spacing: 40, brightness: 0.8, size: 0.9, seed: 17)
    let clouds = Clouds(scale: 330, gaps: 0.3, seed: 6)
    return Photograph(
      "06 Waning gibbous.webp", 1920, 1200, caption: "Waning gibbous behind clouds"
    ) { place in
      let covered = moon.coverage(place)
      var light = Colour(0.004, 0.007, 0.018) + glow.light(place)
      light += covered > 0 ? moon.colour(place) * covered : stars.light(place)
      let thick = clouds.thickness(place)
      // Thin edges let the moon through and shine; thick bodies show only their rims.
      let distance = moon.distance(place)
      let shine = 0.95 * expf(-distance * 0.62) + 0.05
      let lining = 1 - 0.82 * ramp(0.25, 0.95, thick)
      let cloud = Colour(0.55, 0.58, 0.66) * (shine * lining) + Colour(0.008, 0.011, 0.02)
      return mix(light, cloud, thick * mix(0.72, 0.97, thick))
    }
  }()

  /// The moon cut out, to lie on anything.
  static let lastQuarter: Photograph = {
    let moon = MoonDisc(map, age: 0.752, at: Place(600, 600), radius: 560, tilt: -9)
    return Photograph(
      "07 Last quarter.png", 1200, 1200, caption: "Last quarter, cut out", grain: 0,
      paintingAlpha: { place in Photograph.Pixel(moon.colour(place), moon.coverage(place)) })
  }()
}
