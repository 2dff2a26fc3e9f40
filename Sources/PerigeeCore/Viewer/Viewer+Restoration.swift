// A viewer is left and comes back: its state as a small value, taken and restored.

extension Viewer {
  /// How the viewer is left at `time`, in seconds.
  ///
  /// While fingers hold something or something moves it is what will be when all of them let go and all
  /// of it has come to rest: a drag that is not over has turned no page.
  public func state(at time: Double) -> ViewerState {
    var settled = self
    if time.isFinite { settled.advance(to: time) }
    settled.cancelGesture()
    settled.endStreams()
    // Everything that moves knows its end.
    settled.advance(to: .infinity)
    return settled.stateAtRest
  }

  private var stateAtRest: ViewerState {
    var state =
      restoration.state
      ?? ViewerState(photo: list.id(at: pager.current), index: 0, rotation: rotation)
    if !list.isEmpty { state.index = pager.current }
    guard let layout else { return state }
    let scale = layout.limits.clamp(content.scale)
    let legal = layout.clamped(content.scaled(to: scale, about: viewportCenter))
    (state.timesRest, state.center) = layout.state(of: legal)
    return state
  }

  /// Puts the viewer at `time`, in seconds, into a state that was kept, without motion.
  ///
  /// In another viewport the same part is looked at, as far as limits and bounds allow. What the photo's
  /// size, a viewport or the list is missing for is done when that comes, unless a person or the program
  /// has moved something by then. When the photo has gone, the one at its place in the list is shown as
  /// it opens. A state that is not valid changes nothing and is reported as ``Notice/Kind/refused``.
  public mutating func restore(_ state: ViewerState, at time: Double) {
    guard state.isValid, time.isFinite else {
      emit(.refused)
      return
    }
    advance(to: time)
    cancelGesture()
    endStreams()
    if case .moving = dismissal { emit(.didCancelDismissing) }
    dismissal = .none
    pendingTap = nil
    restoration = .none
    guard let index = state.index(in: list) else {
      restoration = .awaited(state)
      return
    }
    cut(to: index)
    endZooming()
    turnMotion = nil
    rotation = .none
    awaitRestoration(of: state)
    resetContent()
  }

  /// Has `state` taken up with the next layout of the photo it is of, if that is the current one.
  mutating func awaitRestoration(of state: ViewerState) {
    guard let id = list.id(at: pager.current), state.photo == id else { return }
    rotation = state.rotation
    restoration = .awaited(state)
  }

  /// Puts the photo as it is to be restored, if there is enough to lay it out.
  mutating func takeUpRestoration() {
    guard let state = restoration.state, let layout else { return }
    restoration = .none
    content = layout.transform(of: state)
  }
}

extension InputEvent {
  /// Whether a person or the program says with this where photos are to be, whatever was to be restored.
  var movesPhotos: Bool {
    switch self {
    case .down, .scroll, .magnify, .command, .go, .tapPageControl, .scrubPageControl: true
    case .move, .up, .cancel, .resize, .displayScale, .size, .set: false
    }
  }
}
