extension JSONParser {
  /// Reads a number: JSON's grammar first, since `Double` takes more (`0x1`, `inf`, `+1`, `1.`).
  mutating func number() throws(JSONProblem) -> Double {
    let start = index
    let problem = JSONProblem.badNumber(column: column)
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      guard skipDigits() else { throw problem }
    }
    if next == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { throw problem }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() else { throw problem }
    }
    // A digit here follows a leading zero.
    if let byte = next, Self.isDigit(byte) { throw problem }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw problem
    }
    guard value.isFinite else { throw .notFinite(column: start + 1) }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Takes the digits here; `false` when there is none.
  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, Self.isDigit(byte) { index += 1 }
    return index > start
  }
}
