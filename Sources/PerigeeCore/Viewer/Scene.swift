/// What is on the screen at one moment, and what the host should get ready.
///
/// A plain value without heap storage, so that a frame costs no allocation.
public struct Scene: Equatable, Sendable {
  /// One photo that touches the viewport.
  public struct Page: Equatable, Sendable {
    /// The photo.
    public var id: PhotoID
    /// The whole photo on the screen, before clipping.
    public var rect: ViewRect
    /// The page's part of the screen; what lies outside is not drawn.
    public var frame: ViewRect
  }

  /// What the viewer is doing.
  public typealias Phase = ViewerPhase

  /// The photo whose page has settled; `nil` when the list is empty.
  public var current: PhotoID?
  /// The photo the pager heads for.
  public var target: PhotoID?
  /// The position in pages, with fractions while between two.
  public var page: Double
  /// The page a page control shows.
  public var pageControl: Int
  /// View points for each pixel of the current photo.
  public var zoomScale: ZoomScale
  /// The scale the current page has when nobody has zoomed it.
  public var restScale: ZoomScale
  /// The smallest scale the current page rests at.
  public var minimumZoomScale: ZoomScale
  /// The largest scale the current page rests at.
  public var maximumZoomScale: ZoomScale
  /// The content coordinate at the viewport's origin, in view points; negative when centred.
  public var contentOffset: ViewPoint
  /// How far a person has turned the current photo; its rectangle is that of the turned photo.
  public var rotation: Rotation
  /// Degrees clockwise by which the current photo is drawn off its rotation, about the middle of the
  /// viewport, while it turns; else 0.
  public var turn: Double
  /// The whole current photo on the screen, before clipping.
  public var rect: ViewRect
  /// Every photo that touches the viewport, first page first.
  public var pages: FewPages
  /// How opaque what lies behind the photo is, 0 … 1.
  public var backdrop: Double
  /// What the viewer is doing.
  public var phase: Phase
  /// Whether the next frame will differ without further input.
  public var needsFrame: Bool
  /// Whether the person has left the viewer by dragging.
  public var dismissed: Bool
  /// Whether sharper levels are worth asking for: nothing moves faster than 10 points a second.
  public var isNearlyStill: Bool
  /// The photos to get ready, most urgent first.
  public var wanted: FewPhotos
}

/// The photos that touch the viewport.
public typealias FewPages = Few<Scene.Page>
