import PerigeeCore

// Places and sizes are written as pairs of numbers.

/// A place along a page control, both in points from its left edge.
struct PlaceOnControl: Equatable {
  let x: Double
  let width: Double
}

extension Words {
  static let point = Vocabulary<ViewPoint>(
    expected: "[x, y]", read: { $0.pair.map { ViewPoint(x: $0.0, y: $0.1) } },
    write: { .array([.number($0.x), .number($0.y)]) })

  static let vector = Vocabulary<ViewVector>(
    expected: "[dx, dy]", read: { $0.pair.map { ViewVector(dx: $0.0, dy: $0.1) } },
    write: { .array([.number($0.dx), .number($0.dy)]) })

  /// A place along a page control and the control's width.
  static let placeOnControl = Vocabulary<PlaceOnControl>(
    expected: "[x, width] in points, with a width above 0",
    read: { json in
      guard let (x, width) = json.pair, width > 0 else { return nil }
      return PlaceOnControl(x: x, width: width)
    },
    write: { .array([.number($0.x), .number($0.width)]) })

  static let viewSize = Vocabulary<ViewSize>(
    expected: "[width, height] in points, each at least 0",
    read: { json in
      guard let (width, height) = json.pair, width >= 0, height >= 0 else { return nil }
      return ViewSize(width: width, height: height)
    },
    write: { .array([.number($0.width), .number($0.height)]) })
}
