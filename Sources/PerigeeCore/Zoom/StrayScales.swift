/// Scales outside the limits that are let stand until the next rest, since the limits moved and not the
/// photo: by a better version of it, a setting, a resize in mid-motion (settings.md "Scales").
///
/// Between them and the limits nothing resists, so that what is seen does not jump when it is held.
struct StrayScales: Equatable, Sendable {
  /// The smallest.
  private(set) var low: ZoomScale
  /// The largest.
  private(set) var high: ZoomScale

  /// One scale.
  init(_ scale: ZoomScale) {
    low = scale
    high = scale
  }

  /// Lets `scale` stand too.
  mutating func include(_ scale: ZoomScale) {
    low = min(low, scale)
    high = max(high, scale)
  }

  /// The range in which nothing resists: the limits and these scales.
  static func range(_ limits: ZoomLimits, with strays: StrayScales?) -> ZoomRange {
    guard let strays else { return ZoomRange(low: limits.minimum, high: limits.maximum) }
    return ZoomRange(
      low: min(limits.minimum, strays.low), high: max(limits.maximum, strays.high))
  }
}

/// The scales between which nothing resists.
struct ZoomRange: Equatable, Sendable {
  let low: ZoomScale
  let high: ZoomScale

  /// The scale of it nearest to `scale`.
  func clamp(_ scale: ZoomScale) -> ZoomScale { min(max(scale, low), high) }
}
