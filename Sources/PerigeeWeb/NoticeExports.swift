#if arch(wasm32)
  import PerigeeCore

  /// Takes what happened since the last call and returns how many notices there are.
  @_expose(wasm, "perigee_drain")
  @_cdecl("perigee_drain")
  public func perigee_drain(_ handle: Int32) -> Int32 {
    guard let viewer = viewer(handle) else { return 0 }
    var notices = viewer.notices
    notices.removeAll(keepingCapacity: true)
    viewer.viewer.drainNotices { notices.append($0) }
    viewer.notices = notices
    return Int32(notices.count)
  }

  /// The kind of a notice taken before, as the list `notices` of Web/engine.mjs counts; -1 beyond the
  /// last.
  @_expose(wasm, "perigee_notice_kind")
  @_cdecl("perigee_notice_kind")
  public func perigee_notice_kind(_ handle: Int32, _ index: Int32) -> Int32 {
    guard let notice = choice(index, viewer(handle)?.notices ?? []) else { return -1 }
    return number(notice.kind)
  }

  /// The photo of a notice taken before; not a number when it has none.
  @_expose(wasm, "perigee_notice_photo")
  @_cdecl("perigee_notice_photo")
  public func perigee_notice_photo(_ handle: Int32, _ index: Int32) -> Double {
    guard let photo = choice(index, viewer(handle)?.notices ?? [])?.photo else { return .nan }
    return Double(photo.rawValue)
  }

  private func number(_ kind: Notice.Kind) -> Int32 {
    switch kind {
    case .willBeginDragging: 0
    case .willEndDragging: 1
    case .didEndDragging: 2
    case .willBeginDecelerating: 3
    case .didEndDecelerating: 4
    case .didEndScrollingAnimation: 5
    case .willBeginZooming: 6
    case .didEndZooming: 7
    case .didChangePage: 8
    case .didChangePageControl: 9
    case .singleTap: 10
    case .doubleTap: 11
    case .willBeginDismissing: 12
    case .didCancelDismissing: 13
    case .didDismiss: 14
    case .refused: 15
    }
  }
#endif
