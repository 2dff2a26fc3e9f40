import Glibc

/// One crater: what it does to the ground around it.
struct Impact {
  /// The middle on the unit sphere.
  let centre: Direction
  /// From the middle to the rim, as a share of the moon's radius.
  let radius: Float
  /// How fresh the shape is: 1 sharp, 0 worn away.
  let freshness: Float
  /// How bright its rays are, 0 … 1.
  let rays: Float
  /// Whether basalt fills it.
  let dark: Bool
  /// A number that tells craters apart.
  let seed: Int32

  /// How far it changes the height, in radii.
  static let apron: Float = 2
  /// How far rays reach, in radii, for rays of brightness 1.
  private static let rayReach: Float = 26

  /// How far it changes anything, as a share of the moon's radius.
  var reach: Float { radius * (rays > 0 ? max(Self.apron, Self.rayReach * rays) : Self.apron) }

  // Above this size floors are flat and have a peak (about 25 km on the moon).
  private static let complexRadius: Float = 0.0075

  /// Changes the ground at a place.
  @inline(__always)
  func strike(_ ground: inout MoonGround.Sample, at p: Direction) {
    let offset = p - centre
    let squared = dot(offset, offset)
    guard squared < reach * reach else { return }
    var d = squared.squareRoot() / radius
    if rays > 0 {
      shine(&ground, offset, d)
    }
    guard d < Self.apron else { return }
    if radius > 0.006 {
      // Rims are not drawn with compasses.
      d *= 1 + 0.13 * Noise.value(p * (1.6 / radius) + Float(seed & 255))
    }
    let depth = radius * (radius > Self.complexRadius ? 0.09 : 0.19) * mix(0.12, 1, freshness)
    if d < 1 {
      // What was there before is dug away or buried.
      ground.height *= mix(0.25, 1, ramp(0.8, 1, d))
      var floor = d * d - 1
      if radius > Self.complexRadius {
        floor = max(-0.9, 1.9 * (d * d * d * d - 0.72)) + terraces(d)
        floor = min(floor, 0.12)
        let peak = max(0, 1 - d / 0.2)
        floor += dark ? 0 : 0.55 * peak * peak
      }
      ground.height += depth * floor
      ground.height += depth * 0.32 * ramp(0.72, 1, d)
      if dark { ground.albedo = mix(0.22, ground.albedo, ramp(0.72, 0.92, d)) }
    } else {
      let fall = (Self.apron - d) / (Self.apron - 1)
      ground.height += depth * 0.32 * fall * fall * fall
    }
    let halo = freshness * freshness * freshness * (dark ? 0 : 1)
    ground.albedo += 0.13 * halo * ramp(1.9, 0.7, d)
  }

  // Slumped walls: steps on the inner slope of a large crater.
  private func terraces(_ d: Float) -> Float {
    0.05 * sinf(d * 42) * ramp(0.6, 0.75, d) * ramp(1, 0.9, d) * freshness
  }

  // Bright streaks that radiate from a young crater, and the bright blanket about it.
  private func shine(_ ground: inout MoonGround.Sample, _ offset: Direction, _ d: Float) {
    let axis = unit(Direction(centre.z, 0, -centre.x) + Direction(0, 0.001, 0))
    let other = Direction(
      centre.y * axis.z - centre.z * axis.y, centre.z * axis.x - centre.x * axis.z,
      centre.x * axis.y - centre.y * axis.x)
    let x = dot(offset, axis)
    let y = dot(offset, other)
    let angle = Place(x, y) / max(length(Place(x, y)), 1e-6)
    let ring = SIMD3(angle.x, angle.y, Float(seed & 63) * 1.7)
    let fan = Noise.octaves(ring * SIMD3(3.2, 3.2, 1), 4, gain: 0.75)
    let streak = powf(clamp01(0.5 + 1.9 * fan), 1.8)
    let along = 0.65 + 0.5 * Noise.octaves(SIMD3(x, y, 0) / (radius * 2.6) + 7, 3)
    let fade = expf(-d / (8.5 * rays)) * ramp(Self.rayReach * rays, Self.rayReach * rays * 0.5, d)
    let blanket = ramp(3.4, 0.9, d) * 0.5
    let darkRing: Float = ramp(1.05, 1.25, d) * ramp(1.75, 1.4, d) * 0.25
    let bright = rays * (streak * along * fade * 1.5 + blanket - darkRing)
    ground.albedo = mix(ground.albedo, 0.98, clamp01(bright * 0.85))
    ground.tint = mix(ground.tint, 0.1, clamp01(bright))
  }
}
