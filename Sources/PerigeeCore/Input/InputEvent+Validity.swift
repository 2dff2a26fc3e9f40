extension InputEvent {
  /// Whether every number in it is finite and in its range: what the viewer refuses at its door.
  public var isValid: Bool {
    switch self {
    case .down(_, let point, _, _), .move(_, let point), .up(_, let point): point.isValid
    case .cancel, .go: true
    case .scroll(let delta, let point, _, _): delta.isValid && point.isValid
    case .magnify(let factor, let point, _): Reach.holds(factor: factor) && point.isValid
    case .command(let command, _, let point):
      (point?.isValid ?? true) && command.isValid
    case .tapPageControl(let x, let width), .scrubPageControl(let x, let width):
      Reach.holds(x) && width > 0 && Reach.holds(width)
    case .resize(let size): size.isValid
    case .displayScale(let scale): Reach.holds(factor: scale)
    case .size(_, let size): size.isValid
    case .set(let settings): settings.isValid
    }
  }
}

extension Command {
  var isValid: Bool {
    if case .zoomToActual(let times) = self { return Reach.holds(factor: times) }
    return true
  }
}
