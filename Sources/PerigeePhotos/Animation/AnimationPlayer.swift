/// Plays one moving picture: has a few frames decoded ahead and says which one is to be seen.
///
/// It has no clock of its own: whoever draws tells it the time of each frame of the screen. Where the
/// decoder is slower than the picture, the picture plays more slowly and leaves nothing out.
public final class AnimationPlayer {
  /// Asks for a frame at a size and gives what withdraws the question.
  ///
  /// The answer is `nil` for a frame that cannot be decoded.
  public typealias Asking = (
    _ frame: Int, _ level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
  ) -> (() -> Void)?

  /// When which frame is to be seen.
  public let timeline: AnimationTimeline
  /// The frame to be seen; `nil` as long as that is the photo's own picture, the first frame.
  public private(set) var picture: Picture?
  /// Whether a person has stopped it.
  public private(set) var isPaused = false
  /// Called after a frame came that is to be seen at once.
  public var onPicture: (() -> Void)?

  /// The size at which frames are wanted.
  public var level: PhotoLevel {
    didSet { if level != oldValue, isOnScreen { askForNext() } }
  }

  private let ask: Asking
  private var clock = AnimationClock()
  private var ring = FrameRing()
  /// The step to be seen.
  private(set) var step = 0
  /// The size at which the frame to be seen was asked for.
  private var shownLevel: PhotoLevel
  private var isOnScreen = false
  private var asked: (frame: Int, level: PhotoLevel, withdraw: () -> Void)?

  /// Makes a player that stands at the first frame, which is there at this size.
  public init(_ timeline: AnimationTimeline, level: PhotoLevel, asking ask: @escaping Asking) {
    self.timeline = timeline
    self.level = level
    self.ask = ask
    shownLevel = level
  }

  /// Whether it plays now, so that the frames of the screen should go on.
  public var isPlaying: Bool { clock.isRunning }

  /// How many frames are decoded and kept.
  var keptFrames: Int { ring.count }

  /// The frame to be seen, from 0.
  public var frame: Int { timeline.frame(ofStep: step) }

  /// Whether it has played as often as it should.
  private var isOver: Bool { step == timeline.lastStep }

  /// Is on the screen from now on, and plays unless it was stopped or is over.
  public func appear(at time: Double) {
    guard !isOnScreen else { return }
    isOnScreen = true
    if !isPaused, !isOver { clock.start(at: time) }
    askForNext()
  }

  /// Is no longer on the screen: stands still, keeps the frame to be seen and nothing more.
  public func disappear(at time: Double) {
    guard isOnScreen else { return }
    isOnScreen = false
    clock.stop(at: time)
    withdraw()
    ring.keepOnly { _ in false }
  }

  /// Stops it, lets it go on, or begins again where it is over.
  public func toggle(at time: Double) {
    guard isOnScreen else { return }
    if clock.isRunning {
      clock.stop(at: time)
      isPaused = true
      askForNext()
      return
    }
    if isOver {
      clock.set(0)
      step = 0
      picture = nil
    }
    isPaused = false
    clock.start(at: time)
    askForNext()
  }

  /// Goes on to the time of a frame of the screen and says whether another picture is to be seen.
  public func advance(to time: Double) -> Bool {
    guard clock.isRunning else { return false }
    clock.look(at: time)
    let due = timeline.step(at: clock.elapsed)
    let before = picture
    while step < due, let next = ring[timeline.frame(ofStep: step + 1)] {
      step += 1
      show(next)
    }
    if step < due, clock.elapsed >= timeline.start(ofStep: step + 2) {
      // The decoder cannot keep up: its next frame gets the whole of its time.
      clock.set(timeline.start(ofStep: step + 1))
    }
    if isOver { clock.stop(at: time) }
    askForNext()
    return picture !== before
  }

  /// Asks for the first frame that is missing, one at a time: each is made from the one before it.
  private func askForNext() {
    let ahead = min(FrameRing.ahead(at: level), timeline.frames - 1)
    let last = min(step + ahead, timeline.lastStep ?? .max)
    let now = frame
    ring.keepOnly { [timeline] number in
      // How many steps after the present one this frame is due.
      let distance = (number - now + timeline.frames) % timeline.frames
      return distance <= ahead
    }
    guard isOnScreen, asked == nil, let missing = firstMissing(upTo: last) else { return }
    let level = level
    let withdraw = ask(missing, level) { [weak self] in self?.received($0, missing, level) }
    if let withdraw { asked = (missing, level, withdraw) }
  }

  private func firstMissing(upTo last: Int) -> Int? {
    // While it plays the present frame is soon over.
    if !clock.isRunning, shownLevel != level { return frame }
    guard step < last else { return nil }
    return (step + 1...last).lazy.map(timeline.frame(ofStep:)).first { [self] in
      ring[$0]?.level != level
    }
  }

  private func received(_ picture: Picture?, _ number: Int, _ level: PhotoLevel) {
    asked = nil
    ring[number] = FrameRing.Frame(picture: picture, level: level)
    if number == frame, !clock.isRunning, let frame = ring[number] {
      show(frame)
      onPicture?()
    }
    askForNext()
  }

  private func show(_ frame: FrameRing.Frame) {
    shownLevel = frame.level
    if let picture = frame.picture { self.picture = picture }
  }

  private func withdraw() {
    asked?.withdraw()
    asked = nil
  }
}
