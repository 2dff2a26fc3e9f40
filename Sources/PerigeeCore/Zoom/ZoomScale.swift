/// View points for each image pixel, UIKit's `zoomScale`.
///
/// Always above zero and finite.
///
/// A type of its own, since three other numbers are also called a scale and must not be mixed with
/// it: the display scale (device pixels for each view point), a multiple of the rest scale, and a
/// percentage of actual size.
public struct ZoomScale: Equatable, Comparable, Sendable {
  /// View points for each image pixel.
  public var pointsPerPixel: Double

  /// Makes a scale from view points for each image pixel.
  public init(_ pointsPerPixel: Double) {
    self.pointsPerPixel = pointsPerPixel
  }

  /// One view point for each image pixel.
  public static let one = ZoomScale(1)

  /// Whether `a` shows a photo smaller than `b` does.
  public static func < (a: ZoomScale, b: ZoomScale) -> Bool {
    a.pointsPerPixel < b.pointsPerPixel
  }

  /// The scale `factor` times as large.
  public static func * (scale: ZoomScale, factor: Double) -> ZoomScale {
    ZoomScale(scale.pointsPerPixel * factor)
  }

  /// How many times `b` the scale `a` is.
  public static func / (a: ZoomScale, b: ZoomScale) -> Double {
    a.pointsPerPixel / b.pointsPerPixel
  }
}
