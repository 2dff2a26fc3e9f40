/// A touchpad: two fingers spread over the window the pointer is on.
public struct Touchpad {
  /// Lets so many seconds pass; see `TouchScreen.rest`.
  public var rest: (Double) -> Void = { Clock.rest(seconds: $0) }

  private let socket: InputSocket

  init(_ socket: InputSocket) {
    self.socket = socket
  }

  /// Two fingers land, spread to `scale` times their distance (below 1: draw together), and lift.
  public func pinch(scale: Double, seconds: Double = 0.3) {
    let steps = max(1, Int((seconds / TouchScreen.interval).rounded()))
    socket.send(.pinch(.began, scale: 1))
    for index in 1...steps {
      rest(seconds / Double(steps))
      let share = Double(index) / Double(steps)
      socket.send(.pinch(.changed, scale: 1 + (scale - 1) * share))
    }
    socket.send(.pinch(.ended, scale: scale))
  }
}
