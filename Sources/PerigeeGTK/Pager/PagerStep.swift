public import PerigeeCore

/// A step in the use of a pager: what its engine is told.
public enum PagerStep: Sendable {
  /// The pager has a size for the first time and begins with this.
  case began(PagerBeginning)
  /// Something happened.
  case input(InputEvent)
  /// The list is now this.
  case photos([Photo])
  /// All that moved has come to rest.
  case rested
}

/// What a pager begins with.
public struct PagerBeginning: Sendable {
  /// In points.
  public let viewport: ViewSize
  /// Device pixels for each point.
  public let displayScale: Double
  /// The list, with the sizes known by then.
  public let photos: [Photo]
  /// The photo shown; `nil` when there is none.
  public let current: PhotoID?
  /// The settings, with what the system asks for.
  public let settings: Settings

  /// Makes a beginning from its parts.
  public init(
    viewport: ViewSize, displayScale: Double, photos: [Photo], current: PhotoID?,
    settings: Settings
  ) {
    self.viewport = viewport
    self.displayScale = displayScale
    self.photos = photos
    self.current = current
    self.settings = settings
  }
}
