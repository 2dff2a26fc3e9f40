/// One JSON value (RFC 8259), with the members of an object in the order of the text.
public indirect enum JSONValue: Equatable, Sendable {
  /// One key of an object and what it stands for.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: JSONValue

    /// Makes a member from its key and its value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Each key once.
  case object([Member])
}

extension JSONValue {
  /// The number, or `nil` for anything else.
  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The number as a 32 bit integer, or `nil` for anything else, fractions included.
  var integer: Int32? { number.flatMap { Int32(exactly: $0) } }

  /// The text, or `nil` for anything else.
  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// `true` or `false`, or `nil` for anything else.
  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements of an array, or `nil` for anything else.
  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// Exactly two numbers in an array, or `nil` for anything else.
  var pair: (Double, Double)? {
    guard let values = array, values.count == 2, let a = values[0].number, let b = values[1].number
    else { return nil }
    return (a, b)
  }
}
