/// The photo viewer: events and time go in, a ``Scene`` comes out.
///
/// It owns no clock: every call brings its time, in seconds from any fixed start. A time before the
/// last one counts as the last one. It is a value: a copy is a viewer of its own. No event and no
/// frame costs more for a million photos than for ten, or allocates.
public struct Viewer: Sendable {
  // What the host said, and what it has not been told. What owns memory comes first and in one piece:
  // then copying a viewer is copying one run of bytes, which makes the engine several kilobytes smaller.
  var list: PhotoList
  var settings: Settings
  /// What waits for the photo's size, the list or a viewport to be restored.
  var restoration = Restoration.none
  var notices = NoticeLog()
  var viewport: ViewSize
  var displayScale: Double

  // The pages, and the current one's content: raw while a finger holds it or nothing moves it.
  var pager: Pager
  var layout: PageLayout?
  var content: ZoomTransform
  var contentMotion: ContentMotion?
  /// How far the current photo is turned; it ends when the page leaves.
  var rotation = Rotation.none
  var turnMotion: TurnMotion?
  /// Scales that stand outside the limits until the next rest.
  var strays: StrayScales?
  var dismissal = Dismissal.none

  // Input under way.
  var touches = TouchSequence()
  var gesture = Gesture.none
  var pendingTap: PendingTap?
  var pinchLift: PinchLift?
  var scroll: ScrollStream?
  var magnification: Magnification?
  /// Until when touchpad and wheel turn no further page, in seconds (motion.md G10).
  var pageScrollDeafUntil = -Double.infinity

  /// The time of the last call, in seconds.
  var now = -Double.infinity

  /// Makes a viewer on `current`, or on the first photo when `current` is `nil` or not in the list.
  ///
  /// - Parameters:
  ///   - photos: the list; of two photos with one id the first counts.
  ///   - current: the photo to begin with.
  ///   - viewport: in view points; may be empty until the first layout.
  ///   - displayScale: device pixels for each view point, above 0.
  ///   - settings: see ``Settings``.
  ///
  /// A viewport, display scale or settings out of range are taken as an empty viewport, 1 and
  /// ``Settings/ios``, and reported as ``Notice/Kind/refused``.
  public init(
    photos: [Photo], current: PhotoID? = nil, viewport: ViewSize, displayScale: Double = 1,
    settings: Settings
  ) {
    let isScale = Reach.holds(factor: displayScale)
    let sound = viewport.isValid && isScale && settings.isValid
    list = PhotoList(photos)
    self.viewport = viewport.isValid ? viewport : .zero
    self.displayScale = isScale ? displayScale : 1
    self.settings = settings.isValid ? settings : .ios
    pager = Pager(at: current.flatMap { [list] in list.index(of: $0) } ?? 0)
    content = ZoomTransform(scale: .one, offset: .zero)
    resetContent()
    if !sound { emit(.refused) }
  }

  /// Takes in one event that happened at `time`, in seconds.
  ///
  /// A value that is not finite or out of its range changes nothing and is reported as
  /// ``Notice/Kind/refused``.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    guard event.isValid, time.isFinite else {
      emit(.refused)
      return
    }
    advance(to: time)
    if event.movesPhotos { restoration = .none }
    switch event {
    case .down(let finger, let point, let kind, let button):
      touchDown(finger, at: point, kind: kind, button: button)
    case .move(let finger, let point): touchMove(finger, to: point)
    case .up(let finger, let point): touchUp(finger, at: point)
    case .cancel(let finger): touchCancel(finger)
    case .scroll(let delta, let point, let phase, let modifiers):
      handleScroll(delta, at: point, phase: phase, modifiers: modifiers)
    case .magnify(let factor, let point, let phase):
      handleMagnify(factor, at: point, phase: phase)
    case .command(let command, let source, let point):
      perform(command, source: source, at: point)
    case .go(let id, let animated):
      guard let index = list.index(of: id) else {
        emit(.refused)
        return
      }
      go(toIndex: index, animated: animated && !settings.reduceMotion)
    case .tapPageControl(let x, let width): pageControlTapped(at: x, width: width)
    case .scrubPageControl(let x, let width): pageControlScrubbed(to: x, width: width)
    case .resize(let size): resize(to: size)
    case .displayScale(let scale): changeLimits { $0.displayScale = scale }
    case .size(let id, let size):
      guard let index = list.index(of: id) else {
        emit(.refused)
        return
      }
      photoSizeBecame(size, at: index)
    case .set(let settings): change(settings: settings)
    }
    trackPageControl(at: now)
  }

  /// Hands over what happened since the last call, in order.
  public mutating func drainNotices(_ body: (Notice) -> Void) {
    notices.drain(body)
  }
}
