/// `text` as JSON writes it: in quotes, with the escapes JSON demands, and those of the characters that
/// end lines or steer terminals.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// `number` in the shortest form that reads back to the same value: 0.3, 200, 1e-05.
///
/// Negative zero is 0. JSON has no word for what is not finite; that is `null`.
func text(_ number: Double) -> String {
  guard number.isFinite else { return "null" }
  guard number != 0 else { return "0" }
  let description = number.description
  return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
}

extension JSONValue: CustomStringConvertible {
  /// The value as one line of JSON without white space.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): text(value)
    case .string(let value): quoted(value)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.key) + ":" + $0.value.description }.joined(separator: ",") + "}"
    }
  }
}
