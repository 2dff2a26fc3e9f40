/// The compressed codes of one GIF frame, checked without unpacking them (GIF 89a, appendix F).
struct GIFCodes {
  private let reader: ByteReader
  private let firstSize: Int
  private var place: Int
  private var left = 0
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// The longest code, in bits.
  private static let longest = 12

  /// Starts at the byte with the size of the first codes.
  init(_ reader: ByteReader, _ place: Int) {
    self.reader = reader
    firstSize = Int(reader.byte(place) ?? 0)
    self.place = place + 1
  }

  /// Whether every code is one that can stand where it stands, as far as the budget of bytes goes.
  mutating func areSound(upTo budget: inout Int) -> Bool {
    guard (1..<Self.longest).contains(firstSize) else { return false }
    let clear = 1 << firstSize
    var size = firstSize + 1
    var next = clear + 2
    var hasLast = false
    while budget > 0, let code = read(size, &budget) {
      if code == clear {
        size = firstSize + 1
        next = clear + 2
        hasLast = false
      } else if code == clear + 1 {
        return true
      } else if !hasLast {
        guard code < clear else { return false }
        hasLast = true
      } else {
        guard code <= next, code < 1 << Self.longest else { return false }
        if next < 1 << Self.longest { next += 1 }
        if next == 1 << size, size < Self.longest { size += 1 }
      }
    }
    return true
  }

  private mutating func read(_ size: Int, _ budget: inout Int) -> Int? {
    while bitCount < size {
      if left == 0 {
        left = Int(reader.byte(place) ?? 0)
        place += 1
        guard left > 0 else { return nil }
      }
      guard let byte = reader.byte(place) else { return nil }
      place += 1
      left -= 1
      budget -= 1
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    let code = Int(bits & (1 << UInt32(size) - 1))
    bits >>= UInt32(size)
    bitCount -= size
    return code
  }
}
