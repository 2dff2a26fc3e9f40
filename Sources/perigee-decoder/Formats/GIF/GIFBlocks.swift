/// The frames of a GIF as its blocks state them (GIF 89a), without their pixels.
struct GIFBlocks {
  /// One frame.
  struct Frame {
    /// In milliseconds as stored; 0 when none is stated.
    let delay: Int
    let width: Int
    let height: Int
    /// Where the size of the first codes stands, with the blocks of codes behind it.
    let data: Int
  }

  private(set) var frames: [Frame] = []
  /// How often it plays, 0 for ever.
  private(set) var plays = 1
  private let reader: ByteReader

  /// The most frames of one file.
  private static let mostFrames = 100_000
  /// How many bytes of codes are checked before the first frame is shown.
  private static let mostChecked = 4 * 1_024 * 1_024

  /// Reads the blocks up to the end, or to where they make no sense any more.
  init(_ reader: ByteReader) {
    self.reader = reader
    guard let flags = reader.byte(10) else { return }
    var place = 13 + Self.tableSize(flags)
    var delay = 0
    while frames.count < Self.mostFrames, let kind = reader.byte(place) {
      switch kind {
      case 0x21:
        if reader.byte(place + 1) == 0xF9, let hundredths = reader.little16(place + 4) {
          delay = Int(hundredths) * 10
        } else if reader.byte(place + 1) == 0xFF, let plays = repetitions(place) {
          self.plays = plays
        }
        guard let next = skip(place + 2) else { return }
        place = next
      case 0x2C:
        guard let width = reader.little16(place + 5), let height = reader.little16(place + 7),
          let flags = reader.byte(place + 9)
        else { return }
        let data = place + 10 + Self.tableSize(flags)
        frames.append(
          Frame(delay: delay, width: Int(width), height: Int(height), data: data))
        delay = 0
        guard let next = skip(data + 1) else { return }
        place = next
      default: return
      }
    }
  }

  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// The place after a chain of blocks; `nil` when it is cut.
  private func skip(_ start: Int) -> Int? {
    var place = start
    while let count = reader.byte(place) {
      place += Int(count) + 1
      if count == 0 { return place }
    }
    return nil
  }

  /// The plays that an application block asks for: one more than its repetitions, 0 for ever.
  private func repetitions(_ place: Int) -> Int? {
    guard reader.has("NETSCAPE2.0", at: place + 3) || reader.has("ANIMEXTS1.0", at: place + 3),
      reader.byte(place + 14) == 3, reader.byte(place + 15) == 1,
      let count = reader.little16(place + 16)
    else { return nil }
    return count == 0 ? 0 : Int(count) + 1
  }

  /// Whether a frame's codes make no sense; of a large file only the first part is looked at.
  var hasBadFrame: Bool {
    var budget = Self.mostChecked
    for frame in frames {
      var codes = GIFCodes(reader, frame.data)
      guard codes.areSound(upTo: &budget) else { return true }
      if budget <= 0 { return false }
    }
    return false
  }
}
