import Glibc

/// The moon in a picture: where it stands, how large, and how the sun lights it.
struct MoonDisc {
  /// The middle in pixels.
  let centre: Place
  /// The radius in pixels.
  let radius: Float
  /// The light reflected by fully lit highland.
  let brightness: Colour
  /// The light of the night side, lit by the earth.
  let earthshine: Colour

  private let light: Direction
  private let level: SurfaceMap.Level
  private let turn: (cos: Float, sin: Float)

  /// Places a moon of an age in months: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter.
  ///
  /// `tilt` turns the disc
  /// clockwise, in degrees, as the sky does.
  init(
    _ map: SurfaceMap, age: Float, at centre: Place, radius: Float, tilt: Float = 0,
    brightness: Colour = Colour(1.22, 1.18, 1.11), earthshine: Colour = Colour(0.011, 0.014, 0.02)
  ) {
    self.brightness = brightness
    self.earthshine = earthshine
    self.centre = centre
    self.radius = radius
    let elongation = age * 2 * .pi
    // The sun stands a little off the moon's equator, as it mostly does.
    light = unit(Direction(sinf(elongation), 0.035, -cosf(elongation)))
    level = map.level(diameter: radius * 2)
    turn = (cosf(tilt * .pi / 180), sinf(tilt * .pi / 180))
  }

  /// The share of the disc that is lit, 0 … 1.
  var lit: Float { (1 + light.z) / 2 }

  /// Distance from the middle in radii.
  @inline(__always)
  func distance(_ place: Place) -> Float { length(place - centre) / radius }

  /// The towards-the-sun direction on the picture, for glow.
  @inline(__always)
  func onDisc(_ place: Place) -> Place {
    let d = (place - centre) / radius
    return Place(d.x * turn.cos + d.y * turn.sin, -(d.y * turn.cos - d.x * turn.sin))
  }

  /// How much of a pixel the disc covers, 0 … 1: an edge one pixel soft.
  @inline(__always)
  func coverage(_ place: Place) -> Float {
    clamp01((1 - distance(place)) * radius + 0.5)
  }

  /// The light that comes from a place on the disc.
  func colour(_ place: Place) -> Colour {
    var p = onDisc(place)
    let r = length(p)
    if r > 0.9985 { p *= 0.9985 / r }
    let normal = Direction(p.x, p.y, max(0.0004, 1 - (p * p).sum()).squareRoot())
    let sample = samples(p)
    // The height map is constant along the line of sight, so its slope on the ground is what is
    // left of the gradient when the part along the normal is taken away.
    let gradient = Direction(sample.slope.x, sample.slope.y, 0)
    let slope = gradient - normal * dot(gradient, normal)
    let bumped = unit(normal - slope * 1.1)

    let sun = dot(normal, light)
    let incidence = max(0, dot(bumped, light)) * ramp(-0.06, 0.02, sun)
    let emission = max(0.06, mix(normal.z, bumped.z, 0.85))
    // Dust scatters back what it gets (Lommel and Seeliger), which makes the full moon flat; a share
    // of Lambert's law gives it back some roundness.
    let dust = 2 * incidence / (incidence + emission)
    let reflected = mix(dust * 0.92, incidence * 1.1, 0.42) * mix(0.72, 1, ramp(0, 0.55, normal.z))
    let contrast = sample.albedo
    let warm = Colour(1.05, 0.99, 0.93)
    let cool = Colour(0.92, 0.99, 1.09)
    let tint = mix(warm, cool, clamp01(0.5 + 0.5 * sample.tint))
    let night = earthshine * contrast * mix(0.55, 1, normal.z)
    return brightness * tint * (contrast * reflected) + night
  }

  private struct Sample {
    var albedo: Float
    var tint: Float
    var slope: Place
  }

  // Between the four nearest samples of the map.
  @inline(__always)
  private func samples(_ p: Place) -> Sample {
    let size = level.size
    let x = min(max((p.x + 1) / 2 * Float(size) - 0.5, 1), Float(size - 3))
    let y = min(max((1 - p.y) / 2 * Float(size) - 0.5, 1), Float(size - 3))
    let (column, row) = (Int(x), Int(y))
    let (fx, fy) = (x - Float(column), y - Float(row))
    func between(_ values: [Float], _ column: Int, _ row: Int) -> Float {
      let start = row * size + column
      return mix(
        mix(values[start], values[start + 1], fx),
        mix(values[start + size], values[start + size + 1], fx), fy)
    }
    let step = 2 / Float(size)
    let east = between(level.height, column + 1, row) - between(level.height, column - 1, row)
    let south = between(level.height, column, row + 1) - between(level.height, column, row - 1)
    return Sample(
      albedo: between(level.albedo, column, row), tint: between(level.tint, column, row),
      slope: Place(east, -south) / (2 * step))
  }
}
