/// Spoils bytes as broken disks, cut downloads and ill will do; the same for the same seed on every
/// machine.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func whole(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Bytes that lengths, counts and flags are most easily wrong about.
  private static let edges: [UInt8] = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF]

  /// `bytes` with one to eight faults, most of them near the start, where headers are.
  mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    var spoilt = bytes
    for _ in 0...whole(below: 8) {
      guard !spoilt.isEmpty else { break }
      addFault(to: &spoilt)
    }
    return spoilt
  }

  private mutating func addFault(to bytes: inout [UInt8]) {
    let place = self.place(in: bytes)
    let length = 1 + whole(below: min(64, bytes.count - place))
    switch whole(below: 9) {
    case 0: bytes[place] ^= 1 << UInt8(whole(below: 8))
    case 1: bytes[place] = Self.edges[whole(below: Self.edges.count)]
    case 2: bytes[place] = UInt8(truncatingIfNeeded: next())
    case 3:
      // A whole number of four bytes becomes small, large or negative.
      let edge = Self.edges[whole(below: Self.edges.count)]
      for index in place..<min(place + 4, bytes.count) { bytes[index] = edge }
    case 4: bytes.removeSubrange(place..<(place + length))
    case 5: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
    case 6: bytes.removeSubrange((place + 1)...)
    case 7:
      let other = whole(below: bytes.count - length + 1)
      bytes.replaceSubrange(place..<(place + length), with: bytes[other..<(other + length)])
    default:
      for index in place..<(place + length) { bytes[index] = UInt8(truncatingIfNeeded: next()) }
    }
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    whole(below: 3) == 0 ? whole(below: bytes.count) : whole(below: min(512, bytes.count))
  }

  /// Numbers that arithmetic is most easily wrong about.
  private static let numbers = [
    "0", "-0", "-1", "1e308", "-1e308", "1e-320", "2147483648", "-9223372036854775809", "1e5",
    "0.1",
  ]

  /// `text` with some of its numbers replaced, and every fourth time with other faults as well.
  mutating func spoil(text: [UInt8]) -> [UInt8] {
    var spoilt = text
    for _ in 0...whole(below: 4) {
      let digits = spoilt.indices.filter { (48...57).contains(spoilt[$0]) }
      guard !digits.isEmpty else { break }
      let start = digits[whole(below: digits.count)]
      let end = spoilt[start...].firstIndex { !(48...57).contains($0) } ?? spoilt.endIndex
      spoilt.replaceSubrange(start..<end, with: Self.numbers[whole(below: Self.numbers.count)].utf8)
    }
    return whole(below: 4) == 0 ? spoil(spoilt) : spoilt
  }
}
