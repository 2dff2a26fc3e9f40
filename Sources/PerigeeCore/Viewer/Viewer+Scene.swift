// What a host draws.

extension Viewer {
  /// The speed below which sharper levels are worth asking for, in points a second (motion.md D10).
  static let nearlyStill = 10.0

  /// Where everything is at `time`, in seconds; what was due until then is done.
  public mutating func scene(at time: Double) -> Scene {
    if time.isFinite { advance(to: time) }
    let strip = strip
    let page = visiblePage(at: now)
    let seen = visibleContent(at: now)
    let limits = layout?.limits
    let target = strip.index(ofPage: pager.target)
    var scene = Scene(
      current: list.id(at: pager.current), target: list.id(at: target),
      page: list.isEmpty ? 0 : strip.published(page),
      pageControl: strip.index(ofPage: pager.control),
      zoomScale: seen.scale, restScale: limits?.rest ?? .one,
      minimumZoomScale: limits?.minimum ?? .one, maximumZoomScale: limits?.maximum ?? .one,
      contentOffset: seen.offset, rotation: rotation, turn: turnMotion?.angle(at: now) ?? 0,
      rect: rect(ofPage: pager.current, at: page, strip: strip),
      pages: Few(), backdrop: backdrop, phase: phase, needsFrame: isMoving || pendingTap != nil,
      dismissed: isDismissed, isNearlyStill: isNearlyStill, wanted: Few())
    guard !list.isEmpty else { return scene }
    scene.pages = pages(at: page, strip: strip)
    scene.wanted = PrefetchWindow.photos(
      around: target, current: pager.current, travel: pager.travel, strip: strip, list: list)
    return scene
  }

  /// The scale the photo at `index` has at rest, and its size there; `nil` while it has none.
  public func restSize(of id: PhotoID) -> ViewSize? {
    guard let index = list.index(of: id), let layout = layout(at: index) else { return nil }
    return layout.photoSize(at: layout.limits.rest)
  }

  private func pages(at position: Double, strip: PageStrip) -> FewPages {
    var pages = FewPages()
    let first = Reach.wholePage(position) - 1
    let bounds = ViewRect(origin: .zero, size: viewport)
    for page in first...(first + 3) where strip.loops || (page >= 0 && page < list.count) {
      let index = strip.index(ofPage: page)
      guard let id = list.id(at: index) else { continue }
      let frame = frame(ofPage: page, at: position, strip: strip)
      let rect = rect(ofPage: page, at: position, strip: strip)
      let isEmpty = rect.size.isEmpty
      let touches =
        isEmpty
        ? frame.overlaps(bounds) : rect.overlaps(frame) && rect.intersection(frame).overlaps(bounds)
      if touches { pages.append(Scene.Page(id: id, rect: rect, frame: frame)) }
    }
    return pages
  }

  private func frame(ofPage page: Int, at position: Double, strip: PageStrip) -> ViewRect {
    let shift = strip.direction * (Double(page) - position) * strip.stride
    return ViewRect(
      origin: ViewPoint(x: isDismissing ? 0 : shift, y: 0), size: viewport)
  }

  private func rect(ofPage page: Int, at position: Double, strip: PageStrip) -> ViewRect {
    let index = strip.index(ofPage: page)
    let shift = ViewVector(
      dx: strip.direction * (Double(page) - position) * strip.stride, dy: 0)
    let isCurrent = index == pager.current
    var rect: ViewRect
    if isCurrent {
      rect = restingRect
    } else if let layout = layout(at: index) {
      rect = layout.rect(of: layout.rest)
    } else {
      rect = ViewRect(origin: viewportCenter, size: .zero)
    }
    rect.origin = rect.origin + shift
    guard isCurrent, let (translation, grip) = dismissalOffset else { return rect }
    return dismissing(rect, by: translation, grip: grip)
  }

  private var isDismissing: Bool { dismissalOffset != nil }

  private var isDismissed: Bool {
    if case .dismissed = dismissal { return true }
    return false
  }

  private var dismissalOffset: (translation: ViewVector, grip: ViewPoint)? {
    if case .dismissing(let drag) = gesture { return (translation(of: drag), drag.grip) }
    switch dismissal {
    case .none: return nil
    case .moving(let motion): return (motion.translation(at: now), motion.grip)
    case .dismissed(let translation, let grip): return (translation, grip)
    }
  }

  private var backdrop: Double {
    if case .dismissing(let drag) = gesture {
      return backdrop(of: drag, at: translation(of: drag))
    }
    switch dismissal {
    case .none: return 1
    case .moving(let motion): return motion.backdrop(at: now)
    case .dismissed: return 0
    }
  }

  private var phase: ViewerPhase {
    switch gesture {
    case .panning(let pan): return pan.handedOver != 0 ? .paging : .panning
    case .paging: return .paging
    case .pinching: return .pinching
    case .tapDragging: return .tapDragging
    case .dismissing: return .dismissing
    case .none, .pending, .waitingForPager, .unanswered, .cancelled: break
    }
    if magnification != nil { return .pinching }
    if let scroll, !scroll.hasLifted {
      switch scroll.role {
      case .panning: return .panning
      case .paging: return .paging
      case .undecided, .spent: break
      }
    }
    if case .moving = dismissal { return .animating }
    if turnMotion != nil { return .animating }
    if let motion = pager.motion { return motion.phase }
    if let contentMotion { return contentMotion.phase(at: now) }
    let rests = scroll.map { !$0.hasLifted && $0.role == .undecided } ?? false
    return touches.isEmpty && !rests ? .idle : .tracking
  }

  private var isNearlyStill: Bool {
    switch gesture {
    case .none, .pending, .unanswered, .cancelled: break
    case .panning, .paging, .pinching, .tapDragging, .dismissing, .waitingForPager: return false
    }
    if magnification != nil || pager.motion != nil || turnMotion != nil { return false }
    if let scroll, !scroll.hasLifted, scroll.role != .spent, scroll.role != .undecided {
      return false
    }
    guard let contentMotion else { return true }
    if case .zoom = contentMotion.path { return false }
    let velocity = contentMotion.panVelocity(at: now)
    return abs(velocity.dx) < Self.nearlyStill && abs(velocity.dy) < Self.nearlyStill
  }
}
