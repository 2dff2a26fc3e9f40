/// When which frame of a moving picture is to be seen: delays in, frames by time out.
///
/// A *step* counts frames from the first one of the first play on; the frame of a step repeats with
/// each play. Both are functions of the time alone, so nothing adds up however long it plays.
nonisolated public struct AnimationTimeline: Equatable, Sendable {
  /// How many frames one play has, at least 2.
  public let frames: Int
  /// How often it plays, 0 for ever.
  public let plays: Int
  /// The end of each frame in milliseconds from the beginning of a play, rising.
  private let ends: [Int]

  /// Delays up to this one, in milliseconds, are meant as *as fast as possible* by those who wrote
  /// them, long ago; every browser plays them at ``slowness``.
  public static let shortestDelay = 10
  /// How long a frame with too short a delay stays, in milliseconds, and one without any.
  public static let slowness = 100

  /// Makes the timeline of a moving picture; `nil` for a picture that does not move.
  ///
  /// - Parameters:
  ///   - frames: how many frames there are.
  ///   - delays: how long each stays, in milliseconds as stored; frames beyond them stay
  ///     ``slowness``.
  ///   - loops: how often it plays, 0 for ever; `nil` for pages.
  public init?(frames: Int, delays: [Int], loops: Int?) {
    guard frames > 1, let loops, !delays.isEmpty else { return nil }
    self.frames = frames
    plays = max(0, loops)
    var ends: [Int] = []
    ends.reserveCapacity(frames)
    var end = 0
    for frame in 0..<frames {
      let delay = frame < delays.count ? delays[frame] : 0
      end += delay > Self.shortestDelay ? delay : Self.slowness
      ends.append(end)
    }
    self.ends = ends
  }

  /// How long one play lasts, in seconds.
  public var duration: Double { Double(ends[frames - 1]) / 1_000 }

  /// The last step; `nil` where there is none.
  public var lastStep: Int? { plays == 0 ? nil : frames * plays - 1 }

  /// The frame of a step, from 0.
  public func frame(ofStep step: Int) -> Int { step % frames }

  /// When a step begins, in seconds of playing.
  public func start(ofStep step: Int) -> Double {
    let (play, frame) = step.quotientAndRemainder(dividingBy: frames)
    let before = frame == 0 ? 0 : ends[frame - 1]
    return Double(play * ends[frames - 1] + before) / 1_000
  }

  /// The step to be seen after so many seconds of playing, at least 0.
  public func step(at seconds: Double) -> Int {
    // Times that were made of milliseconds must come back as them; 1e12 s is for ever.
    let milliseconds = Int((min(max(0, seconds), 1e12) * 1_000 + 1e-6).rounded(.down))
    let (play, rest) = milliseconds.quotientAndRemainder(dividingBy: ends[frames - 1])
    return min(play * frames + firstFrame(endingAfter: rest), lastStep ?? .max)
  }

  /// When the picture changes next; `nil` when it stays.
  public func change(after seconds: Double) -> Double? {
    let step = step(at: seconds)
    return step == lastStep ? nil : start(ofStep: step + 1)
  }

  private func firstFrame(endingAfter milliseconds: Int) -> Int {
    var low = 0
    var high = frames - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > milliseconds { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
