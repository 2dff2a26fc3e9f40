import PerigeeCore

/// An input event of the display in this package's own terms; places are in the widget's points.
enum RawEvent: Equatable {
  /// Where a touch or a touchpad gesture stands.
  enum Phase: Equatable {
    case began, changed, ended, cancelled
  }

  /// A finger on the screen; `sequence` is the same from its first event to its last.
  case touch(Phase, sequence: UInt, at: ViewPoint)
  /// A button of a mouse, touchpad or pen.
  case button(isDown: Bool, number: Int, at: ViewPoint, PointerKind)
  /// The pointer moved, with or without a button.
  case motion(at: ViewPoint)
  /// A wheel turned, in notches.
  case wheel(ViewVector, at: ViewPoint, Modifiers)
  /// Two fingers moved on a touchpad, in points.
  case touchpadScroll(ViewVector, at: ViewPoint, Modifiers)
  /// Both fingers have left the touchpad.
  case touchpadStop(at: ViewPoint)
  /// Fingers lie still on a touchpad.
  case touchpadHold(Phase, at: ViewPoint)
  /// Two fingers spread on a touchpad, as the factor since the gesture began.
  case touchpadPinch(Phase, scale: Double, at: ViewPoint)
  /// The display has taken input away.
  case inputLost
}
