import PerigeeWire
import Testing

@Suite("A bad message is a typed error, never a trap")
struct BadMessageTests {
  private func readBoth(_ packet: WirePacket) -> (WireError?, WireError?) {
    var errors: (WireError?, WireError?) = (nil, nil)
    do { _ = try DecoderRequest(packet) } catch { errors.0 = error }
    do { _ = try DecoderReply(packet) } catch { errors.1 = error }
    return errors
  }

  @Test("every shortened message is refused as too short")
  func truncations() {
    for packet in Examples.packets() {
      for count in 0..<packet.bytes.count {
        let cut = WirePacket(
          bytes: Array(packet.bytes.prefix(count)), descriptors: packet.descriptors)
        let errors = readBoth(cut)
        #expect(errors.0 == .tooShort || errors.1 == .tooShort)
        #expect(errors.0 != nil && errors.1 != nil)
      }
    }
  }

  @Test("every message with a byte too many is refused")
  func trailing() {
    for packet in Examples.packets() {
      let longer = WirePacket(bytes: packet.bytes + [0], descriptors: packet.descriptors)
      let errors = readBoth(longer)
      #expect(errors.0 == .trailingBytes || errors.1 == .trailingBytes)
      #expect(errors.0 != nil && errors.1 != nil)
    }
  }

  @Test("random bytes end in a value or an error")
  func random() {
    var numbers = SplitMix(state: 20_260_101)
    for _ in 0..<20_000 {
      var bytes = (0..<Int(numbers.next() % 80)).map { _ in
        UInt8(truncatingIfNeeded: numbers.next())
      }
      if bytes.count > 1, numbers.next() % 4 != 0 {
        bytes[0] = WireFormat.version
        bytes[1] = [1, 2, 3, 16, 17, 18, 19][Int(numbers.next() % 7)]
      }
      _ = readBoth(WirePacket(bytes: bytes, descriptors: [Examples.nullFile()]))
    }
  }

  @Test("every single changed byte ends in a value or an error")
  func flipped() {
    for packet in Examples.packets() {
      for index in packet.bytes.indices {
        for value: UInt8 in [0, 1, 127, 128, 255] {
          var changed = packet
          changed.bytes[index] = value
          _ = readBoth(changed)
        }
      }
    }
  }

  @Test("a message of another version names it")
  func version() {
    #expect(throws: WireError.wrongVersion(9)) { try DecoderRequest(WirePacket(bytes: [9, 2])) }
  }

  @Test("a reply is no request and a request is no reply")
  func wrongDirection() {
    for reply in Examples.replies() {
      #expect(throws: WireError.unknownKind(reply.packet.bytes[1])) {
        try DecoderRequest(reply.packet)
      }
    }
    for request in Examples.requests() {
      #expect(throws: WireError.unknownKind(request.packet.bytes[1])) {
        try DecoderReply(request.packet)
      }
    }
  }

  @Test("a request to open without its file is refused, as is a cancel that brings one")
  func descriptors() {
    let open = DecoderRequest.open(OpenRequest(id: 1, level: .none), file: Examples.nullFile())
    #expect(throws: WireError.wrongDescriptorCount(0)) {
      try DecoderRequest(WirePacket(bytes: open.packet.bytes))
    }
    let cancel = DecoderRequest.cancel(id: 1).packet.bytes
    #expect(throws: WireError.wrongDescriptorCount(1)) {
      try DecoderRequest(WirePacket(bytes: cancel, descriptors: [Examples.nullFile()]))
    }
  }

  @Test("a level of nothing, a region of nothing and rows that overlap are refused")
  func impossibleSizes() {
    func open(_ level: DecodeLevel, _ region: ImageRegion? = nil) -> WirePacket {
      DecoderRequest.open(
        OpenRequest(id: 1, level: level, region: region), file: Examples.nullFile()
      ).packet
    }
    #expect(throws: WireError.badField(.level)) {
      try DecoderRequest(open(.fit(width: 0, height: 5)))
    }
    #expect(throws: WireError.badField(.level)) {
      try DecoderRequest(open(.exact(width: 5, height: 65_536)))
    }
    #expect(throws: WireError.badField(.region)) {
      try DecoderRequest(open(.none, ImageRegion(x: 0, y: 0, width: 1, height: 0)))
    }
    #expect(throws: WireError.badField(.region)) {
      try DecoderRequest(
        open(.none, ImageRegion(x: Int(Int32.max), y: 0, width: 1, height: 1)))
    }
    let overlapping = PixelsReply(id: 1, width: 10, height: 1, stride: 39, hasAlpha: false)
    #expect(throws: WireError.badField(.stride)) {
      try DecoderReply(DecoderReply.pixels(overlapping, memory: Examples.nullFile()).packet)
    }
  }
}

/// A small repeatable source of numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
