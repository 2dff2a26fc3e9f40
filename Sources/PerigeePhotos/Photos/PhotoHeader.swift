/// What a file says about itself before any pixel is decoded.
nonisolated public struct PhotoHeader: Equatable, Sendable {
  /// What the file really is, whatever its name says, such as `jpeg` or `heic`.
  public var format: String
  /// Pixels from left to right, upright: after the orientation was applied.
  public var width: Int
  /// Pixels from top to bottom, upright.
  public var height: Int
  /// The orientation stored in the file, 1 … 8 as in EXIF; 1 when there is none.
  public var orientation: Int
  /// The colour profile's name or kind; `nil` when the file has none.
  public var profile: String?
  /// How many frames or pages the file holds, at least 1.
  public var frames: Int
  /// How long each of the first frames stays, in milliseconds, as stored; empty for a still.
  public var delays: [Int]
  /// How often a moving picture plays, 0 for ever; `nil` for a still or for pages.
  public var loops: Int?
  /// The page or frame whose sizes these are, from 0.
  public var page: Int
  /// Whether a part of the photo is had without decoding all that stands before it in the file.
  public var hasPartsAtHand: Bool

  /// Makes a header from its parts.
  public init(
    format: String, width: Int, height: Int, orientation: Int = 1, profile: String? = nil,
    frames: Int = 1, delays: [Int] = [], loops: Int? = nil, page: Int = 0,
    hasPartsAtHand: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.profile = profile
    self.frames = frames
    self.delays = delays
    self.loops = loops
    self.page = page
    self.hasPartsAtHand = hasPartsAtHand
  }
}
