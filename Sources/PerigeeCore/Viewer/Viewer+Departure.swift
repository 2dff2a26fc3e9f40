// A drag that leaves the viewer goes on as a transition, where the host has a thumbnail for it.

extension Viewer {
  /// The photo a drag has sent away, as the release left it; `nil` unless it is on its way.
  ///
  /// A host that closes by a ``Transition`` looks for it after each event, and draws that from then on.
  public var departure: Departure? {
    guard case .moving(let motion) = dismissal,
      case .leaving(_, _, let velocity) = motion.path
    else { return nil }
    let rest = restingRect
    let photo = dismissing(rest, by: motion.translation, grip: motion.grip)
    // The photo follows a drag in straight lines, so that a short way tells the speed.
    let step = 1e-6
    let next = dismissing(rest, by: motion.translation + velocity * step, grip: motion.grip)
    func speed(_ side: (ViewRect) -> Double) -> Double { (side(next) - side(photo)) / step }
    return Departure(
      photo: photo,
      velocity: ViewVector(
        dx: speed { $0.origin.x + $0.size.width / 2 },
        dy: speed { $0.origin.y + $0.size.height / 2 }),
      widening: speed { $0.size.width }, backdrop: motion.backdrop)
  }
}
