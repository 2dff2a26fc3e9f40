/// Random numbers that are the same for the same seed on every machine (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53)
      * (range.upperBound - range.lowerBound)
  }

  mutating func whole(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(below: elements.count)]
  }
}
