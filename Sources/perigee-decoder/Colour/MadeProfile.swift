/// Makes a colour profile for colours that a file describes in another way (ICC.1:2001-04).
enum MadeProfile {
  /// How finely the curve is stated: dark greys of PQ need thousands.
  private static let steps = 4_096

  /// A profile of three primaries and a curve; `nil` where no colours can be mixed of these.
  static func rgb(
    _ name: String, _ colours: Chromaticities, _ curve: TransferCurve
  ) -> ICCProfile? {
    guard let primaries = colours.adaptedPrimaries else { return nil }
    var tags: [(String, [UInt8])] = [
      ("desc", description(name)), ("wtpt", xyz(Chromaticities.d50)),
    ]
    for (letter, primary) in zip("rgb", primaries) {
      tags.append(("\(letter)XYZ", xyz(primary)))
    }
    let stated = self.curve(curve)
    for letter in "rgb" { tags.append(("\(letter)TRC", stated)) }
    return ICCProfile(file("RGB ", tags))
  }

  /// A profile of a curve alone, for grey pictures.
  static func grey(_ name: String, _ curve: TransferCurve) -> ICCProfile? {
    ICCProfile(
      file(
        "GRAY",
        [
          ("desc", description(name)), ("wtpt", xyz(Chromaticities.d50)),
          ("kTRC", self.curve(curve)),
        ]))
  }

  private static func file(_ space: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
    var table = big32(tags.count)
    var body: [UInt8] = []
    let start = 132 + tags.count * 12
    for (name, content) in tags {
      table += Array(name.utf8) + big32(start + body.count) + big32(content.count)
      body += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    var header = big32(start + body.count) + [0, 0, 0, 0] + big32(0x0210_0000)
    header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += Chromaticities.d50.flatMap(fixed)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + body
  }

  private static func description(_ name: String) -> [UInt8] {
    // Without its forms for other alphabets and for the Macintosh, which are all zero.
    let text = Array(name.utf8) + [0]
    return Array("desc".utf8) + [0, 0, 0, 0] + big32(text.count) + text
      + [UInt8](repeating: 0, count: 78)
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed)
  }

  private static func curve(_ curve: TransferCurve) -> [UInt8] {
    var bytes = Array("curv".utf8) + [0, 0, 0, 0] + big32(steps)
    bytes.reserveCapacity(12 + steps * 2)
    for step in 0..<steps {
      let light = curve.light(of: Double(step) / Double(steps - 1))
      let value = UInt16((min(max(light, 0), 1) * 65_535).rounded())
      bytes += [UInt8(value >> 8), UInt8(value & 0xFF)]
    }
    return bytes
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    big32(Int((min(max(value, -32_000), 32_000) * 65_536).rounded()))
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
