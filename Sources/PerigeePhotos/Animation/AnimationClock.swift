/// How long a moving picture has played: time that stands still while nobody can see it.
///
/// While it runs the time played is the difference of two times, so it does not drift with the number of
/// frames.
nonisolated public struct AnimationClock: Equatable, Sendable {
  /// A screen that shows no frame for so long, in seconds, is hidden: a slow one takes a tenth of it.
  public static let longestGap = 1.0

  /// When it would have begun had it never stood still; `nil` while it stands.
  private var origin: Double?
  /// The time played when it was last looked at.
  public private(set) var elapsed = 0.0
  private var lastLook = 0.0

  /// Makes a clock that stands at 0.
  public init() {}

  /// Whether it runs.
  public var isRunning: Bool { origin != nil }

  /// Goes on from where it stands; without effect while it runs.
  public mutating func start(at time: Double) {
    guard origin == nil else { return }
    origin = time - elapsed
    lastLook = time
  }

  /// Stands still from now on.
  public mutating func stop(at time: Double) {
    look(at: time)
    origin = nil
  }

  /// Brings ``elapsed`` to a time; one that comes long after the last does not count.
  public mutating func look(at time: Double) {
    guard let origin else { return }
    if time - lastLook > Self.longestGap {
      self.origin = origin + (time - lastLook)
    } else if time > lastLook {
      elapsed = time - origin
    }
    lastLook = max(lastLook, time)
  }

  /// Sets the time played at the time last looked at.
  public mutating func set(_ elapsed: Double) {
    self.elapsed = elapsed
    if origin != nil { origin = lastLook - elapsed }
  }
}
