// Time goes on: what was due is done in its order, at its own time, however many frames were drawn.

extension Viewer {
  /// Does everything that is due until `time` and makes it the present.
  mutating func advance(to time: Double) {
    let time = max(time, now)
    while let due = nextDeadline(until: time) {
      trackPageControl(at: due.time)
      now = max(now, due.time)
      switch due.kind {
      case .turn: continue
      case .page: pagerDidSettle()
      case .content: contentDidSettle()
      case .dismissal: dismissalDidSettle()
      case .rotation: turnMotion = nil
      case .tap:
        pendingTap = nil
        emit(.singleTap)
      }
    }
    trackPageControl(at: time)
    now = time
  }

  private enum Deadline {
    case page, content, dismissal, rotation, tap
    /// The strip turns round; nothing ends, but a half may have been crossed out and back.
    case turn
  }

  private func nextDeadline(until time: Double) -> (kind: Deadline, time: Double)? {
    var next: (kind: Deadline, time: Double)?
    func consider(_ kind: Deadline, _ due: Double) {
      guard due <= time, next.map({ due < $0.time }) ?? true else { return }
      next = (kind, due)
    }
    if let motion = pager.motion {
      if let turn = motion.turn, turn > now { consider(.turn, turn) }
      consider(.page, motion.end)
    }
    if let contentMotion { consider(.content, contentMotion.end) }
    if case .moving(let motion) = dismissal { consider(.dismissal, motion.end) }
    if let turnMotion { consider(.rotation, turnMotion.end) }
    if let pendingTap { consider(.tap, pendingTap.expiry) }
    return next
  }

  /// Notes each page whose half the strip has crossed by `time` (motion.md PC1).
  mutating func trackPageControl(at time: Double) {
    guard !list.isEmpty else {
      pager.control = 0
      return
    }
    let strip = strip
    // Whether it is too far is known when the pages start, or it would depend on the frames drawn.
    if let motion = pager.motion, time < motion.end, motion.isLong(on: strip) { return }
    let position = visiblePage(at: time)
    var shown = pager.control
    let nearest = strip.nearest(to: position, keeping: shown)
    if abs(nearest - shown) > PageMotion.longestReport {
      shown = nearest + (nearest > shown ? -1 : 1)
    }
    while shown != nearest {
      shown += nearest > shown ? 1 : -1
      pager.control = shown
      emit(.didChangePageControl, of: list.id(at: strip.index(ofPage: shown)))
    }
  }

  private mutating func contentDidSettle() {
    guard let motion = contentMotion else { return }
    content = motion.destination
    contentMotion = nil
    // The limits may have moved meanwhile.
    if let layout,
      layout.clamped(content) != content || layout.limits.clamp(content.scale) != content.scale
    {
      settleContent(velocity: .zero, anchor: nil, snapsToRest: false)
    }
    guard contentMotion == nil else { return }
    if pager.motion == nil {
      endDecelerating()
      endScrollAnimation()
    }
    endZooming()
    dropStrays()
  }
}
