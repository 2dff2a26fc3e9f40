import PerigeeWire

/// What is to be made: which part of the stored picture, at which size, turned how.
struct DecodeTarget {
  /// The part in pixels of the stored picture; `nil` is all of it.
  let region: ImageRegion?
  /// The size to make before turning.
  let width: Int
  let height: Int
  /// The part in upright pixels, as the answer names it.
  let uprightRegion: ImageRegion?
  let orientation: Orientation

  /// The most pixels of one answer (2 GiB of shared memory): more than any screen, and enough for
  /// a whole panorama in a file.
  static let mostPixels = 512 * 1_024 * 1_024

  /// Works out the size for a level; throws for a region outside or an answer too large.
  init(_ request: OpenRequest, _ facts: PhotoFacts) throws(DecodeFailure) {
    let orientation = facts.orientation
    let upright = orientation.turned(facts.storedWidth, facts.storedHeight)
    let region = try Self.cut(request.region, upright.width, upright.height)
    let size = Self.size(
      request.level, region?.width ?? upright.width, region?.height ?? upright.height)
    guard size.width <= DecodeLevel.largestEdge, size.height <= DecodeLevel.largestEdge,
      size.width * size.height <= Self.mostPixels
    else { throw .levelTooLarge(size.width, size.height) }
    (width, height) = orientation.turned(size.width, size.height)
    uprightRegion = region
    self.region = region.map {
      orientation.stored(
        $0, storedWidth: facts.storedWidth, storedHeight: facts.storedHeight)
    }
    self.orientation = orientation
  }

  /// All of a page at a size of its own.
  init(width: Int, height: Int, _ orientation: Orientation) {
    region = nil
    uprightRegion = nil
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// All of a page at its full size.
  init(whole facts: PhotoFacts) {
    region = nil
    uprightRegion = nil
    width = facts.storedWidth
    height = facts.storedHeight
    orientation = facts.orientation
  }

  private static func cut(
    _ region: ImageRegion?, _ width: Int, _ height: Int
  ) throws(DecodeFailure) -> ImageRegion? {
    guard let region else { return nil }
    guard region.x < width, region.y < height else { throw .badRegion }
    return ImageRegion(
      x: region.x, y: region.y, width: min(region.width, width - region.x),
      height: min(region.height, height - region.y))
  }

  private static func size(
    _ level: DecodeLevel, _ width: Int, _ height: Int
  ) -> (width: Int, height: Int) {
    let scale: Double
    switch level {
    case .none: scale = 1
    case .fit(let boxWidth, let boxHeight):
      scale = min(1, Double(boxWidth) / Double(width), Double(boxHeight) / Double(height))
    case .cover(let boxWidth, let boxHeight):
      scale = min(1, max(Double(boxWidth) / Double(width), Double(boxHeight) / Double(height)))
    case .exact(let width, let height): return (width, height)
    }
    return (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
  }

  /// How much smaller the result is than the part it shows; above 1 it is magnified.
  func scale(storedWidth: Int, storedHeight: Int) -> Double {
    max(
      Double(width) / Double(region?.width ?? storedWidth),
      Double(height) / Double(region?.height ?? storedHeight))
  }
}
