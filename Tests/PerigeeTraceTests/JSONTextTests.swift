import Testing

@testable import PerigeeTrace

@Suite("JSON text")
struct JSONTextTests {
  @Test("values are written on one line, keys in their order")
  func values() {
    let value = JSONValue.object([
      .init("b", .number(-5)), .init("a", .array([.null, .string("x"), .array([])])),
      .init("c", .object([])),
    ])
    #expect(value.description == #"{"b":-5,"a":[null,"x",[]],"c":{}}"#)
  }

  @Test("quotes, backslashes, controls and line separators are escaped; all else is kept")
  func escapes() {
    #expect(JSONValue.string("\"\\/").description == #""\"\\/""#)
    #expect(
      JSONValue.string("\n\r\t\u{0}\u{1f}\u{7f}").description == #""\n\r\t\u0000\u001f\u007f""#)
    #expect(JSONValue.string("\r\n").description == #""\r\n""#)
    #expect(JSONValue.string("\u{2028}").description == #""\u2028""#)
    #expect(JSONValue.string("📷 é e\u{301}").description == "\"📷 é e\u{301}\"")
  }
}
