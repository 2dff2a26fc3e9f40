/// How far a person has turned a photo, in quarters clockwise.
public enum Rotation: Int, Sendable {
  /// Not at all.
  case none = 0
  /// A quarter clockwise.
  case clockwise = 90
  /// Upside down.
  case half = 180
  /// A quarter anticlockwise.
  case anticlockwise = 270

  /// Degrees clockwise: 0, 90, 180 or 270.
  public var degrees: Int { rawValue }

  /// Whether width and height change places.
  public var isSideways: Bool { self == .clockwise || self == .anticlockwise }

  /// This and a quarter more.
  func turned(clockwise: Bool) -> Rotation {
    switch self {
    case .none: clockwise ? .clockwise : .anticlockwise
    case .clockwise: clockwise ? .half : .none
    case .half: clockwise ? .anticlockwise : .clockwise
    case .anticlockwise: clockwise ? .none : .half
    }
  }
}

extension PixelSize {
  /// The size of the photo turned by `rotation`.
  func turned(by rotation: Rotation) -> PixelSize {
    rotation.isSideways ? PixelSize(width: height, height: width) : self
  }
}

/// How a photo's place is carried through a quarter turn about the middle of the viewport.
struct QuarterTurn: Sendable {
  let old: PageLayout
  let new: PageLayout
  let clockwise: Bool

  init(from old: PageLayout, to new: PageLayout, clockwise: Bool) {
    self.old = old
    self.new = new
    self.clockwise = clockwise
  }

  /// The same scale with the same pixel in the middle: where the turn starts.
  func turned(_ transform: ZoomTransform) -> ZoomTransform {
    centered(transform, scale: transform.scale)
  }

  /// Where a photo that was at `transform` rests after the turn.
  func settled(_ transform: ZoomTransform) -> ZoomTransform {
    guard !old.limits.isAtRest(transform.scale) else { return new.rest }
    let scale = new.limits.rest * (transform.scale / old.limits.rest)
    return new.clamped(centered(transform, scale: new.limits.clamp(scale)))
  }

  /// The turned photo at `scale` with the pixel in the middle that was there before.
  private func centered(_ transform: ZoomTransform, scale: ZoomScale) -> ZoomTransform {
    let middle = old.middle(of: transform)
    return new.transform(
      at: scale,
      middle: clockwise
        ? ViewPoint(x: 1 - middle.y, y: middle.x) : ViewPoint(x: middle.y, y: 1 - middle.x))
  }
}
