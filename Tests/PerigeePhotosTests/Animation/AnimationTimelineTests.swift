import Testing

@testable import PerigeePhotos

struct AnimationTimelineTests {
  private func timeline(_ delays: [Int], plays: Int = 0) throws -> AnimationTimeline {
    try #require(AnimationTimeline(frames: delays.count, delays: delays, loops: plays))
  }

  @Test("every frame is seen from the end of those before it to its own end")
  func delays() throws {
    let timeline = try timeline([70, 250, 20])
    #expect(timeline.duration == 0.34)
    for (time, frame) in [
      (0, 0), (0.069, 0), (0.07, 1), (0.319, 1), (0.32, 2), (0.3399, 2), (0.34, 0), (0.41, 1),
    ] {
      #expect(timeline.frame(ofStep: timeline.step(at: time)) == frame, "at \(time) s")
    }
  }

  @Test("delays of up to 10 ms are played at 100 ms, and 11 ms as they are (scenario 22)")
  func shortDelays() throws {
    let timeline = try timeline([0, 10, 11, 20])
    #expect((0...4).map(timeline.start(ofStep:)) == [0, 0.1, 0.2, 0.211, 0.231])
  }

  @Test("a picture that plays three times stops on its last frame, and changes no more")
  func finite() throws {
    let timeline = try timeline([100, 100], plays: 3)
    #expect(timeline.step(at: 0.59) == 5)
    #expect(timeline.step(at: 0.6) == 5 && timeline.step(at: 1e9) == 5)
    #expect(timeline.frame(ofStep: 5) == 1)
    #expect(timeline.change(after: 0.45) == 0.5)
    #expect(timeline.change(after: 0.55) == nil)
  }

  @Test("after an hour each change is still where the delays put it")
  func noDrift() throws {
    let delays = [30, 70, 110, 40, 1000]
    let timeline = try timeline(delays)
    var milliseconds = 0
    var step = 0
    while milliseconds < 3_600_000 {
      let time = Double(milliseconds) / 1_000
      #expect(timeline.start(ofStep: step) == time)
      #expect(timeline.step(at: time) == step)
      #expect(timeline.step(at: time - 0.0005) == max(0, step - 1))
      milliseconds += delays[step % delays.count]
      step += 1
    }
  }

  @Test("pages, stills and files without delays do not move")
  func still() {
    #expect(AnimationTimeline(frames: 3, delays: [], loops: nil) == nil)
    #expect(AnimationTimeline(frames: 1, delays: [100], loops: 0) == nil)
    #expect(AnimationTimeline(frames: 3, delays: [], loops: 0) == nil)
  }

  @Test("frames beyond the delays that are known stay 100 ms")
  func unknownDelays() throws {
    let timeline = try #require(AnimationTimeline(frames: 4, delays: [50, 50], loops: 0))
    #expect(timeline.start(ofStep: 3) == 0.2 && timeline.duration == 0.3)
  }
}
