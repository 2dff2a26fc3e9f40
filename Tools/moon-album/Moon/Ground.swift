import Glibc

/// What the moon's surface is made of at a place, before craters: how bright, what tint, how rough.
enum MoonGround {
  /// The ground at one place.
  struct Sample {
    /// Reflected share of light; highlands about 1, seas about 0.45.
    var albedo: Float
    /// From red (-1) to blue (1).
    var tint: Float
    /// 1 in the seas, 0 in the highlands.
    var sea: Float
    /// Height above the sphere as a share of its radius.
    var height: Float
  }

  /// The ground at a place on the unit sphere.
  static func sample(at p: Direction) -> Sample {
    let lava = lava(at: p)
    let mottling = Noise.octaves(p * 9 + 5, 5, gain: 0.62)
    let stains = Noise.octaves(p * 3.7 + 51, 4)
    let highland = 0.5 + 0.1 * mottling + 0.1 * stains
    let basalt = 0.235 + 0.07 * mottling + 0.16 * stains - 0.05 * lava.depth
    let roughness = Noise.octaves(p * 26 + 3, 4, gain: 0.55)
    let swell = Noise.octaves(p * 6 + 91, 3)
    // Wrinkle ridges where noise crosses zero: low, in the seas only.
    let wrinkle = max(0, 1 - abs(Noise.value(p * 6.1) + 0.3 * mottling) * 9)
    return Sample(
      albedo: mix(highland, basalt, lava.sea), tint: mix(-0.3 + 0.3 * stains, lava.blue, lava.sea),
      sea: lava.sea,
      height: mix(
        0.0019 * roughness + 0.007 * swell, 0.00025 * roughness + 0.0003 * wrinkle - 0.003,
        lava.sea))
  }

  /// How much lava covers a place, 0 … 1: `sample(at:)`'s `sea` alone, for less work.
  static func sea(at p: Direction) -> Float { lava(at: p).sea }

  private struct Lava {
    var sea: Float
    var depth: Float
    var blue: Float
  }

  // How much of a place is under lava: the basins' bowls, flooded to a level that wanders, so that
  // coasts have bays and capes and neighbours run together.
  private static func lava(at p: Direction) -> Lava {
    let warp = Direction(
      Noise.octaves(p * 2.3 + 11, 4), Noise.octaves(p * 2.3 + 37, 4),
      Noise.octaves(p * 2.3 + 71, 4))
    let q = unit(p + warp * 0.26)
    var (deepest, weights, blue): (Float, Float, Float) = (-1, 1e-4, 0)
    for basin in NearSide.seas {
      let bowl = (1.12 - outline(basin, q)) * basin.darkness
      guard bowl > -0.6 else { continue }
      // Basins that nearly touch join.
      let joined = max(0, 0.22 - abs(deepest - bowl))
      deepest = max(deepest, bowl) + joined * joined * 0.9
      let weight = ramp(-0.25, 0.5, bowl)
      weights += weight
      blue += weight * basin.blue
    }
    let coast = Noise.octaves(p * 11 + 23, 4, gain: 0.6)
    let level = deepest + 0.2 * coast
    return Lava(
      sea: ramp(-0.06, 0.16, level), depth: ramp(0.1, 0.7, level),
      blue: 0.6 * blue / weights + 0.4 * Noise.octaves(p * 5 + 61, 3))
  }

  // 1 on the outline of a sea, less inside, in its own axes.
  @inline(__always)
  private static func outline(_ sea: NearSide.Sea, _ p: Direction) -> Float {
    guard dot(p, sea.centre) > 0.3 else { return 10 }
    let c = sea.centre
    let east = unit(Direction(c.z, 0, -c.x))
    let north = Direction(
      c.y * east.z - c.z * east.y, c.z * east.x - c.x * east.z, c.x * east.y - c.y * east.x)
    let d = p - c
    return length(Place(dot(d, east) / sea.east, dot(d, north) / sea.north))
  }
}
