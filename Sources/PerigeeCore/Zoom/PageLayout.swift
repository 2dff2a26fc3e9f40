/// How one photo lies in one viewport: content size, bounds and rest position at any scale.
///
/// Under ``Settings/ContentMode/fill`` the content is the centred crop that covers the viewport, and
/// the photo reaches past it on all scales alike (settings.md "contentMode fill").
struct PageLayout: Equatable, Sendable {
  /// The photo in its own pixels; not empty.
  let photo: PixelSize
  /// The viewport; not empty.
  let viewport: ViewSize
  /// The scales of this photo here.
  let limits: ZoomLimits
  private let crops: Bool
  private let rightToLeft: Bool

  /// The layout of `photo` in `viewport`, or `nil` while one of them is empty or unknown: then there
  /// is nothing to zoom.
  init?(photo: PixelSize?, viewport: ViewSize, displayScale: Double, settings: Settings) {
    guard let photo, !photo.isEmpty, !viewport.isEmpty else { return nil }
    self.photo = photo
    self.viewport = viewport
    limits = ZoomLimits(
      photo: photo, viewport: viewport, displayScale: displayScale, settings: settings)
    crops = settings.contentMode == .fill
    rightToLeft = settings.rightToLeft
  }

  /// The size of the content at `scale`, in view points.
  func contentSize(at scale: ZoomScale) -> ViewSize {
    if crops {
      let times = scale / limits.minimum
      return ViewSize(width: viewport.width * times, height: viewport.height * times)
    }
    return photoSize(at: scale)
  }

  /// The size of the whole photo at `scale`, in view points.
  func photoSize(at scale: ZoomScale) -> ViewSize {
    ViewSize(
      width: photo.width * scale.pointsPerPixel, height: photo.height * scale.pointsPerPixel)
  }

  /// The legal offsets at `scale`.
  ///
  /// At the scales that make a side exactly as long as the viewport, rounding may leave it a trifle
  /// longer; within a billionth it fits.
  func bounds(at scale: ZoomScale) -> OffsetBounds {
    let content = contentSize(at: scale)
    return OffsetBounds(
      x: AxisBounds(
        content: Self.snapped(content.width, to: viewport.width), viewport: viewport.width),
      y: AxisBounds(
        content: Self.snapped(content.height, to: viewport.height), viewport: viewport.height))
  }

  /// `transform` moved to the nearest legal offset of its scale.
  func clamped(_ transform: ZoomTransform) -> ZoomTransform {
    ZoomTransform(
      scale: transform.scale, offset: bounds(at: transform.scale).clamp(transform.offset))
  }

  /// Where the page lies when nobody has touched it: centred, and a photo that is read at its start,
  /// which for a wide one in right-to-left is its right end.
  var rest: ZoomTransform {
    let bounds = bounds(at: limits.rest)
    return ZoomTransform(
      scale: limits.rest,
      offset: ViewPoint(x: rightToLeft ? bounds.x.high : bounds.x.low, y: bounds.y.low))
  }

  /// The whole photo on the screen, before clipping, for a page at rest in the pager.
  func rect(of transform: ZoomTransform) -> ViewRect {
    let photo = photoRect(at: transform.scale)
    return ViewRect(
      origin: ViewPoint(
        x: photo.origin.x - transform.offset.x, y: photo.origin.y - transform.offset.y),
      size: photo.size)
  }

  /// The whole photo in content coordinates: a crop of it is the content where it covers the viewport.
  func photoRect(at scale: ZoomScale) -> ViewRect {
    let content = contentSize(at: scale)
    let photo = photoSize(at: scale)
    return ViewRect(
      origin: ViewPoint(
        x: (content.width - photo.width) / 2, y: (content.height - photo.height) / 2),
      size: photo)
  }

  private static func snapped(_ length: Double, to viewport: Double) -> Double {
    abs(length - viewport) <= viewport * 1e-9 ? viewport : length
  }
}
