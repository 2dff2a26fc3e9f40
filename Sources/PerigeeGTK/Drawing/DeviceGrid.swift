import PerigeeCore

/// The display's pixels under the widget's points.
struct DeviceGrid: Equatable {
  /// Device pixels for each view point, above 0.
  var scale: Double

  /// The rectangle moved and stretched by less than a device pixel to lie on whole ones.
  ///
  /// Its new size depends on its size alone, so a picture made for it fits wherever it lies.
  func snapped(_ rect: ViewRect) -> ViewRect {
    let pixels = pixels(of: rect.size)
    return ViewRect(
      x: (rect.origin.x * scale).rounded(.toNearestOrAwayFromZero) / scale,
      y: (rect.origin.y * scale).rounded(.toNearestOrAwayFromZero) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The size in whole device pixels, each side at least 1.
  func pixels(of size: ViewSize) -> (width: Int, height: Int) {
    (whole(size.width * scale), whole(size.height * scale))
  }

  private func whole(_ length: Double) -> Int {
    max(1, Int(length.rounded(.toNearestOrAwayFromZero)))
  }
}
