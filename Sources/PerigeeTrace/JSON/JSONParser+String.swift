extension JSONParser {
  /// Reads a text in quotes.
  mutating func string() throws(JSONProblem) -> String {
    index += 1
    let start = index
    var text: [UInt8] = []
    var plainStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[plainStart..<index]
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .badUTF8(column: firstBadByte(from: start) + 1)
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[plainStart..<index]
        text += Array(String(try escape()).utf8)
        plainStart = index
      case 0x00..<0x20: throw .unexpected(column: column)
      default: index += 1
      }
    }
    throw .endsEarly
  }

  /// Where the first byte that is not UTF-8 stands in the text from `start` to here.
  private func firstBadByte(from start: Int) -> Int {
    var decoder = UTF8()
    var input = bytes[start..<index].makeIterator()
    var position = start
    while case .scalarValue(let scalar) = decoder.decode(&input) {
      position += UTF8.width(scalar)
    }
    return position
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let problem = JSONProblem.badEscape(column: column)
    index += 1
    guard let byte = next else { throw .endsEarly }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode(problem)
    default: throw problem
    }
  }

  /// Reads the digits of `\u`, and the second half of a surrogate pair with them.
  private mutating func unicode(_ problem: JSONProblem) throws(JSONProblem) -> Unicode.Scalar {
    let first = try codeUnit(problem)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)), next == UInt8(ascii: "\\"),
      index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u")
    else { throw problem }
    index += 2
    let second = try codeUnit(problem)
    guard UTF16.isTrailSurrogate(UInt16(second)),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw problem }
    return scalar
  }

  private mutating func codeUnit(_ problem: JSONProblem) throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw .endsEarly }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw problem }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }
}
