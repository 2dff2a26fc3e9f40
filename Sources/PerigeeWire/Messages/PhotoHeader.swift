/// What a file says about itself before any pixel is decoded.
public struct PhotoHeader: Hashable, Sendable {
  /// The format found in the content, as its specification writes it ("JPEG", "PNG", "JPEG XL", "SVGZ" …).
  public var format: String
  /// The width of the upright photo in pixels.
  public var width: Int
  /// The height of the upright photo in pixels.
  public var height: Int
  /// The EXIF orientation as stored, 1 to 8; 1 when there is none, when it is invalid, or when the
  /// container has its own turn (HEIC, AVIF, JPEG XL), which is already done.
  public var orientation: Int
  /// The colour profile: its description, else a word for its kind; `nil` when there is none.
  public var profile: String?
  /// How many pages or frames the file offers, 1 or more.
  public var pages: Int
  /// How long the first frames last in milliseconds as stored (0 included), at most
  /// ``mostDelays``; empty for a file that does not move.
  public var delays: [Int]
  /// How often a moving picture plays, 0 for ever; `nil` for one that does not move.
  public var loops: Int?
  /// The page these sizes belong to, from 0.
  public var page: Int

  /// Whether a part of the photo is had without decoding all that stands before it in the file.
  public var hasPartsAtHand: Bool

  /// How many delays a header carries at most: a film at 25 frames a second for more than six minutes.
  public static let mostDelays = 10_000

  /// Makes a header from its parts.
  public init(
    format: String, width: Int, height: Int, orientation: Int = 1, profile: String? = nil,
    pages: Int = 1, delays: [Int] = [], loops: Int? = nil, page: Int = 0,
    hasPartsAtHand: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.profile = profile
    self.pages = pages
    self.delays = delays
    self.loops = loops
    self.page = page
    self.hasPartsAtHand = hasPartsAtHand
  }
}
