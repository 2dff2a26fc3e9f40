/// The numbers of dragging a photo away (motion.md §1.14).
enum DismissalRules {
  /// The share of the viewport's height at which what lies behind is wholly seen (X3).
  static let fullShare = 1.0 / 3
  /// The projected progress from which a release closes (X6).
  static let threshold = 0.4
  /// The seconds a release speed counts for, −1 ÷ (1000 · ln 0.995) (X6).
  static let projection = 0.199_499_791_353_9
  /// The smallest the photo gets while it is dragged (X5).
  static let smallestScale = 0.5
  /// Seconds that leaving takes at least and at most (X9).
  static let leaving = (least: 0.15, most: 0.30)

  /// The progress of a drag `dy` points down in a viewport `height` high, signed (X3).
  static func progress(_ dy: Double, height: Double) -> Double {
    height > 0 ? dy / (height * fullShare) : 0
  }

  /// How opaque what lies behind the photo is (X4).
  static func backdrop(_ dy: Double, height: Double) -> Double {
    backdrop(dy, fadeLength: height * fullShare)
  }

  /// The same where what lies behind is wholly seen at `fadeLength` points.
  static func backdrop(_ dy: Double, fadeLength: Double) -> Double {
    fadeLength > 0 ? 1 - min(1, abs(dy) / fadeLength) : 1
  }

  /// How large the photo is, as a share of its size at rest; it shrinks only in a direction that
  /// leaves (X5).
  static func scale(_ dy: Double, height: Double, direction: Settings.Dismiss) -> Double {
    guard height > 0 else { return 1 }
    let way = direction == .both ? abs(dy) : max(0, dy)
    return max(smallestScale, 1 - way / height)
  }

  /// Whether a release `dy` points down at `velocity` points a second leaves (X6).
  static func closes(
    _ dy: Double, velocity: Double, height: Double, direction: Settings.Dismiss
  ) -> Bool {
    let projected = dy + velocity * projection
    guard projected * dy > 0, direction == .both || dy > 0 else { return false }
    return abs(progress(projected, height: height)) > threshold
  }
}
