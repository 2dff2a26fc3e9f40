import Testing

@testable import perigee

@Suite("JSON text")
struct JSONTextTests {
  @Test("values are written on one line, keys in their order")
  func values() {
    let value = JSONText.object([
      ("b", .number(-5)), ("a", .list([.null, .string("x"), .list([])])), ("c", .object([])),
    ])
    #expect(value.text == #"{"b":-5,"a":[null,"x",[]],"c":{}}"#)
    #expect(JSONText.optional(nil as Int?).text == "null")
    #expect(JSONText.optional(7).text == "7")
    #expect(JSONText.optional("").text == #""""#)
  }

  @Test("quotes, backslashes, controls and line separators are escaped; all else is kept")
  func escapes() {
    #expect(JSONText.string("\"\\/").text == #""\"\\/""#)
    #expect(JSONText.string("\n\r\t\u{0}\u{1f}\u{7f}").text == #""\n\r\t\u0000\u001f\u007f""#)
    #expect(JSONText.string("\r\n").text == #""\r\n""#)
    #expect(JSONText.string("\u{2028}").text == #""\u2028""#)
    #expect(JSONText.string("📷 é e\u{301}").text == "\"📷 é e\u{301}\"")
  }
}
