import PerigeeCore
import PerigeePhotos

/// Which part of a zoomed photo is asked for, and how sharp.
enum DetailRegion {
  /// How much more than the viewport is asked for on each side, as a share of it, so that a short
  /// pan stays sharp.
  static let margin = 0.125
  /// How much larger than its picture a photo may be drawn before a detail pays.
  static let tolerance = 1.01

  /// How far a picture may be reduced while it moves: cairo holds 60 frames a second at 0.9, and 17
  /// at 0.7 (measured at 2560 × 1600 on two cores).
  static let strongestReduction = 0.9

  /// Whether a part is sharper than the whole photo's picture, and quick enough to draw.
  ///
  /// - Parameters:
  ///   - size: the photo's size in its own upright pixels.
  ///   - width: the device pixels that a row of the whole photo takes.
  ///   - isAtRest: whether it is drawn once and stays.
  static func isUseful(
    _ detail: Picture, over base: Picture, of size: PixelSize, drawnAt width: Double,
    isAtRest: Bool
  ) -> Bool {
    guard let region = detail.region, size.width > 0 else { return false }
    guard width > Double(base.width) * tolerance else { return false }
    let scale = width / size.width * Double(region.width) / Double(detail.width)
    return isAtRest || scale >= strongestReduction
  }

  /// The part to ask for; `nil` when the whole photo's picture is sharp enough or nothing is seen.
  ///
  /// - Parameters:
  ///   - rect: the whole photo on the screen.
  ///   - frame: the page's part of the screen.
  ///   - size: the photo's size in pixels, turned as it is seen.
  ///   - base: the size in pixels of the whole photo's picture, turned likewise.
  ///   - grid: the display's pixels.
  ///   - last: what was asked for last, kept as long as it covers what is seen as sharply.
  static func wish(
    for id: PhotoID, rect: ViewRect, frame: ViewRect, size: PixelSize, base: PixelSize,
    grid: DeviceGrid, last: PhotoDemand.Detail?
  ) -> PhotoDemand.Detail? {
    guard !size.isEmpty, rect.overlaps(frame) else { return nil }
    let drawn = rect.size.width * grid.scale
    guard base.width < size.width, drawn > base.width * tolerance else { return nil }
    let pointsPerPixel = rect.size.width / size.width
    let scale = min(1, pointsPerPixel * grid.scale)
    let visible = region(rect: rect, frame: frame, size: size, pointsPerPixel, margin: 0)
    let step = reduction(at: scale)
    if let last, last.id == id, last.region.contains(visible),
      last.level == level(of: last.region, scale: scale)
    {
      return last
    }
    let wanted = region(
      rect: rect, frame: frame, size: size, pointsPerPixel, margin: margin, step: step)
    return PhotoDemand.Detail(id: id, region: wanted, level: level(of: wanted, scale: scale))
  }

  private static func level(of region: PhotoRegion, scale: Double) -> PhotoLevel {
    let pixels = DeviceGrid(scale: scale).pixels(
      of: ViewSize(width: Double(region.width), height: Double(region.height)))
    return .exact(width: pixels.width, height: pixels.height)
  }

  /// By how much (1, 2, 4, 8) a photo may be reduced without being coarser than what is drawn.
  ///
  /// A part that begins on such a pixel is where it belongs at every level in between.
  private static func reduction(at scale: Double) -> Int {
    var step = 1
    while step < largestReduction, scale * Double(step) * 2 <= 1 { step *= 2 }
    return step
  }

  /// Beyond this a part is the whole of every photo there is.
  private static let largestReduction = 1 << 16

  /// What of the photo the frame shows, outwards to whole multiples of `step` image pixels.
  private static func region(
    rect: ViewRect, frame: ViewRect, size: PixelSize, _ pointsPerPixel: Double, margin: Double,
    step: Int = 1
  ) -> PhotoRegion {
    let marginX = frame.size.width * margin
    let marginY = frame.size.height * margin
    let left = (frame.origin.x - marginX - rect.origin.x) / pointsPerPixel
    let right = (frame.maxX + marginX - rect.origin.x) / pointsPerPixel
    let top = (frame.origin.y - marginY - rect.origin.y) / pointsPerPixel
    let bottom = (frame.maxY + marginY - rect.origin.y) / pointsPerPixel
    let unit = Double(step)
    let x = Int(max(0, (left / unit).rounded(.down) * unit))
    let y = Int(max(0, (top / unit).rounded(.down) * unit))
    let endX = Int(min(size.width, (right / unit).rounded(.up) * unit))
    let endY = Int(min(size.height, (bottom / unit).rounded(.up) * unit))
    return PhotoRegion(x: x, y: y, width: max(1, endX - x), height: max(1, endY - y))
  }
}

extension PhotoRegion {
  /// Whether `other` lies in it.
  func contains(_ other: PhotoRegion) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
