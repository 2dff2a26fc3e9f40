public import PerigeeCore

/// A rectangle of a photo in its own upright pixels; x to the right, y down.
nonisolated public struct PhotoRegion: Hashable, Sendable {
  /// Pixels left of it.
  public var x: Int
  /// Pixels above it.
  public var y: Int
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Makes a region; what lies outside the photo is left out when it is decoded.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How large a picture is wanted, in device pixels.
nonisolated public enum PhotoLevel: Hashable, Sendable {
  /// The largest that fits inside this box, never larger than the photo itself.
  case fit(width: Int, height: Int)
  /// Exactly this size.
  case exact(width: Int, height: Int)
}

/// What the viewer wants to have ready.
///
/// Each demand replaces the last one.
nonisolated public struct PhotoDemand: Equatable, Sendable {
  /// One whole photo at one size.
  public struct Wish: Equatable, Sendable {
    /// The photo.
    public var id: PhotoID
    /// How large.
    public var level: PhotoLevel
    /// Which page of its file, from 0.
    public var page: Int

    /// Makes a wish for a whole photo.
    public init(id: PhotoID, level: PhotoLevel, page: Int = 0) {
      self.id = id
      self.level = level
      self.page = page
    }
  }

  /// A part of one photo, sharper than the whole.
  public struct Detail: Equatable, Sendable {
    /// The photo.
    public var id: PhotoID
    /// The part.
    public var region: PhotoRegion
    /// The size of the picture of that part.
    public var level: PhotoLevel
    /// Which page of its file, from 0.
    public var page: Int

    /// Makes a wish for a part of a photo.
    public init(id: PhotoID, region: PhotoRegion, level: PhotoLevel, page: Int = 0) {
      self.id = id
      self.region = region
      self.level = level
      self.page = page
    }
  }

  /// Whole photos, most urgent first: the one on the screen, then its neighbours.
  public var wishes: [Wish]
  /// The visible part of the photo on the screen; decoded after its whole is there.
  public var detail: Detail?

  /// Makes a demand.
  public init(wishes: [Wish] = [], detail: Detail? = nil) {
    self.wishes = wishes
    self.detail = detail
  }
}
