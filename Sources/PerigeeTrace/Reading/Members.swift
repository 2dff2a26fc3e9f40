/// The keys of one object while they are read: each is taken once, and what is left at the end is
/// unknown.
struct Members {
  private var left: [JSONValue.Member]

  init(_ members: [JSONValue.Member]) {
    left = members
  }

  /// The keys that nobody has taken yet.
  var keys: [String] { left.map(\.key) }

  /// Takes `key`; `nil` when the object does not have it.
  mutating func take(_ key: String) -> JSONValue? {
    guard let index = left.firstIndex(where: { $0.key == key }) else { return nil }
    return left.remove(at: index).value
  }

  /// Takes `key`, which must be there.
  mutating func require(_ key: String) throws(TraceProblem) -> JSONValue {
    guard let value = take(key) else { throw .missingKey(key) }
    return value
  }

  /// Takes `key` and reads its value; `standard` when the object does not have it.
  mutating func take<Value>(
    _ key: String, _ vocabulary: Vocabulary<Value>, else standard: Value
  ) throws(TraceProblem) -> Value {
    guard let json = take(key) else { return standard }
    return try vocabulary.read(json, of: key)
  }

  /// Takes `key`, which must be there, and reads its value.
  mutating func require<Value>(
    _ key: String, _ vocabulary: Vocabulary<Value>
  ) throws(TraceProblem) -> Value {
    try vocabulary.read(try require(key), of: key)
  }

  /// Refuses the keys that nobody has taken.
  func finish() throws(TraceProblem) {
    if let member = left.first { throw .unknownKey(member.key) }
  }
}
