/// What a viewer still has to restore: nothing, or a state that waits for a size, a viewport or the list.
///
/// Kept outside the viewer's own bytes, since a viewer is copied more often than a state waits.
indirect enum Restoration: Sendable {
  case none
  case awaited(ViewerState)

  /// The state that waits.
  var state: ViewerState? {
    guard case .awaited(let state) = self else { return nil }
    return state
  }
}
