import PerigeeCore

/// What a person is using just now.
public enum PagerInput: Equatable, Sendable {
  /// A mouse or another pointer that can move without touching.
  case pointer
  /// A finger or a pen on the screen.
  case touch
  /// A wheel or a touchpad.
  case scroll
}

extension RawEvent {
  /// What this event says about the person; `nil` when they did nothing.
  var input: PagerInput? {
    switch self {
    case .touch: .touch
    case .button(_, _, _, .pen): .touch
    case .button, .motion: .pointer
    case .wheel, .touchpadScroll, .touchpadHold, .touchpadPinch: .scroll
    case .touchpadStop, .inputLost: nil
    }
  }
}
