import Testing

@testable import PerigeeTrace

@Suite("JSON")
struct JSONTests {
  private func parse(_ text: String) throws(JSONProblem) -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test("values of every kind are read")
  func readsEveryKind() throws {
    let text = #" {"a":[1,-2.5e1,true,false,null],"b":{},"c":[],"d":"x"} "#
    #expect(
      try parse(text)
        == .object([
          .init("a", .array([.number(1), .number(-25), .bool(true), .bool(false), .null])),
          .init("b", .object([])), .init("c", .array([])), .init("d", .string("x")),
        ]))
  }

  @Test("escapes stand for their characters, surrogate pairs for one")
  func readsEscapes() throws {
    #expect(
      try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83C\uDF15""#)
        == .string("\"\\/\u{8}\u{C}\n\r\t\u{e9}\u{1F315}"))
  }

  @Test(
    "what is not JSON is refused",
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "[1,]", "[,1]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}",
      "{a:1}", "{1:1}", "{'a':1}", "nul", "True", "NaN", "Infinity", "-Infinity", "-", "+1", ".5",
      "1.", "01", "-01", "1e", "1e+", "0x1", "1_0", "1 2", "{} {}", "[]x", "\"", "\"a", "\"\\x\"",
      "\"\\u12\"", "\"\\u123g\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\t\"",
      "\u{FEFF}{}", "// x\n{}",
    ])
  func refusesOtherText(text: String) {
    #expect(throws: JSONProblem.self) { try parse(text) }
  }

  @Test("a key that stands twice is refused, also when one is written with escapes")
  func refusesRepeatedKeys() {
    #expect(throws: JSONProblem.repeatedKey("ab")) { try parse(#"{"ab":1,"\u0061b":2}"#) }
  }

  @Test("a number beyond a Double is refused, one too small for it is zero")
  func judgesExtremeNumbers() throws {
    #expect(throws: JSONProblem.notFinite(column: 2)) { try parse("[1e999]") }
    #expect(throws: JSONProblem.notFinite(column: 1)) { try parse("-1e400") }
    #expect(try parse("1e-999") == .number(0))
  }

  @Test("bytes that are not UTF-8 are refused with their column")
  func refusesBadUTF8() {
    let bytes = Array("\"a".utf8) + [0xFF, 0x22]
    #expect(throws: JSONProblem.badUTF8(column: 3)) { try JSONParser.parse(bytes) }
    // An encoded surrogate, an overlong slash and a cut sequence.
    for bad: [UInt8] in [[0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xE2, 0x82]] {
      #expect(throws: JSONProblem.badUTF8(column: 2)) {
        try JSONParser.parse([0x22] + bad + [0x22])
      }
    }
  }

  @Test("nesting is refused beyond its limit, however deep")
  func limitsNesting() throws {
    let deep = JSONParser.maximumDepth
    let fits = String(repeating: "[", count: deep) + String(repeating: "]", count: deep)
    #expect(try parse(fits).array?.count == 1)
    #expect(throws: JSONProblem.tooDeep(column: deep + 1)) {
      try parse(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test(
    "numbers are written in the shortest form that reads back",
    arguments: [
      (0.3, "0.3"), (200, "200"), (-0.0, "0"), (0, "0"), (1, "1"), (-2.5, "-2.5"),
      (0.1 + 0.2, "0.30000000000000004"), (1e15, "1000000000000000"), (1e21, "1e+21"),
      (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (-133.33333333333334, "-133.33333333333334"),
    ] as [(Double, String)])
  func writesNumbers(value: Double, expected: String) throws {
    #expect(JSONValue.number(value).description == expected)
    #expect(try parse(expected) == .number(value))
  }

  @Test("texts are written so that they read back")
  func writesTexts() throws {
    let text = "a\"b\\c\n\r\t\u{1}\u{7F}é\u{1F315}\u{2028}/"
    let json = JSONValue.string(text).description
    #expect(json.hasPrefix(#""a\"b\\c\n\r\t\u0001"#))
    #expect(try parse(json) == .string(text))
  }
}
