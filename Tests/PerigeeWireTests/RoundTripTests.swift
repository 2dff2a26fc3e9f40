import PerigeeWire
import Testing

@Suite("A message says on the other side what was said on this one")
struct RoundTripTests {
  @Test("every request comes back as it was")
  func requests() throws {
    for request in Examples.requests() {
      #expect(try DecoderRequest(request.packet).words == request.words)
    }
  }

  @Test("every reply comes back as it was")
  func replies() throws {
    for reply in Examples.replies() {
      #expect(try DecoderReply(reply.packet).words == reply.words)
    }
  }

  @Test("every failure code survives", arguments: DecodeFailure.Code.allCases)
  func codes(code: DecodeFailure.Code) throws {
    let reply = DecoderReply.failed(id: 1, DecodeFailure(code: code, message: "m"))
    #expect(try DecoderReply(reply.packet).words == reply.words)
  }

  @Test("a long text is cut at a character and stays readable")
  func longText() throws {
    let name = String(repeating: "é", count: WireFormat.longestText)
    let header = PhotoHeader(format: "PNG", width: 1, height: 1, profile: name)
    guard case .header(_, let read) = try DecoderReply(DecoderReply.header(id: 1, header).packet)
    else {
      Issue.record("not a header")
      return
    }
    #expect(read.profile == String(repeating: "é", count: WireFormat.longestText / 2))
  }

  @Test("more delays than a header carries are left out")
  func manyDelays() throws {
    let delays = Array(0..<PhotoHeader.mostDelays + 10)
    let header = PhotoHeader(format: "GIF", width: 1, height: 1, pages: 74, delays: delays)
    guard case .header(_, let read) = try DecoderReply(DecoderReply.header(id: 1, header).packet)
    else {
      Issue.record("not a header")
      return
    }
    #expect(read.delays == Array(0..<PhotoHeader.mostDelays))
  }
}
