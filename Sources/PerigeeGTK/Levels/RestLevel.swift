import PerigeeCore
import PerigeePhotos

/// The size in device pixels at which a whole photo is asked for: that which it has at rest.
enum RestLevel {
  /// The longest side of a picture in pixels: what every graphics card takes as one texture.
  static let longestSide = 8192.0
  /// How many viewports a picture may be large; a long photo that is read in pieces gets a coarser
  /// whole and sharp details.
  static let largestArea = 4.0

  /// The level for a photo whose size is known.
  ///
  /// - Parameters:
  ///   - size: the photo's, in its own upright pixels, not empty.
  ///   - rest: the size at which it rests, in points and in its own orientation.
  ///   - viewport: not empty.
  ///   - grid: the display's pixels.
  static func level(
    of size: PixelSize, atRest rest: ViewSize, viewport: ViewSize, grid: DeviceGrid
  ) -> PhotoLevel {
    let drawn = ViewSize(width: rest.width * grid.scale, height: rest.height * grid.scale)
    // More pixels than the file has would only cost memory.
    var share = min(1, max(size.width / drawn.width, size.height / drawn.height))
    let area = viewport.width * viewport.height * grid.scale * grid.scale * largestArea
    share = min(share, (area / (drawn.width * drawn.height)).squareRoot())
    share = min(share, longestSide / max(drawn.width, drawn.height))
    let pixels = DeviceGrid(scale: 1).pixels(
      of: ViewSize(width: drawn.width * share, height: drawn.height * share))
    return .exact(width: pixels.width, height: pixels.height)
  }

  /// The level for a photo whose size is unknown: as large as fits the viewport.
  static func level(viewport: ViewSize, grid: DeviceGrid) -> PhotoLevel {
    let pixels = grid.pixels(of: viewport)
    return .fit(width: pixels.width, height: pixels.height)
  }
}
