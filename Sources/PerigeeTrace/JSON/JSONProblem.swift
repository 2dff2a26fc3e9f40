/// Why a line is not JSON.
///
/// Columns count bytes from 1.
public enum JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
  case endsEarly
  case unexpected(column: Int)
  case badUTF8(column: Int)
  case badEscape(column: Int)
  case badNumber(column: Int)
  case notFinite(column: Int)
  case repeatedKey(String)
  case trailingText(column: Int)
  case tooDeep(column: Int)

  /// The sentence, without the line's number.
  public var description: String {
    switch self {
    case .endsEarly: "the JSON ends too early"
    case .unexpected(let column): "no JSON value can stand at column \(column)"
    case .badUTF8(let column): "the text is not UTF-8 at column \(column)"
    case .badEscape(let column): "the escape in a text at column \(column) is not one of JSON's"
    case .badNumber(let column): "the number at column \(column) is not written as JSON writes them"
    case .notFinite(let column): "the number at column \(column) is too large"
    case .repeatedKey(let key): "the key \(quoted(key)) stands twice in one object"
    case .trailingText(let column): "text follows the JSON value at column \(column)"
    case .tooDeep(let column): "arrays and objects are nested too deeply at column \(column)"
    }
  }
}
