/// Where a colour space has its primaries and its white, as CIE 1931 x and y.
struct Chromaticities: Equatable {
  var red: (x: Double, y: Double)
  var green: (x: Double, y: Double)
  var blue: (x: Double, y: Double)
  var white: (x: Double, y: Double)

  /// The white of daylight at 6,500 K (ITU-R BT.709).
  static let d65 = (x: 0.3127, y: 0.3290)
  /// Those of sRGB (ITU-R BT.709).
  static let sRGB = Chromaticities(
    red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: d65)
  /// Those of Display P3 (SMPTE EG 432-1).
  static let p3 = Chromaticities(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: d65)
  /// Those of ITU-R BT.2020 and BT.2100.
  static let rec2020 = Chromaticities(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: d65)

  /// Those of a code point (ITU-T H.273, table 2); `nil` for one that photos do not have.
  init?(codePoint: UInt16) {
    switch codePoint {
    case 1: self = .sRGB
    case 9: self = .rec2020
    case 12: self = .p3
    default: return nil
    }
  }

  init(
    red: (Double, Double), green: (Double, Double), blue: (Double, Double), white: (Double, Double)
  ) {
    (self.red, self.green, self.blue, self.white) = (red, green, blue, white)
  }

  static func == (left: Chromaticities, right: Chromaticities) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.white == right.white
  }

  /// Whether these are the same colours for every eye.
  func isClose(to other: Chromaticities) -> Bool {
    zip(values, other.values).allSatisfy { abs($0 - $1) < 0.002 }
  }

  private var values: [Double] {
    [red.x, red.y, green.x, green.y, blue.x, blue.y, white.x, white.y]
  }

  /// What each primary comes to in XYZ under the white of ICC profiles (D50); `nil` where no colours
  /// can be mixed of these.
  var adaptedPrimaries: [[Double]]? {
    guard
      [red, green, blue, white].allSatisfy({ $0.y > 0.0001 && $0.x >= 0 && $0.x + $0.y <= 1.0001 })
    else { return nil }
    let columns = Matrix3(columns: [red, green, blue].map(Self.xyz))
    guard let inverse = columns.inverse, let adaptation = Self.adaptation(from: Self.xyz(white))
    else { return nil }
    // How much of each primary white takes.
    let shares = inverse.times(Self.xyz(white))
    guard shares.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
    return [red, green, blue].enumerated().map { index, place in
      adaptation.times(Self.xyz(place).map { $0 * shares[index] })
    }
  }

  private static func xyz(_ place: (x: Double, y: Double)) -> [Double] {
    [place.x / place.y, 1, (1 - place.x - place.y) / place.y]
  }

  /// The cones' view of XYZ (Bradford), in which eyes adapt to another white.
  private static let cones = Matrix3(rows: [
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ])
  /// The white of ICC profiles (ICC.1, 7.2.16).
  static let d50 = [0.9642, 1.0, 0.8249]

  private static func adaptation(from white: [Double]) -> Matrix3? {
    guard let back = cones.inverse else { return nil }
    let gains = zip(cones.times(d50), cones.times(white)).map { $0 / $1 }
    guard gains.allSatisfy(\.isFinite) else { return nil }
    return back.times(Matrix3(diagonal: gains)).times(cones)
  }
}
