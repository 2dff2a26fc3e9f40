/// Broken copies of a file, the same ones in every run.
public enum Mutations {
  /// Copies that are cut, have bytes changed, numbers set to extremes, or parts repeated.
  public static func of(_ file: [UInt8], count: Int, seed: UInt64 = 1) -> [[UInt8]] {
    var random = Sequence(state: seed)
    return (0..<count).map { _ in mutated(file, &random) }
  }

  private static func mutated(_ file: [UInt8], _ random: inout Sequence) -> [UInt8] {
    guard !file.isEmpty else { return file }
    var copy = file
    switch random.below(4) {
    case 0: copy = Array(copy.prefix(random.below(copy.count)))
    case 1:
      for _ in 0...random.below(6) { copy[random.below(copy.count)] = UInt8(random.below(256)) }
    case 2:
      // Headers stand at the start: extremes there reach the most arithmetic.
      let place = random.below(min(copy.count, 64))
      let extreme: UInt8 = [0, 0x7F, 0x80, 0xFF][random.below(4)]
      for index in place..<min(copy.count, place + 4) { copy[index] = extreme }
    default:
      let start = random.below(copy.count)
      let part = Array(copy[start..<min(copy.count, start + 1 + random.below(64))])
      copy.insert(contentsOf: part, at: random.below(copy.count))
    }
    return copy
  }

  /// Numbers that look random and are the same for the same seed (SplitMix64).
  private struct Sequence {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ value >> 31) % UInt64(max(1, limit)))
    }
  }
}
