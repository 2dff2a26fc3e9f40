/// Smooth random functions of place, the same in every run.
///
/// Gradient noise after Perlin: at each corner of a lattice a direction drawn by a hash, blended
/// with a curve whose first two derivatives vanish at the corners.
enum Noise {
  /// A well-mixed number for a lattice corner.
  @inline(__always)
  static func hash(_ x: Int32, _ y: Int32, _ z: Int32 = 0) -> UInt32 {
    var h = UInt32(bitPattern: x) &* 0x8DA6_B343
    h ^= UInt32(bitPattern: y) &* 0xD816_3841
    h ^= UInt32(bitPattern: z) &* 0xCB1A_B31F
    h ^= h >> 15
    h = h &* 0x2C1B_3C6D
    h ^= h >> 12
    h = h &* 0x297A_2D39
    return h ^ (h >> 15)
  }

  /// A number 0 ..< 1 for a lattice corner.
  @inline(__always)
  static func uniform(_ x: Int32, _ y: Int32, _ z: Int32 = 0) -> Float {
    Float(hash(x, y, z) >> 8) * (1 / 16_777_216)
  }

  /// Noise of wavelength 1, about -1 … 1.
  @inline(__always)
  static func value(_ place: SIMD3<Float>) -> Float {
    let floor = place.rounded(.down)
    let f = place - floor
    let c = SIMD3<Int32>(truncatingIfNeeded: SIMD3<Int>(Int(floor.x), Int(floor.y), Int(floor.z)))
    let s = f * f * f * (f * (f * 6 - 15) + 10)
    func corner(_ dx: Int32, _ dy: Int32, _ dz: Int32) -> Float {
      let d = f - SIMD3(Float(dx), Float(dy), Float(dz))
      return slope(hash(c.x &+ dx, c.y &+ dy, c.z &+ dz), d)
    }
    let near = mix(
      mix(corner(0, 0, 0), corner(1, 0, 0), s.x), mix(corner(0, 1, 0), corner(1, 1, 0), s.x), s.y)
    let far = mix(
      mix(corner(0, 0, 1), corner(1, 0, 1), s.x), mix(corner(0, 1, 1), corner(1, 1, 1), s.x), s.y)
    return mix(near, far, s.z)
  }

  /// Octaves of noise, each of half the wavelength and `gain` the height; about -1 … 1.
  @inline(__always)
  static func octaves(_ place: SIMD3<Float>, _ count: Int, gain: Float = 0.5) -> Float {
    var (sum, height, total): (Float, Float, Float) = (0, 1, 0)
    var p = place
    for _ in 0..<count {
      sum += value(p) * height
      total += height
      height *= gain
      // A step aside, so that the lattices' corners do not meet.
      p = p * 2.03 + 17.17
    }
    return sum / total
  }

  /// Octaves of noise on a plane; `sheet` picks one of many.
  @inline(__always)
  static func octaves(_ x: Float, _ y: Float, sheet: Float, _ count: Int) -> Float {
    octaves(SIMD3(x, y, sheet * 9.7), count)
  }

  // The product with one of twelve directions towards a cube's edges.
  @inline(__always)
  private static func slope(_ hash: UInt32, _ d: SIMD3<Float>) -> Float {
    let h = hash & 15
    let u = h < 8 ? d.x : d.y
    let v = h < 4 ? d.y : (h == 12 || h == 14 ? d.x : d.z)
    return (h & 1 == 0 ? u : -u) + (h & 2 == 0 ? v : -v)
  }
}
