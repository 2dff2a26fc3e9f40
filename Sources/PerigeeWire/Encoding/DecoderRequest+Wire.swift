extension DecoderRequest {
  /// The request as a message.
  public var packet: WirePacket {
    switch self {
    case .open(let request, let file):
      var writer = WireWriter(.open)
      writer.word(request.id)
      writer.byte(request.priority.rawValue)
      writer.number(request.page)
      writer.level(request.level)
      writer.region(request.region)
      writer.flag(request.wantsProperties)
      writer.flag(request.isUnpacked)
      return WirePacket(bytes: writer.bytes, descriptors: [file])
    case .unpack(let request, let file, let target):
      var writer = WireWriter(.unpack)
      writer.word(request.id)
      writer.byte(request.priority.rawValue)
      writer.number(request.page)
      return WirePacket(bytes: writer.bytes, descriptors: [file, target])
    case .cancel(let id):
      var writer = WireWriter(.cancel)
      writer.word(id)
      return WirePacket(bytes: writer.bytes)
    case .setPriority(let id, let priority):
      var writer = WireWriter(.setPriority)
      writer.word(id)
      writer.byte(priority.rawValue)
      return WirePacket(bytes: writer.bytes)
    }
  }

  /// Reads a request; a message that is anything but a whole and sensible request throws.
  public init(_ packet: WirePacket) throws(WireError) {
    var reader = WireReader(packet.bytes)
    switch try reader.kind() {
    case .open:
      let request = OpenRequest(
        id: try reader.word(), priority: DecodePriority(rawValue: try reader.byte()),
        page: try reader.number(in: 0...WireReader.largest, .page), level: try reader.level(),
        region: try reader.region(), wantsProperties: try reader.flag(),
        isUnpacked: try reader.flag())
      try reader.end()
      self = .open(request, file: try packet.onlyDescriptor())
    case .unpack:
      let request = UnpackRequest(
        id: try reader.word(), priority: DecodePriority(rawValue: try reader.byte()),
        page: try reader.number(in: 0...WireReader.largest, .page))
      try reader.end()
      guard packet.descriptors.count == 2 else {
        throw .wrongDescriptorCount(packet.descriptors.count)
      }
      self = .unpack(request, file: packet.descriptors[0], into: packet.descriptors[1])
    case .cancel:
      let id = try reader.word()
      try reader.end()
      try packet.requireNoDescriptor()
      self = .cancel(id: id)
    case .setPriority:
      let id = try reader.word()
      let priority = DecodePriority(rawValue: try reader.byte())
      try reader.end()
      try packet.requireNoDescriptor()
      self = .setPriority(id: id, priority)
    case .started, .header, .properties, .pixels, .preview, .progress, .unpacked,
      .failed:
      throw .unknownKind(packet.bytes[1])
    }
  }
}
