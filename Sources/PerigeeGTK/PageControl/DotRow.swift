/// The measures of a row of dots: one a page, the one of the page in view larger and brighter.
///
/// All numbers are libadwaita's carousel indicator's (motion.md PC7), in view points.
struct DotRow: Equatable {
  /// The radius of a dot far from the page in view, and of the one on it.
  static let radius = (least: 3.0, most: 4.0)
  /// How opaque these two are.
  static let opacity = (least: 0.3, most: 0.9)
  /// From the edge of a largest dot to the edge of the next.
  static let spacing = 7.0
  /// From one dot's middle to the next one's (PC8).
  static let pitch = 2 * radius.most + spacing

  /// How many dots.
  var count = 0
  /// Whether the first dot is the rightmost.
  var isRightToLeft = false
  /// Whether the last page is followed by the first.
  var loops = false

  /// The row's width, half a gap at each end.
  var width: Double { Double(count) * Self.pitch }

  /// The middle of a dot, from the row's left edge.
  func middle(ofDot index: Int) -> Double {
    let place = isRightToLeft ? count - 1 - index : index
    return (Double(place) + 0.5) * Self.pitch
  }

  /// How much of the page in view is the page of this dot, 0 … 1, when `page` is the position in
  /// pages.
  func weight(ofDot index: Int, page: Double) -> Double {
    var distance = abs(page - Double(index))
    if loops { distance = min(distance, Double(count) - distance) }
    return max(0, 1 - distance)
  }

  /// The radius of a dot of this weight.
  static func radius(weight: Double) -> Double {
    radius.least + (radius.most - radius.least) * weight
  }

  /// How opaque a dot of this weight is.
  static func opacity(weight: Double) -> Double {
    opacity.least + (opacity.most - opacity.least) * weight
  }
}
