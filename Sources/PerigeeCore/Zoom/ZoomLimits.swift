/// The scales that matter for one photo in one viewport (settings.md "Scales").
struct ZoomLimits: Equatable, Sendable {
  /// The whole photo is seen.
  let fit: ZoomScale
  /// The photo covers the viewport.
  let fill: ZoomScale
  /// Nobody has zoomed.
  let rest: ZoomScale
  /// The smallest scale at rest.
  let minimum: ZoomScale
  /// The largest scale at rest, never below `rest`.
  let maximum: ZoomScale
  /// What a double tap at rest zooms to; `nil` when it zooms to nothing.
  let doubleTap: ZoomScale?
  /// Whether the photo opens filled at its start, to be read.
  let isRead: Bool

  /// The limits of `photo` in `viewport`; neither may be empty.
  init(photo: PixelSize, viewport: ViewSize, displayScale: Double, settings: Settings) {
    let across = viewport.width / photo.width
    let down = viewport.height / photo.height
    let actual = ZoomScale(1 / displayScale)
    let fill = ZoomScale(max(across, down))
    let whole = ZoomScale(min(across, down))
    let fit = settings.enlargeSmall ? whole : min(whole, actual)
    let fills = settings.contentMode == .fill
    let isRead =
      settings.readMode && !fills
      && Self.isLong(photo: photo, viewport: viewport, fill: fill, actual: actual)
    let rest = fills || isRead ? fill : fit
    let minimum = fills ? fill : fit

    /// `automatic` is given: its meaning depends on where the level stands.
    func resolve(_ level: ZoomLevel, automatic: ZoomScale) -> ZoomScale {
      switch level {
      case .automatic: automatic
      case .fill: fill
      case .timesFit(let times): fit * times
      case .timesMinimum(let times): minimum * times
      case .scale(let scale): ZoomScale(scale)
      case .pixelScale(let scale): actual * scale
      case .largest(let levels):
        levels.reduce(ZoomScale(0)) { max($0, resolve($1, automatic: rest * 4)) }
      }
    }

    var automaticMaximum = max(rest * 4, actual)
    var target: ZoomScale?
    if case .level(let level) = settings.doubleTap {
      let scale = resolve(level, automatic: rest * 3)
      target = scale
      automaticMaximum = max(automaticMaximum, scale * 3)
    }
    let maximum = max(resolve(settings.maximumZoom, automatic: automaticMaximum), rest)
    if settings.doubleTap == .maximum { target = maximum }

    self.fit = fit
    self.fill = fill
    self.rest = rest
    self.minimum = minimum
    self.maximum = maximum
    self.doubleTap = target.map { min(max($0, minimum), maximum) }
    self.isRead = isRead
  }

  /// The legal scale nearest to `scale`.
  func clamp(_ scale: ZoomScale) -> ZoomScale { min(max(scale, minimum), maximum) }

  /// Whether these are the limits `other` seen in a version of the photo whose scales are `factor`
  /// times its.
  func areThose(of other: ZoomLimits, times factor: Double) -> Bool {
    abs(minimum / other.minimum / factor - 1) < 1e-9
      && abs(maximum / other.maximum / factor - 1) < 1e-9
  }

  /// Whether decisions take `scale` as not zoomed: up to 1 % above rest (settings.md "Words").
  func isAtRest(_ scale: ZoomScale) -> Bool { scale <= rest * 1.01 }

  /// Whether a photo is so long that it is read rather than looked at whole (settings.md "Read
  /// mode"): filled, its long side is 2.5 viewports, or 5 where the orientations differ; a line a
  /// few pixels thin is not blown up.
  private static func isLong(
    photo: PixelSize, viewport: ViewSize, fill: ZoomScale, actual: ZoomScale
  ) -> Bool {
    let filled = max(
      photo.width * fill.pointsPerPixel / viewport.width,
      photo.height * fill.pointsPerPixel / viewport.height)
    let opposed = (photo.width - photo.height) * (viewport.width - viewport.height) < 0
    return filled >= (opposed ? 5 : 2.5) && fill <= actual * 4
  }
}
