/// The frames of an animated PNG and the still files they are made into (PNG 3, 11.3.6).
struct APNGFile {
  /// What happens to a frame's part before the next one is drawn.
  enum Disposal: UInt8 {
    case keep = 0
    case clear = 1
    case restore = 2
  }

  /// One frame: a part of the picture with its own compressed data.
  struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// In milliseconds.
    let delay: Int
    let disposal: Disposal
    /// Whether it is laid over what is there, or takes its place.
    let isBlended: Bool
    fileprivate(set) var data: [ByteReader] = []

    /// Where it lies in the picture.
    var part: FramePart { FramePart(x: x, y: y, width: width, height: height) }
  }

  let width: Int
  let height: Int
  private(set) var frames: [Frame] = []
  /// How often it plays, 0 for ever.
  private(set) var plays = 0
  private let header: ByteReader
  /// What stands before the first pixels and belongs to every frame.
  private var shared: [ByteReader] = []

  /// The most frames of one file; people share some hundreds.
  private static let mostFrames = 100_000

  /// Reads the chunks; frames that reach outside the picture or have no data are left out.
  init(_ reader: ByteReader) throws(ReadFailure) {
    guard let header = reader.slice(16, 13), let width = header.big32(0),
      let height = header.big32(4)
    else { throw .cutShort }
    guard (1...Int(Int32.max)).contains(Int(width)), (1...Int(Int32.max)).contains(Int(height))
    else {
      throw .damaged("no size")
    }
    self.header = header
    self.width = Int(width)
    self.height = Int(height)
    var hasData = false
    var open: Frame?
    PNGChunk.each(reader) { chunk in
      switch chunk.name {
      case PNGChunk.animation: plays = Int(chunk.body.big32(4) ?? 0)
      case PNGChunk.frame:
        finish(&open)
        open = frame(chunk.body)
      case PNGChunk.data:
        hasData = true
        open?.data.append(chunk.body)
      case PNGChunk.frameData:
        // The first four bytes number the chunks.
        if let data = chunk.body.slice(4, chunk.body.count - 4) { open?.data.append(data) }
      case PNGChunk.end: return false
      case PNGChunk.header: break
      default: if !hasData { shared.append(chunk.whole) }
      }
      return frames.count < Self.mostFrames
    }
    finish(&open)
    guard !frames.isEmpty else {
      throw hasData ? .damaged("no frame has pixels") : .cutShort
    }
  }

  private mutating func finish(_ open: inout Frame?) {
    if let frame = open, !frame.data.isEmpty { frames.append(frame) }
    open = nil
  }

  private func frame(_ body: ByteReader) -> Frame? {
    guard let frameWidth = body.big32(4), let frameHeight = body.big32(8), let x = body.big32(12),
      let y = body.big32(16), let count = body.big16(20), let per = body.big16(22),
      let disposal = body.byte(24).flatMap(Disposal.init), let blend = body.byte(25),
      frameWidth > 0, frameHeight > 0, Int(x) + Int(frameWidth) <= width,
      Int(y) + Int(frameHeight) <= height
    else { return nil }
    // A denominator of 0 stands for hundredths.
    let seconds = Double(count) / Double(per == 0 ? 100 : per)
    return Frame(
      x: Int(x), y: Int(y), width: Int(frameWidth), height: Int(frameHeight),
      delay: Int((seconds * 1_000).rounded()), disposal: disposal, isBlended: blend == 1)
  }

  /// A frame as a still PNG of its own.
  func still(_ frame: Frame) -> [UInt8] {
    var file = PNGChunk.signature
    file.reserveCapacity(
      200 + shared.reduce(0) { $0 + $1.count } + frame.data.reduce(0) { $0 + $1.count })
    var size: [UInt8] = []
    for value in [frame.width, frame.height] {
      for shift in [24, 16, 8, 0] { size.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    size.withUnsafeBytes { size in
      let rest = UnsafeRawBufferPointer(rebasing: header.bytes[8...])
      PNGChunk.append(PNGChunk.header, [ByteReader(size), ByteReader(rest)], to: &file)
    }
    for chunk in shared { file.append(contentsOf: chunk.bytes) }
    PNGChunk.append(PNGChunk.data, frame.data, to: &file)
    PNGChunk.append(PNGChunk.end, [], to: &file)
    return file
  }
}
