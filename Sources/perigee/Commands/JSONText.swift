/// A value as JSON text (RFC 8259) on one line.
enum JSONText {
  case null
  case number(Int)
  case string(String)
  case list([JSONText])
  /// The keys in this order.
  case object([(key: String, value: JSONText)])

  /// A string, or null for none.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// A number, or null for none.
  static func optional(_ number: Int?) -> JSONText { number.map { .number($0) } ?? .null }

  /// The text, without a line break in it.
  var text: String {
    switch self {
    case .null: "null"
    case .number(let number): String(number)
    case .string(let string): Self.quoted(string)
    case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // U+2028 and U+2029 end lines for some readers.
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
