/// A touch screen: fingers land, move and lift, as real X input reaching whatever window is there.
///
/// The driver's own request to wait for delivery is never answered on Xorg 21.1, so events are paced
/// by time. `rest` lets that time pass: a test whose window is in its own process iterates its main
/// loop there, so that the window sees the events as they come.
public struct TouchScreen {
  /// A place on the screen in pixels.
  public typealias Place = (x: Double, y: Double)

  /// Lets so many seconds pass.
  public var rest: (Double) -> Void = { Clock.rest(seconds: $0) }

  private let socket: InputSocket
  private let width: Double
  private let height: Double

  /// Seconds between two moves of a finger: a 120 Hz touch screen's.
  public static let interval = 1.0 / 120

  init(_ socket: InputSocket, width: Int, height: Int) {
    self.socket = socket
    self.width = Double(width)
    self.height = Double(height)
  }

  /// A finger lands.
  ///
  /// Numbers tell fingers that are down at once apart, 1 … 5.
  public func begin(_ finger: UInt32 = 1, at place: Place) {
    send(.began, finger, place)
  }

  /// A finger that is down goes to another place, in one step.
  public func move(_ finger: UInt32 = 1, to place: Place) {
    send(.moved, finger, place)
  }

  /// A finger lifts.
  public func end(_ finger: UInt32 = 1, at place: Place) {
    send(.ended, finger, place)
  }

  /// A finger that is down goes to another place at an even speed.
  public func drag(_ finger: UInt32 = 1, from start: Place, to end: Place, seconds: Double) {
    step(seconds) { share in
      move(finger, to: between(start, end, share))
    }
  }

  /// A finger lands, moves at an even speed, holds still for `hold` seconds and lifts.
  public func swipe(
    from start: Place, to end: Place, seconds: Double = 0.15, hold: Double = 0
  ) {
    begin(at: start)
    drag(from: start, to: end, seconds: seconds)
    rest(hold)
    self.end(at: end)
  }

  /// A finger lands and lifts at the same place.
  public func tap(at place: Place, seconds: Double = 0.04) {
    begin(at: place)
    rest(seconds)
    end(at: place)
  }

  /// Two taps at the same place, `gap` seconds apart.
  public func doubleTap(at place: Place, gap: Double = 0.08) {
    tap(at: place)
    rest(gap)
    tap(at: place)
  }

  /// Two fingers side by side go from a distance of `start` to one of `end` pixels about a centre,
  /// which itself goes from `centre` to `finalCentre`, and lift together.
  public func pinch(
    about centre: Place, from start: Double, to end: Double, seconds: Double = 0.3,
    movingTo finalCentre: Place? = nil
  ) {
    let finalCentre = finalCentre ?? centre
    func places(_ share: Double) -> (Place, Place) {
      let middle = between(centre, finalCentre, share)
      let half = (start + (end - start) * share) / 2
      return ((middle.x - half, middle.y), (middle.x + half, middle.y))
    }
    begin(1, at: places(0).0)
    begin(2, at: places(0).1)
    step(seconds) { share in
      move(1, to: places(share).0)
      move(2, to: places(share).1)
    }
    self.end(1, at: places(1).0)
    self.end(2, at: places(1).1)
  }

  private func step(_ seconds: Double, _ body: (Double) -> Void) {
    let steps = max(1, Int((seconds / Self.interval).rounded()))
    for index in 1...steps {
      rest(seconds / Double(steps))
      body(Double(index) / Double(steps))
    }
  }

  private func between(_ start: Place, _ end: Place, _ share: Double) -> Place {
    (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }

  private func send(_ what: DriverMessage.Touch, _ finger: UInt32, _ place: Place) {
    socket.send(
      .touch(
        what, finger: finger, x: place.x / width * DriverMessage.axisRange,
        y: place.y / height * DriverMessage.axisRange))
  }
}
