/// How values of one type are written in a trace.
struct Vocabulary<Value: Equatable & Sendable>: Sendable {
  /// What a value must be, for a message: `"fit" or "fill"`.
  let expected: String
  /// The value that the JSON stands for, or `nil` when it stands for none.
  let read: @Sendable (JSONValue) -> Value?
  /// The JSON that stands for a value.
  let write: @Sendable (Value) -> JSONValue

  /// Reads the value of `key`, or says what it must be.
  func read(_ json: JSONValue, of key: String) throws(TraceProblem) -> Value {
    guard let value = read(json) else { throw .badValue(key: key, expected: expected) }
    return value
  }
}

extension Vocabulary {
  /// A fixed set of words, each for one value.
  static func words(_ words: [(String, Value)]) -> Vocabulary {
    Vocabulary(
      expected: words.map { quoted($0.0) }.joined(separator: " or "),
      read: { json in words.first { $0.0 == json.string }?.1 },
      write: { value in words.first { $0.1 == value }.map { .string($0.0) } ?? .null })
  }
}

/// The vocabularies, one for each type of value.
enum Words {}

extension Words {
  static let bool = Vocabulary<Bool>(expected: "true or false", read: \.bool, write: { .bool($0) })
}

extension Words {
  /// A number of at least zero.
  static let notNegative = Vocabulary<Double>(
    expected: "a number of at least 0", read: { $0.number.flatMap { $0 >= 0 ? $0 : nil } },
    write: { .number($0) })

  /// A number above zero.
  static let positive = Vocabulary<Double>(
    expected: "a number above 0", read: { $0.number.flatMap { $0 > 0 ? $0 : nil } },
    write: { .number($0) })
}
