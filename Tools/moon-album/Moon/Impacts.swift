import Glibc

/// All craters of the near side, oldest and largest first.
enum Impacts {
  // Craters of one octave of size cover this share of the ground.
  private static let coverage: Float = 0.19
  // The largest of the nameless ones, and the smallest drawn (under two pixels of the finest map),
  // as shares of the moon's radius.
  private static let largest: Float = 0.05
  private static let smallest: Float = 0.0011

  static let all: [Impact] = nameless + named

  private static let named = NearSide.craters.enumerated().map { index, crater in
    Impact(
      centre: crater.centre, radius: crater.radius, freshness: crater.rays > 0 ? 1 : 0.75,
      rays: crater.rays, dark: crater.dark, seed: Int32(index) + 1000)
  }

  private static let nameless: [Impact] = {
    var impacts: [Impact] = []
    var top = largest
    var octave: Int32 = 0
    while top > smallest {
      // Of a size r, as many as cover their share of the half sphere's 2π.
      let middle = top * 0.75
      let count = Int32(coverage * 2 / (middle * middle))
      impacts.reserveCapacity(impacts.count + Int(count))
      for number in 0..<count {
        if let impact = draw(number, octave, top) { impacts.append(impact) }
      }
      top /= 2
      octave += 1
    }
    return impacts
  }()

  private static func draw(_ number: Int32, _ octave: Int32, _ top: Float) -> Impact? {
    func random(_ which: Int32) -> Float { Noise.uniform(number, octave, which) }
    // Evenly over the half sphere we see: z is even over 0 … 1 (Archimedes).
    let z = random(1)
    let around = random(2) * 2 * .pi
    let flat = (1 - z * z).squareRoot()
    let centre = Direction(flat * cosf(around), flat * sinf(around), z)
    let radius = top * mix(0.5, 1, random(3))
    // Lava drowned most craters of the seas, and all the large ones.
    let sea = MoonGround.sea(at: centre)
    let survives = radius > 0.012 ? 0.01 : mix(0.015, 0.05, ramp(0.006, 0.0015, radius))
    guard random(4) > sea * (1 - survives) else { return nil }
    let age = random(5)
    return Impact(
      centre: centre, radius: radius, freshness: age * age * age * age, rays: 0, dark: false,
      seed: number &* 7 &+ octave)
  }
}
