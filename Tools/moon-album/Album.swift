/// The pictures of the sample album, in order.
enum Album {
  static let photographs: [Photograph] = [
    newMoon, waxingCrescent, firstQuarter, waxingGibbous, fullMoon, waningGibbous, lastQuarter,
    waningCrescent, allPhases, month,
  ]

  /// Large enough for the largest moon in the album.
  static let map = SurfaceMap(size: 3400)

  /// A picture of the sky with a moon in it, and hills in front.
  static func landscape(
    _ place: Place, sky: Colour, moon: MoonDisc, glow: Colour, stars: Colour, ridges: [Ridge]
  ) -> Colour {
    let covered = moon.coverage(place)
    // Stars stand behind the moon; the air's own light stands before it.
    var light = sky + glow + stars * (1 - covered)
    if covered > 0 { light += moon.colour(place) * covered }
    for ridge in ridges {
      let share = ridge.coverage(place)
      if share > 0 { light = mix(light, ridge.colour(place), share) }
    }
    return light
  }
}
