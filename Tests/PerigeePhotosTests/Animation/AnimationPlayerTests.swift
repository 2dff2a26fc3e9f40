import PerigeeCore
import Testing

@testable import PerigeePhotos

struct AnimationPlayerTests {
  /// A decoder that answers when the test says so.
  private final class Frames {
    var asked: [(frame: Int, level: PhotoLevel, answer: (Picture?) -> Void)] = []
    private(set) var history: [Int] = []
    private(set) var withdrawn = 0

    func ask(
      _ frame: Int, _ level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
    ) -> (() -> Void)? {
      asked.append((frame, level, answer))
      history.append(frame)
      return { [self] in
        withdrawn += 1
        asked.removeAll { $0.frame == frame }
      }
    }

    /// Answers everything that is asked, also what follows, with pictures named by their width.
    func answerAll() throws {
      while !asked.isEmpty { try answerOne() }
    }

    func answerOne() throws {
      let question = asked.removeFirst()
      question.answer(try Picture.numbered(question.frame))
    }
  }

  private let frames = Frames()

  private func player(
    _ delays: [Int], plays: Int = 0, level: PhotoLevel = .exact(width: 8, height: 8)
  ) throws -> AnimationPlayer {
    let timeline = try #require(
      AnimationTimeline(frames: delays.count, delays: delays, loops: plays))
    return AnimationPlayer(timeline, level: level, asking: frames.ask)
  }

  /// Goes on in the steps of a screen and gives the frames that were seen, each with its time.
  private func watch(
    _ player: AnimationPlayer, from start: Double, to end: Double, each interval: Double = 1 / 60
  ) throws -> [(frame: Int, time: Double)] {
    var seen = [(player.frame, start)]
    for tick in 1...Int((end - start) / interval) {
      let time = start + Double(tick) * interval
      if player.advance(to: time) { seen.append((player.frame, time)) }
      try frames.answerAll()
    }
    return seen
  }

  @Test("for a minute every frame comes with the first frame of the screen at or after its time")
  func minute() throws {
    let delays = [40, 70, 110, 130]
    let player = try player(delays)
    player.appear(at: 1000)
    try frames.answerAll()
    let seen = try watch(player, from: 1000, to: 1060)
    var due = 0
    for (index, sight) in seen.enumerated() {
      #expect(sight.frame == index % 4)
      let late = sight.time - 1000 - Double(due) / 1_000
      #expect(late > -1e-6 && late < 1 / 60 + 1e-6, "frame \(index) is \(late) s late")
      due += delays[index % 4]
    }
    #expect(seen.count > 680)
  }

  @Test("while it is not on the screen, or stopped, time stands still and nothing is decoded")
  func standsStill() throws {
    let player = try player(Array(repeating: 100, count: 50))
    player.appear(at: 0)
    try frames.answerAll()
    _ = try watch(player, from: 0, to: 0.25)
    #expect(player.frame == 2)
    player.disappear(at: 0.26)
    let count = frames.history.count
    #expect(!player.advance(to: 500))
    #expect(frames.history.count == count && player.keptFrames == 0 && player.picture?.width == 3)
    player.appear(at: 1000)
    try frames.answerAll()
    // What was left of its time is still left, so the next one comes 40 ms later.
    #expect(!player.advance(to: 1000.03))
    #expect(player.advance(to: 1000.05) && player.frame == 3)
    player.toggle(at: 1000.06)
    #expect(player.isPaused && !player.isPlaying)
    #expect(!player.advance(to: 2000) && player.frame == 3)
    player.toggle(at: 2000)
    #expect(!player.advance(to: 2000.07))
    #expect(player.advance(to: 2000.09) && player.frame == 4)
  }

  @Test("a screen that showed nothing for a while, as a hidden one, makes no frame hurry")
  func hidden() throws {
    let player = try player(Array(repeating: 100, count: 50))
    player.appear(at: 0)
    try frames.answerAll()
    _ = try watch(player, from: 0, to: 0.25)
    #expect(!player.advance(to: 60))
    #expect(player.frame == 2)
    _ = try watch(player, from: 60, to: 60.1)
    #expect(player.frame == 3)
  }

  @Test("a decoder that is too slow makes the picture slower, and leaves no frame out")
  func slowDecoder() throws {
    let player = try player(Array(repeating: 50, count: 20))
    player.appear(at: 0)
    var seen = [0]
    for tick in 1...300 {
      if player.advance(to: Double(tick) / 60) { seen.append(player.frame) }
      // Six a second, where twenty are wanted.
      if tick % 10 == 0 { try frames.answerOne() }
    }
    #expect(seen == (0..<seen.count).map { $0 % 20 })
    #expect(seen.count > 25 && seen.count < 35)
  }

  @Test("at most ten frames are decoded ahead, fewer of large ones, and one at a time")
  func ahead() throws {
    let small = try player(Array(repeating: 100, count: 300))
    small.appear(at: 0)
    #expect(frames.asked.count == 1)
    try frames.answerAll()
    #expect(frames.history == Array(1...10))
    let large = try player(
      Array(repeating: 100, count: 300), level: .exact(width: 2000, height: 1000))
    large.appear(at: 0)
    try frames.answerAll()
    #expect(frames.history.count == 12)
  }

  @Test("a short picture is decoded once, however often it plays")
  func short() throws {
    let player = try player([100, 100, 100])
    player.appear(at: 0)
    try frames.answerAll()
    _ = try watch(player, from: 0, to: 10)
    #expect(frames.history == [1, 2, 0])
  }

  @Test("a picture that plays twice stops on its last frame, and begins again when asked to")
  func finite() throws {
    let player = try player([100, 100, 100], plays: 2)
    player.appear(at: 0)
    try frames.answerAll()
    #expect(try watch(player, from: 0, to: 5).map(\.frame) == [0, 1, 2, 0, 1, 2])
    #expect(!player.isPlaying && frames.asked.isEmpty)
    player.toggle(at: 5)
    #expect(player.isPlaying && player.frame == 0 && player.picture == nil)
    #expect(try watch(player, from: 5, to: 9).map(\.frame) == [0, 1, 2, 0, 1, 2])
  }

  @Test("a frame that cannot be decoded leaves the one before it in its place")
  func damaged() throws {
    let player = try player(Array(repeating: 100, count: 30))
    player.appear(at: 0)
    try frames.answerOne()
    frames.asked.removeFirst().answer(nil)
    try frames.answerAll()
    _ = try watch(player, from: 0, to: 0.22)
    #expect(player.frame == 2 && player.picture?.width == 2)
    _ = try watch(player, from: 0.22, to: 0.32)
    #expect(player.frame == 3 && player.picture?.width == 4)
  }

  @Test("one that stands is sharpened when it is looked at more closely, one that plays goes on")
  func levels() throws {
    let player = try player(Array(repeating: 100, count: 300))
    player.appear(at: 0)
    try frames.answerAll()
    _ = try watch(player, from: 0, to: 0.55)
    let sharp = PhotoLevel.exact(width: 16, height: 16)
    player.level = sharp
    #expect(frames.asked.map(\.frame) == [6] && frames.asked[0].level == sharp)
    try frames.answerAll()
    player.toggle(at: 0.56)
    #expect(frames.asked.map(\.frame) == [5])
    var redrawn = 0
    player.onPicture = { redrawn += 1 }
    try frames.answerAll()
    #expect(redrawn == 1 && player.frame == 5)
  }
}

extension Picture {
  /// A picture whose width tells which frame it is, from 1.
  fileprivate static func numbered(_ frame: Int) throws -> Picture {
    try Picture.blank(width: frame + 1, height: 1)
  }
}
