public import PerigeeCore

// How the pager is left, to come back to.
extension PhotoPager {
  /// Which photo is shown, how close, which part of it and how far turned: where all of that comes to
  /// rest when it moves.
  public var state: ViewerState { viewer.state(at: engineTime(now)) }

  /// Shows what was left in this state, without motion; see `Viewer.restore(_:at:)`.
  ///
  /// It waits for the photo's size where that is not known, unless a person is quicker. Whoever follows
  /// ``onStep`` is not told.
  public func restore(_ state: ViewerState) {
    guard !isGone else { return }
    let time = engineTime(now)
    viewer.restore(state, at: time)
    refresh(at: time)
  }
}
