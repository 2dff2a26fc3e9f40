/// The notices that wait for the host, and what has begun and not yet ended, so that everything that
/// begins ends exactly once (motion.md §1.15 "Event order").
struct NoticeLog: Sendable {
  private var waiting: [Notice] = []
  /// A finger drags the photo or the pages.
  var isDragging = false
  /// A release fades or falls into place.
  var isDecelerating = false
  /// A command or program moves pages or photo.
  var isScrollAnimating = false
  /// A zoom has begun and has not come to rest.
  var isZooming = false

  /// Room for a busy frame, so that no event allocates.
  init() { waiting.reserveCapacity(64) }

  mutating func add(_ notice: Notice) { waiting.append(notice) }

  mutating func drain(_ body: (Notice) -> Void) {
    for notice in waiting { body(notice) }
    waiting.removeAll(keepingCapacity: true)
  }
}

extension Viewer {
  /// Reports `kind` of the current photo.
  mutating func emit(_ kind: Notice.Kind) {
    emit(kind, of: list.id(at: pager.current))
  }

  /// Reports `kind` of `photo`.
  mutating func emit(_ kind: Notice.Kind, of photo: PhotoID?) {
    notices.add(Notice(kind: kind, photo: photo))
  }

  mutating func beginDragging() {
    guard !notices.isDragging else { return }
    endDecelerating()
    endScrollAnimation()
    notices.isDragging = true
    emit(.willBeginDragging)
  }

  mutating func endDragging() {
    guard notices.isDragging else { return }
    notices.isDragging = false
    emit(.willEndDragging)
    emit(.didEndDragging)
  }

  mutating func beginDecelerating() {
    guard !notices.isDecelerating else { return }
    notices.isDecelerating = true
    emit(.willBeginDecelerating)
  }

  mutating func endDecelerating() {
    guard notices.isDecelerating else { return }
    notices.isDecelerating = false
    emit(.didEndDecelerating)
  }

  mutating func endScrollAnimation() {
    guard notices.isScrollAnimating else { return }
    notices.isScrollAnimating = false
    emit(.didEndScrollingAnimation)
  }

  mutating func beginZooming() {
    guard !notices.isZooming else { return }
    notices.isZooming = true
    emit(.willBeginZooming)
  }

  mutating func endZooming() {
    endZooming(of: list.id(at: pager.current))
  }

  /// Reports the end of a zoom of `photo`, which need no longer be the current one.
  mutating func endZooming(of photo: PhotoID?) {
    guard notices.isZooming else { return }
    notices.isZooming = false
    emit(.didEndZooming, of: photo)
  }
}
