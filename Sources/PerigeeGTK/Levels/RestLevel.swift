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
  ///   - restScale: the scale it has at rest.
  ///   - viewport: not empty.
  ///   - grid: the display's pixels.
  static func level(
    of size: PixelSize, restScale: ZoomScale, viewport: ViewSize, grid: DeviceGrid
  ) -> PhotoLevel {
    // More pixels than the file has would only cost memory.
    var scale = min(1, restScale.pointsPerPixel * grid.scale)
    let area = viewport.width * viewport.height * grid.scale * grid.scale * largestArea
    scale = min(scale, (area / (size.width * size.height)).squareRoot())
    scale = min(scale, longestSide / max(size.width, size.height))
    let pixels = DeviceGrid(scale: 1).pixels(
      of: ViewSize(width: size.width * scale, height: size.height * scale))
    return .exact(width: pixels.width, height: pixels.height)
  }

  /// The level for a photo whose size is unknown: as large as fits the viewport.
  static func level(viewport: ViewSize, grid: DeviceGrid) -> PhotoLevel {
    let pixels = grid.pixels(of: viewport)
    return .fit(width: pixels.width, height: pixels.height)
  }
}
