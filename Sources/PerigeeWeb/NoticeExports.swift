#if arch(wasm32)
  import PerigeeCore

  /// Takes what happened since the last call and returns how many notices there are.
  @_expose(wasm, "perigee_drain")
  @c(perigee_drain)
  public func perigee_drain(_ handle: Int32) -> Int32 {
    var count: Int32 = 0
    withViewer(handle) {
      var notices = $0.notices
      notices.removeAll(keepingCapacity: true)
      $0.viewer.drainNotices { notices.append($0) }
      $0.notices = notices
      count = Int32(notices.count)
    }
    return count
  }

  /// The kind of a notice taken before, as the list `notices` of Web/engine.mjs counts; -1 beyond the
  /// last.
  @_expose(wasm, "perigee_notice_kind")
  @c(perigee_notice_kind)
  public func perigee_notice_kind(_ handle: Int32, _ index: Int32) -> Int32 {
    var kind: Int32 = -1
    withViewer(handle) {
      if let notice = choice(index, $0.notices) { kind = number(notice.kind) }
    }
    return kind
  }

  /// The photo of a notice taken before; not a number when it has none.
  @_expose(wasm, "perigee_notice_photo")
  @c(perigee_notice_photo)
  public func perigee_notice_photo(_ handle: Int32, _ index: Int32) -> Double {
    var photo = Double.nan
    withViewer(handle) {
      if let id = choice(index, $0.notices)?.photo { photo = Double(id.rawValue) }
    }
    return photo
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
