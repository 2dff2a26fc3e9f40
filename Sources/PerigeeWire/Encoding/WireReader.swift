/// Reads the fields of one message; whatever the bytes are, it ends in a value or a ``WireError``.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the version and the kind.
  mutating func kind() throws(WireError) -> WireFormat.Kind {
    let version = try byte()
    guard version == WireFormat.version else { throw .wrongVersion(version) }
    let raw = try byte()
    guard let kind = WireFormat.Kind(rawValue: raw) else { throw .unknownKind(raw) }
    return kind
  }

  /// Makes sure that nothing is left.
  func end() throws(WireError) {
    guard position == bytes.count else { throw .trailingBytes }
  }

  /// How many bytes have not been read.
  var remaining: Int { bytes.count - position }

  mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .tooShort }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func flag() throws(WireError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .badField(.flag)
    }
  }

  mutating func word() throws(WireError) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      value |= UInt32(try byte()) << shift
    }
    return value
  }

  /// Reads a number that must lie in the range.
  mutating func number(
    in range: ClosedRange<Int>, _ field: WireError.Field
  ) throws(WireError) -> Int {
    let value = Int(try word())
    guard range.contains(value) else { throw .badField(field) }
    return value
  }

  mutating func text() throws(WireError) -> String {
    let count = Int(try byte()) | Int(try byte()) << 8
    guard count <= WireFormat.longestText else { throw .badField(.text) }
    guard count <= bytes.count - position else { throw .tooShort }
    defer { position += count }
    guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
      throw .badField(.text)
    }
    return text
  }

  mutating func optionalText() throws(WireError) -> String? {
    guard try flag() else { return nil }
    return try text()
  }

  mutating func region() throws(WireError) -> ImageRegion? {
    guard try flag() else { return nil }
    let region = ImageRegion(
      x: try number(in: 0...Self.largest, .region), y: try number(in: 0...Self.largest, .region),
      width: try number(in: 1...Self.largest, .region),
      height: try number(in: 1...Self.largest, .region))
    guard region.x + region.width <= Self.largest, region.y + region.height <= Self.largest else {
      throw .badField(.region)
    }
    return region
  }

  mutating func level() throws(WireError) -> DecodeLevel {
    guard let kind = WireFormat.LevelKind(rawValue: try byte()) else { throw .badField(.level) }
    guard kind != .none else { return .none }
    let width = try number(in: 1...DecodeLevel.largestEdge, .level)
    let height = try number(in: 1...DecodeLevel.largestEdge, .level)
    switch kind {
    case .none: return .none
    case .fit: return .fit(width: width, height: height)
    case .cover: return .cover(width: width, height: height)
    case .exact: return .exact(width: width, height: height)
    }
  }

  /// The largest size and place a photo may have in the messages: that of a C `int`.
  static let largest = Int(Int32.max)
}
