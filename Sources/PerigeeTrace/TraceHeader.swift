import PerigeeCore

/// The first line of a trace: what the viewer starts with.
public struct TraceHeader: Equatable, Sendable {
  /// In view points.
  public var viewport: ViewSize
  /// Device pixels for each view point, above 0.
  public var displayScale: Double
  /// The list, each id once.
  public var photos: [Photo]
  /// The photo to begin with; `nil` for the first.
  public var current: PhotoID?
  /// The preset that ``settings`` are written as a difference from.
  public var preset: TracePreset
  /// The settings, after the overrides.
  ///
  /// Their platform is that of the preset.
  public var settings: Settings

  /// Makes a header; `settings` are those of `preset` unless given.
  public init(
    viewport: ViewSize, displayScale: Double = 1, photos: [Photo], current: PhotoID? = nil,
    preset: TracePreset = .ios, settings: Settings? = nil
  ) {
    self.viewport = viewport
    self.displayScale = displayScale
    self.photos = photos
    self.current = current
    self.preset = preset
    self.settings = settings ?? preset.settings
    self.settings.platform = preset.settings.platform
  }
}
