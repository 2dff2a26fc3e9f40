/// Writes the fields of one message.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  init(_ kind: WireFormat.Kind) {
    bytes.reserveCapacity(64)
    bytes.append(WireFormat.version)
    bytes.append(kind.rawValue)
  }

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func flag(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func word(_ value: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Writes a number of 32 bits; one outside is clamped, so that the reader refuses it by its range.
  mutating func number(_ value: Int) {
    word(UInt32(clamping: value))
  }

  mutating func text(_ value: String) {
    var text = value
    while text.utf8.count > WireFormat.longestText {
      text.removeLast()
    }
    let count = UInt16(text.utf8.count)
    bytes.append(UInt8(truncatingIfNeeded: count))
    bytes.append(UInt8(truncatingIfNeeded: count >> 8))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func optionalText(_ value: String?) {
    flag(value != nil)
    if let value { text(value) }
  }

  mutating func region(_ value: ImageRegion?) {
    flag(value != nil)
    guard let value else { return }
    number(value.x)
    number(value.y)
    number(value.width)
    number(value.height)
  }

  mutating func level(_ value: DecodeLevel) {
    switch value {
    case .none: byte(WireFormat.LevelKind.none.rawValue)
    case .fit(let width, let height): size(.fit, width, height)
    case .cover(let width, let height): size(.cover, width, height)
    case .exact(let width, let height): size(.exact, width, height)
    }
  }

  private mutating func size(_ kind: WireFormat.LevelKind, _ width: Int, _ height: Int) {
    byte(kind.rawValue)
    number(width)
    number(height)
  }
}
