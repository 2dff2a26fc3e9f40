/// The resistance that content past its edge puts up (motion.md §1.4).
enum RubberBand {
  /// The visible share of the first point dragged past an edge; every port of UIKit agrees on it
  /// (motion.md R1).
  static let coefficient = 0.55

  /// What is seen of an overshoot of `distance` ≥ 0 points in a viewport `dimension` points long
  /// (R1): rising, concave, never as much as `dimension`.
  static func visible(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = coefficient * distance
    // The same as pull · dimension ÷ (dimension + pull), without the product.
    return pull > 0 ? dimension / (1 + dimension / pull) : 0
  }

  /// The overshoot of which `visible` ≥ 0 points are seen (R3); the inverse of the above.
  static func raw(_ visible: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let seen = min(visible, dimension * (1 - 1e-6))
    return seen * dimension / (coefficient * (dimension - seen))
  }

  /// How fast the visible overshoot grows with the raw one, 0 … 0.55 (R5).
  static func slope(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = dimension / (dimension + coefficient * distance)
    return coefficient * share * share
  }

  /// The offset that is seen for a raw offset (R4).
  static func visible(_ raw: Double, in bounds: AxisBounds, dimension: Double) -> Double {
    let edge = bounds.clamp(raw)
    guard raw != edge else { return raw }
    let seen = visible(abs(raw - edge), dimension: dimension)
    return raw > edge ? edge + seen : edge - seen
  }

  /// The raw offset behind a visible one (R6).
  static func raw(_ visible: Double, in bounds: AxisBounds, dimension: Double) -> Double {
    let edge = bounds.clamp(visible)
    guard visible != edge else { return visible }
    let distance = raw(abs(visible - edge), dimension: dimension)
    return visible > edge ? edge + distance : edge - distance
  }
}

/// The same resistance for scales past their limits, in the logarithm of the scale, so that coming
/// closer and going away feel alike (motion.md Z5).
enum ZoomRubberBand {
  /// The furthest a scale is ever seen past its limit: twice, or half (Z5).
  static let reach = 0.693_147_180_559_945_3  // ln 2

  /// The scale that is seen for a raw scale.
  static func visible(_ raw: ZoomScale, limits: ZoomRange) -> ZoomScale {
    let limit = limits.clamp(raw)
    guard raw != limit else { return raw }
    let past = log(raw / limit)
    let seen = RubberBand.visible(abs(past), dimension: reach)
    return limit * exp(past > 0 ? seen : -seen)
  }

  /// The raw scale behind a visible one.
  static func raw(_ visible: ZoomScale, limits: ZoomRange) -> ZoomScale {
    let limit = limits.clamp(visible)
    guard visible != limit else { return visible }
    let seen = log(visible / limit)
    let past = RubberBand.raw(abs(seen), dimension: reach)
    return limit * exp(seen > 0 ? past : -past)
  }
}
