import Glibc
import PerigeeWire
import Testing

@Suite("A socket carries messages and descriptors")
struct MessageSocketTests {
  @Test("messages arrive whole and in order")
  func order() throws {
    let (near, far) = try MessageSocket.pair()
    for request in Examples.requests() { try near.send(request.packet) }
    for request in Examples.requests() {
      #expect(try DecoderRequest(far.receive()).words == request.words)
    }
  }

  @Test("the descriptor that arrives is open on the same file")
  func descriptor() throws {
    let (near, far) = try MessageSocket.pair()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let write = OwnedDescriptor(adopting: ends[1])
    try near.send(
      DecoderRequest.open(
        OpenRequest(id: 1, level: .none), file: OwnedDescriptor(adopting: ends[0])
      ).packet)
    guard case .open(_, let file) = try DecoderRequest(far.receive()) else {
      Issue.record("not an open request")
      return
    }
    var sent: UInt8 = 77
    #expect(Glibc.write(write.number, &sent, 1) == 1)
    var received: UInt8 = 0
    #expect(read(file.number, &received, 1) == 1)
    #expect(received == 77)
    #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("a closed other end is told apart from an error, for sending and for receiving")
  func closed() throws {
    var pair: (MessageSocket, MessageSocket)? = try MessageSocket.pair()
    let near = try #require(pair).0
    pair = nil
    #expect(throws: WireError.closed) { try near.receive() }
    #expect(throws: WireError.closed) { try near.send(DecoderRequest.cancel(id: 1).packet) }
  }

  @Test("a message that is too long is not sent")
  func tooLong() throws {
    let (near, _) = try MessageSocket.pair()
    let bytes = [UInt8](repeating: 0, count: WireFormat.longestMessage + 1)
    #expect(throws: WireError.tooLong) { try near.send(WirePacket(bytes: bytes)) }
  }

  @Test("a message that is too long is not read, and the next one is")
  func tooLongReceived() throws {
    let (near, far) = try MessageSocket.pair()
    let bytes = [UInt8](repeating: 0, count: WireFormat.longestMessage + 1)
    try #require(send(near.descriptor.number, bytes, bytes.count, 0) == bytes.count)
    try near.send(DecoderRequest.cancel(id: 4).packet)
    #expect(throws: WireError.tooLong) { try far.receive() }
    #expect(try DecoderRequest(far.receive()).words == "cancel 4")
  }

  @Test("a socket that does not block says so when nothing is there")
  func wouldBlock() throws {
    let (near, far) = try MessageSocket.pair()
    try #require(fcntl(near.descriptor.number, F_SETFL, O_NONBLOCK) == 0)
    #expect(throws: WireError.system(EAGAIN)) { try near.receive() }
    try far.send(DecoderRequest.cancel(id: 1).packet)
    #expect(try DecoderRequest(near.receive()).words == "cancel 1")
  }

  @Test("every error has a sentence")
  func sentences() {
    let errors: [WireError] = [
      .tooShort, .trailingBytes, .wrongVersion(3), .unknownKind(99), .badField(.size),
      .wrongDescriptorCount(2), .tooLong, .closed, .system(11),
    ]
    for error in errors { #expect(error.sentence.hasSuffix(".")) }
    #expect(Set(errors.map(\.sentence)).count == errors.count)
  }
}
