/// The photo viewer: events and time go in, a ``Scene`` comes out.
///
/// It owns no clock: every call brings its time, in seconds from any fixed start. A time before the
/// last one counts as the last one. It is a value: a copy is a viewer of its own.
public struct Viewer: Sendable {
  var photos: [Photo]
  var currentIndex: Int
  var viewport: ViewSize
  var displayScale: Double
  var settings: Settings

  /// Makes a viewer on `current`, or on the first photo when `current` is `nil` or not in the list.
  ///
  /// - Parameters:
  ///   - photos: the list, each id once.
  ///   - current: the photo to begin with.
  ///   - viewport: in view points; may be empty until the first layout.
  ///   - displayScale: device pixels for each view point, above 0.
  ///   - settings: see ``Settings``.
  public init(
    photos: [Photo], current: PhotoID? = nil, viewport: ViewSize, displayScale: Double = 1,
    settings: Settings
  ) {
    self.photos = photos
    self.currentIndex = photos.firstIndex { $0.id == current } ?? 0
    self.viewport = viewport
    self.displayScale = displayScale
    self.settings = settings
  }

  /// Takes in one event that happened at `time`, in seconds.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .go(let id, _): currentIndex = photos.firstIndex { $0.id == id } ?? currentIndex
    case .resize(let size): viewport = size
    case .displayScale(let scale): displayScale = scale
    case .set(let new): settings = new
    default: break
    }
  }

  /// Replaces the list; insertions, removals and moves are read from the ids.
  public mutating func replacePhotos(_ photos: [Photo], at time: Double) {
    let current = self.photos.isEmpty ? nil : self.photos[currentIndex].id
    self.photos = photos
    currentIndex = photos.firstIndex { $0.id == current } ?? 0
  }

  /// Where everything is at `time`, in seconds.
  public mutating func scene(at time: Double) -> Scene {
    var scene = Scene(
      current: nil, target: nil, page: Double(currentIndex), pageControl: currentIndex,
      zoomScale: .one, restScale: .one, minimumZoomScale: .one, maximumZoomScale: .one,
      contentOffset: .zero, rect: .zero, pages: Few(), backdrop: 1, phase: .idle,
      needsFrame: false, dismissed: false, isNearlyStill: true, wanted: Few())
    guard !photos.isEmpty else { return scene }
    let photo = photos[currentIndex]
    scene.current = photo.id
    scene.target = photo.id
    scene.wanted.append(photo.id)
    guard let size = photo.size, !size.isEmpty, !viewport.isEmpty else { return scene }
    let fit = min(viewport.width / size.width, viewport.height / size.height)
    let w = size.width * fit
    let h = size.height * fit
    scene.zoomScale = ZoomScale(fit)
    scene.rect = ViewRect(
      x: (viewport.width - w) / 2, y: (viewport.height - h) / 2, width: w, height: h)
    let frame = ViewRect(origin: .zero, size: viewport)
    scene.pages.append(Scene.Page(id: photo.id, rect: scene.rect, frame: frame))
    return scene
  }

  /// Hands over what happened since the last call, in order.
  public mutating func drainNotices(_ body: (Notice) -> Void) {}
}
