extension InputEvent {
  /// Whether every number in it is finite and in its range: what the viewer refuses at its door.
  var isValid: Bool {
    switch self {
    case .down(_, let point, _, _), .move(_, let point), .up(_, let point): point.isFinite
    case .cancel, .go: true
    case .scroll(let delta, let point, _, _): delta.isFinite && point.isFinite
    case .magnify(let factor, let point, _): factor.isFinite && factor > 0 && point.isFinite
    case .command(let command, _, let point):
      (point?.isFinite ?? true) && command.isValid
    case .resize(let size): size.isValid
    case .displayScale(let scale): scale.isFinite && scale > 0
    case .size(_, let size): size.isValid
    case .set(let settings): settings.isValid
    }
  }
}

extension Command {
  var isValid: Bool {
    if case .zoomToActual(let times) = self { return times.isFinite && times > 0 }
    return true
  }
}
