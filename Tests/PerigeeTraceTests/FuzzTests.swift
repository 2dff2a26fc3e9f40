import Testing

@testable import PerigeeTrace

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A trap would end the whole test run; each test says its seed when it fails otherwise.
@Suite("Whatever comes in")
struct FuzzTests {
  /// Pieces that traces are made of, so that mutations reach beyond the JSON reader.
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\u", "null", "true", "-", "0", "1e308", "-1e308",
    "1e-320",
    "0.5", "\"t\":", "\"down\":", "\"up\":", "\"a\"", "\"b\"", "99999999999", "\u{1F315}",
    "\"probe\":true", "\"ended\"", "\"size\":",
  ]

  @Test(
    "random bytes are refused or read, and never end the program",
    arguments: 0..<20 as Range<UInt64>)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let line = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(probes(line).isEmpty, "seed \(seed): random bytes printed a probe")
    }
  }

  @Test(
    "mutated traces are refused or played, and what is printed reads back",
    arguments: TraceFile.names)
  func mutatedTraces(name: String) throws {
    let seed = UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF)
    var random = SeededGenerator(seed: seed)
    let bytes = Array(try TraceFile(name: name).text.utf8)
    for round in 0..<40 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&mutated, &random) }
      for probe in probes(mutated) {
        #expect(try Probe(probe).members.count == 19, "seed \(seed), round \(round)")
      }
    }
  }

  /// What the lines print up to the first that is wrong.
  private func probes(_ bytes: [UInt8]) -> [String] {
    var player = TracePlayer()
    var probes: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      do throws(TraceError) {
        if let probe = try player.play(Array(line)) { probes.append(probe) }
      } catch {
        break
      }
    }
    return probes
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      bytes.insert(contentsOf: piece.utf8, at: index)
    case 3:
      // A digit, so that the line stays JSON and the engine gets another number.
      if let digit = bytes[index...].firstIndex(where: { (48...57).contains($0) }) {
        bytes[digit] = UInt8.random(in: 48...57, using: &random)
      }
    default:
      let end = min(bytes.count, index + Int.random(in: 1...30, using: &random))
      bytes.insert(contentsOf: Array(bytes[index..<end]), at: end)
    }
    if bytes.isEmpty { bytes = [0x7B] }
  }
}
