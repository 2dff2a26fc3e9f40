/// Turns the 32-bit milliseconds of display events into seconds of the frame clock.
///
/// The display's count starts anywhere and wraps every 49.7 days, so differences are taken modulo
/// 2³² before they are widened. The distance between the two clocks is the smallest delay seen: an
/// event is never placed in the future, and one that waited in the queue keeps its own time.
struct EventClock {
  /// A longer delay than this, in seconds, means that the clocks have moved apart: the machine slept
  /// or the display was exchanged.
  private static let longestDelay = 5.0

  private var lastStamp: UInt32?
  /// Milliseconds since the first event, past any wrap.
  private var elapsed: Int64 = 0
  /// Frame-clock seconds at `elapsed` 0.
  private var origin = 0.0

  /// When the event with this stamp happened, in frame-clock seconds, at most `now`.
  ///
  /// - Parameters:
  ///   - stamp: milliseconds; 0 means the display gave none, so the event counts as happening now.
  ///   - now: the frame clock's time in seconds.
  mutating func seconds(of stamp: UInt32, now: Double) -> Double {
    guard stamp != 0 else { return now }
    if let lastStamp {
      elapsed += Int64(Int32(bitPattern: stamp &- lastStamp))
    } else {
      origin = now - Double(elapsed) / 1000
    }
    lastStamp = stamp
    let time = origin + Double(elapsed) / 1000
    if time > now || now - time > Self.longestDelay {
      origin += now - time
      return now
    }
    return time
  }
}
