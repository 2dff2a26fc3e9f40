/// The decoded frames of a moving picture around the one to be seen.
public struct FrameRing {
  /// Bytes of frames kept; two of a screen of 1920 × 1080 pixels and more, in what the photos' own
  /// budget leaves of the 100 MB the whole viewer may take.
  nonisolated static let bytes = 24 << 20
  /// How many frames are decoded ahead at most: enough to bridge a pause of the decoder.
  static let mostAhead = 10

  /// A frame as it was decoded, or the word that it cannot be.
  struct Frame {
    let picture: Picture?
    let level: PhotoLevel
  }

  private var frames: [Int: Frame] = [:]

  subscript(number: Int) -> Frame? {
    get { frames[number] }
    set { frames[number] = newValue }
  }

  /// How many are kept.
  var count: Int { frames.count }

  /// How many frames of this size are decoded ahead.
  static func ahead(at level: PhotoLevel) -> Int {
    let size =
      switch level {
      case .fit(let width, let height), .exact(let width, let height): width * height * 4
      }
    return min(max(bytes / max(size, 1) - 1, 1), mostAhead)
  }

  /// Whether frames of this size can be played within the budget.
  public static func hasRoom(width: Int, height: Int) -> Bool { width * height * 4 <= bytes / 2 }

  /// Lets go of all frames but these.
  mutating func keepOnly(_ isKept: (Int) -> Bool) {
    frames = frames.filter { isKept($0.key) }
  }
}
