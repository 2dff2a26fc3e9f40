/// Whether the viewer is being left.
enum Dismissal: Sendable {
  /// Nobody leaves, or a finger still decides.
  case none
  /// A released photo comes back or flies off.
  case moving(DismissalMotion)
  /// The person has left, with the photo this far off its place.
  case dismissed(ViewVector, grip: ViewPoint)

  /// Whether nobody leaves.
  var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}
