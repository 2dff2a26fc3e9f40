/// The viewer opens out of a thumbnail, or closes into one.
///
/// It can be turned round at any time: what is seen goes on from where it is, as fast as it is. Where there
/// is no thumbnail to be seen, or the system asks for less motion, the photo fades instead. Like ``Viewer``
/// it is a value without a clock; a host that draws a transition draws the current photo by ``pose(at:)`` in
/// place of the scene's pages.
public struct Transition: Sendable {
  /// Where it leads.
  public enum Goal: Equatable, Sendable {
    case open, closed
  }

  /// Where it leads.
  public private(set) var goal: Goal
  private var place: TransitionPlace
  private let reducesMotion: Bool
  private var motion: TransitionMotion

  /// The seconds of a swing of the springs: as quick as a photo that a button zooms (motion.md A4).
  private static let flight = Spring.frequency(response: Spring.Response.snap)
  /// The same of a fade, which so takes about the 0.2 s of motion.md RM2.
  private static let fade = Spring.frequency(response: Spring.Response.reduced)

  /// Opens a photo.
  ///
  /// - Parameters:
  ///   - source: the photo's thumbnail; `nil` when there is none.
  ///   - place: where it will be.
  ///   - reducesMotion: whether the system asks for less motion.
  ///   - time: now, in seconds.
  public init(
    opening source: TransitionSource?, to place: TransitionPlace, reducesMotion: Bool,
    at time: Double
  ) {
    goal = .open
    self.place = place
    self.reducesMotion = reducesMotion
    let target = Self.shape(of: place)
    var start = target
    if let source, Self.flies(source, place, reducesMotion) {
      start = Self.shape(of: source, at: place)
    } else {
      (start.backdrop, start.opacity) = (0, 0)
    }
    motion = TransitionMotion(
      from: start, velocity: .zero, to: target,
      frequency: start.opacity == 1 ? Self.flight : Self.fade, at: time)
  }

  /// Closes a photo that is seen at `place`, or that a drag has sent away from there.
  public init(
    closing place: TransitionPlace, departure: Departure? = nil, to source: TransitionSource?,
    reducesMotion: Bool, at time: Double
  ) {
    goal = .closed
    self.place = place
    self.reducesMotion = reducesMotion
    var shape = Self.shape(of: place)
    var velocity = TransitionShape.zero
    if let departure {
      shape.center = ViewPoint(
        x: departure.photo.origin.x + departure.photo.size.width / 2,
        y: departure.photo.origin.y + departure.photo.size.height / 2)
      shape.width = departure.photo.size.width
      shape.backdrop = departure.backdrop
      velocity.center = ViewPoint(x: departure.velocity.dx, y: departure.velocity.dy)
      velocity.width = departure.widening
    }
    motion = TransitionMotion(
      from: shape, velocity: velocity.values, to: shape, frequency: Self.flight, at: time)
    head(from: shape, velocity: velocity.values, to: source, at: time)
  }

  /// Closes, from wherever the photo is; the thumbnail is asked for anew, since it may have moved or gone.
  public mutating func close(to source: TransitionSource?, at time: Double) {
    goal = .closed
    head(from: motion.shape(at: time), velocity: motion.velocity(at: time), to: source, at: time)
  }

  /// Opens, from wherever the photo is.
  public mutating func open(at time: Double) {
    goal = .open
    retarget(
      to: Self.shape(of: place), frequency: reducesMotion ? Self.fade : Self.flight, at: time)
  }

  /// The open photo will be at another place: the viewport or the photo's size has changed.
  public mutating func move(to place: TransitionPlace, at time: Double) {
    guard place != self.place else { return }
    let wasNowhere = self.place.photo.size.isEmpty
    self.place = place
    let target = Self.shape(of: place)
    if wasNowhere {
      // Nothing was to be seen of it, so it need not travel.
      let velocity = TransitionShape(values: motion.velocity(at: time))
      motion = TransitionMotion(
        from: motion.shape(at: time).placed(as: target),
        velocity: velocity.placed(as: .zero).values, to: motion.target.placed(as: target),
        frequency: Self.fade, at: time)
    } else if goal == .open {
      open(at: time)
    }
  }

  /// What is drawn at `time`, in seconds; the open photo exactly at its place when it is over.
  public func pose(at time: Double) -> TransitionPose {
    var pose = motion.shape(at: time).pose(aspect: aspect)
    if goal == .open, isOver(at: time) { pose.photo = place.photo }
    return pose
  }

  /// When it is over, in seconds, if nothing turns it round.
  public var end: Double { motion.end }

  /// Whether it is over at `time`, in seconds.
  public func isOver(at time: Double) -> Bool { time >= motion.end }

  private var aspect: Double { Self.aspect(of: place) }

  private mutating func head(
    from shape: TransitionShape, velocity: SIMD16<Double>, to source: TransitionSource?,
    at time: Double
  ) {
    var target: TransitionShape
    var frequency = Self.flight
    if let source, Self.flies(source, place, reducesMotion) {
      target = Self.shape(of: source, at: place)
    } else {
      // It coasts while it fades: a spring that starts at v ÷ λ from its end only ever slows down.
      frequency = Self.fade
      target = shape
      target.values += velocity / frequency
      (target.backdrop, target.opacity) = (0, 0)
    }
    motion = TransitionMotion(
      from: shape, velocity: velocity, to: target, frequency: frequency, at: time)
  }

  private mutating func retarget(to target: TransitionShape, frequency: Double, at time: Double) {
    motion = TransitionMotion(
      from: motion.shape(at: time), velocity: motion.velocity(at: time), to: target,
      frequency: frequency, at: time)
  }

  private static func flies(
    _ source: TransitionSource, _ place: TransitionPlace, _ reducesMotion: Bool
  ) -> Bool {
    !reducesMotion && !place.photo.size.isEmpty && source.isUsable(in: place.viewport)
  }

  private static func aspect(of place: TransitionPlace) -> Double {
    place.photo.size.isEmpty ? 1 : place.photo.size.height / place.photo.size.width
  }

  private static func shape(of place: TransitionPlace) -> TransitionShape {
    TransitionShape(
      photo: place.photo, window: ViewRect(origin: .zero, size: place.viewport), cornerRadius: 0,
      backdrop: 1, opacity: 1)
  }

  private static func shape(of source: TransitionSource, at place: TransitionPlace)
    -> TransitionShape
  {
    TransitionShape(
      photo: source.photo(aspect: aspect(of: place)), window: source.frame,
      cornerRadius: source.cornerRadius, backdrop: 0, opacity: 1)
  }
}
