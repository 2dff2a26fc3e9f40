import PerigeeCore

/// Whether two numbers agree within `tolerance`.
func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether both coordinates agree within `tolerance`.
func near(_ point: ViewPoint, _ x: Double, _ y: Double, _ tolerance: Double = 1e-4) -> Bool {
  near(point.x, x, tolerance) && near(point.y, y, tolerance)
}

/// Whether left, top, width and height agree within `tolerance`.
func near(_ a: ViewRect, _ b: ViewRect, _ tolerance: Double = 1e-4) -> Bool {
  near(a.origin, b.origin.x, b.origin.y, tolerance)
    && near(a.size.width, b.size.width, tolerance)
    && near(a.size.height, b.size.height, tolerance)
}

extension PixelSize {
  /// The photo of the scenarios and worked examples.
  static let canonical = PixelSize(width: 4000, height: 3000)
}

extension Scene {
  /// The scale in points for each pixel.
  var scale: Double { zoomScale.pointsPerPixel }
}

extension ViewSize {
  /// The viewport of the scenarios.
  static let canonical = ViewSize(width: 400, height: 800)
  /// The phone of the worked examples.
  static let phone = ViewSize(width: 390, height: 844)
}
