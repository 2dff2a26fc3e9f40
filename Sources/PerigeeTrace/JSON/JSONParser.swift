/// A strict reader of one JSON value (RFC 8259): nothing is guessed and nothing is repaired.
///
/// It refuses what lenient readers let through: a key that stands twice, text after the value,
/// numbers too large for a `Double`, control characters and half surrogates in texts, bytes that are
/// not UTF-8, and nesting beyond ``maximumDepth``.
public struct JSONParser {
  /// How deep arrays and objects may be nested, so that no text can exhaust the stack.
  ///
  /// A trace needs four; the rest is room for `largest` inside `largest`.
  public static let maximumDepth = 64

  var bytes: Bytes
  var index = 0
  private var depth = 0

  /// The text of one line.
  typealias Bytes = [UInt8]

  private init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// Reads the one value that `bytes` hold, with JSON's white space around it.
  public static func parse(_ bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
    var parser = JSONParser(bytes)
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw .trailingText(column: parser.column) }
    return value
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The column of the next byte, from 1.
  var column: Int { index + 1 }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      index += 1
    }
  }

  private mutating func value() throws(JSONProblem) -> JSONValue {
    guard let byte = next else { throw .endsEarly }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(JSONProblem) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONProblem) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw .unexpected(column: column)
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONProblem) -> JSONValue
  ) throws(JSONProblem) -> JSONValue {
    guard depth < Self.maximumDepth else { throw .tooDeep(column: column) }
    depth += 1
    index += 1
    skipSpace()
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard let byte = next else { throw .endsEarly }
      guard byte == word.utf8Start[offset] else { throw .unexpected(column: column) }
      index += 1
    }
    return value
  }

  private mutating func array() throws(JSONProblem) -> JSONValue {
    var values: [JSONValue] = []
    if take("]") { return .array(values) }
    while true {
      skipSpace()
      values.append(try value())
      if try closes(with: "]") { return .array(values) }
    }
  }

  private mutating func object() throws(JSONProblem) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard let byte = next else { throw .endsEarly }
      guard byte == UInt8(ascii: "\"") else { throw .unexpected(column: column) }
      let key = try string()
      guard keys.insert(key).inserted else { throw .repeatedKey(key) }
      skipSpace()
      guard take(":") else { throw next == nil ? .endsEarly : .unexpected(column: column) }
      skipSpace()
      members.append(.init(key, try value()))
      if try closes(with: "}") { return .object(members) }
    }
  }

  /// Whether the list ends here; otherwise takes the comma before its next entry.
  private mutating func closes(with end: Unicode.Scalar) throws(JSONProblem) -> Bool {
    skipSpace()
    if take(end) { return true }
    guard take(",") else { throw next == nil ? .endsEarly : .unexpected(column: column) }
    return false
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
