extension DecoderReply {
  /// The reply as a message.
  public var packet: WirePacket {
    switch self {
    case .started(let id):
      var writer = WireWriter(.started)
      writer.word(id)
      return WirePacket(bytes: writer.bytes)
    case .header(let id, let header):
      var writer = WireWriter(.header)
      writer.word(id)
      writer.header(header)
      return WirePacket(bytes: writer.bytes)
    case .properties(let id, let properties):
      var writer = WireWriter(.properties)
      writer.word(id)
      writer.properties(properties)
      return WirePacket(bytes: writer.bytes)
    case .pixels(let reply, let memory):
      var writer = WireWriter(.pixels)
      writer.pixels(reply)
      return WirePacket(bytes: writer.bytes, descriptors: [memory])
    case .preview(let reply, let memory):
      var writer = WireWriter(.preview)
      writer.pixels(reply)
      return WirePacket(bytes: writer.bytes, descriptors: [memory])
    case .progress(let id, let share):
      var writer = WireWriter(.progress)
      writer.word(id)
      writer.number(Int((min(max(share, 0), 1) * WireFormat.wholeProgress).rounded()))
      return WirePacket(bytes: writer.bytes)
    case .unpacked(let id):
      var writer = WireWriter(.unpacked)
      writer.word(id)
      return WirePacket(bytes: writer.bytes)
    case .failed(let id, let failure):
      var writer = WireWriter(.failed)
      writer.word(id)
      writer.byte(failure.code.rawValue)
      writer.text(failure.message)
      writer.text(failure.details)
      return WirePacket(bytes: writer.bytes)
    }
  }

  /// Reads a reply; a message that is anything but a whole and sensible reply throws.
  public init(_ packet: WirePacket) throws(WireError) {
    var reader = WireReader(packet.bytes)
    switch try reader.kind() {
    case .started:
      let id = try reader.word()
      self = .started(id: id)
    case .header:
      let id = try reader.word()
      self = .header(id: id, try reader.header())
    case .properties:
      let id = try reader.word()
      self = .properties(id: id, try reader.properties())
    case .pixels, .preview:
      let reply = try reader.pixels()
      try reader.end()
      let memory = try packet.onlyDescriptor()
      let isPreview = packet.bytes[1] == WireFormat.Kind.preview.rawValue
      self = isPreview ? .preview(reply, memory: memory) : .pixels(reply, memory: memory)
      return
    case .progress:
      let id = try reader.word()
      let share = try reader.number(in: 0...Int(WireFormat.wholeProgress), .progress)
      self = .progress(id: id, Double(share) / WireFormat.wholeProgress)
    case .unpacked:
      self = .unpacked(id: try reader.word())
    case .failed:
      let id = try reader.word()
      guard let code = DecodeFailure.Code(rawValue: try reader.byte()) else {
        throw .badField(.code)
      }
      self = .failed(
        id: id,
        DecodeFailure(code: code, message: try reader.text(), details: try reader.text()))
    case .open, .unpack, .cancel, .setPriority:
      throw .unknownKind(packet.bytes[1])
    }
    try reader.end()
    try packet.requireNoDescriptor()
  }
}

extension WireWriter {
  fileprivate mutating func header(_ header: PhotoHeader) {
    text(header.format)
    number(header.width)
    number(header.height)
    byte(UInt8(clamping: header.orientation))
    optionalText(header.profile)
    number(header.pages)
    let delays = header.delays.prefix(PhotoHeader.mostDelays)
    number(delays.count)
    for delay in delays { number(delay) }
    flag(header.loops != nil)
    if let loops = header.loops { number(loops) }
    number(header.page)
    flag(header.hasPartsAtHand)
  }

  fileprivate mutating func pixels(_ reply: PixelsReply) {
    word(reply.id)
    number(reply.width)
    number(reply.height)
    number(reply.stride)
    flag(reply.hasAlpha)
    region(reply.region)
    optionalText(reply.partialReason)
  }
}

extension WireReader {
  fileprivate mutating func header() throws(WireError) -> PhotoHeader {
    var header = PhotoHeader(
      format: try text(), width: try number(in: 1...Self.largest, .size),
      height: try number(in: 1...Self.largest, .size),
      orientation: try number(ofByteIn: 1...8, .orientation), profile: try optionalText(),
      pages: try number(in: 1...Self.largest, .page))
    let count = try number(in: 0...PhotoHeader.mostDelays, .delays)
    header.delays.reserveCapacity(min(count, remaining / 4))
    for _ in 0..<count {
      header.delays.append(try number(in: 0...Self.largest, .delays))
    }
    if try flag() { header.loops = try number(in: 0...Self.largest, .loops) }
    header.page = try number(in: 0...Self.largest, .page)
    header.hasPartsAtHand = try flag()
    return header
  }

  private mutating func number(
    ofByteIn range: ClosedRange<Int>, _ field: WireError.Field
  ) throws(WireError) -> Int {
    let value = Int(try byte())
    guard range.contains(value) else { throw .badField(field) }
    return value
  }

  fileprivate mutating func pixels() throws(WireError) -> PixelsReply {
    let reply = PixelsReply(
      id: try word(), width: try number(in: 1...DecodeLevel.largestEdge, .size),
      height: try number(in: 1...DecodeLevel.largestEdge, .size),
      stride: try number(in: 4...Self.largest, .stride), hasAlpha: try flag(),
      region: try region(), partialReason: try optionalText())
    guard reply.stride >= reply.width * 4 else { throw .badField(.stride) }
    return reply
  }
}
