import Testing

@testable import PerigeeCore

/// The invariants of motion.md §2 over made-up uses; a failure names its seed.
@Suite("Whatever is done to the viewer")
struct PropertyTests {
  /// About 350 events and frames each.
  private static let seeds: Range<UInt64> = 1..<251

  @Test("it keeps its promises at every event and frame")
  func promises() {
    var steps = 0
    for seed in Self.seeds {
      let use = RandomUse(seed: seed, episodes: 14)
      var watch = Watch(use)
      for (index, step) in use.steps.enumerated() {
        watch.take(step.step, at: step.time)
        steps += 1
        if let problem = watch.problem {
          Issue.record("seed \(seed), step \(index) at \(step.time) s: \(problem); \(step.step)")
          break
        }
      }
      watch.checkTaps()
    }
    #expect(steps > 70_000)
  }

  @Test("it comes to rest within nine seconds of the last input (invariant 6)")
  func rest() {
    for seed in Self.seeds {
      let use = RandomUse(seed: seed, episodes: 4)
      var viewer = use.viewer()
      var last = 0.0
      for (time, step) in use.steps {
        play(step, at: time, on: &viewer)
        last = time
      }
      for number in 0..<6 {
        viewer.handle(.cancel(Finger(rawValue: Int32(number))), at: last)
      }
      let scene = viewer.scene(at: last + 9)
      #expect(scene.phase == .idle && !scene.needsFrame, "seed \(seed)")
    }
  }

  @Test("the same again gives the same; more or fewer frames change nothing (invariants 1, 2, 3)")
  func frames() {
    for seed in Self.seeds.prefix(100) {
      let use = RandomUse(seed: seed, episodes: 10)
      let plain = Record(of: use, frames: .asGiven)
      #expect(plain == Record(of: use, frames: .asGiven), "replayed, seed \(seed)")
      #expect(plain == Record(of: use, frames: .more), "refined, seed \(seed)")
      let fewer = Record(of: use, frames: .none)
      #expect(plain.notices == fewer.notices && plain.end == fewer.end, "thinned, seed \(seed)")
    }
  }

  @Test("when it happens does not matter (invariant 4)")
  func wallClock() {
    for seed in Self.seeds.prefix(60) {
      let use = RandomUse(seed: seed, episodes: 8)
      let plain = Record(of: use, frames: .asGiven)
      let later = Record(of: use, frames: .asGiven, shift: 64)
      #expect(plain.notices == later.notices, "seed \(seed)")
      let size = max(1, plain.end.rect.size.width, plain.end.rect.size.height)
      #expect(near(plain.end.rect, later.end.rect, 1e-6 * size), "seed \(seed)")
    }
  }

  private func play(_ step: RandomUse.Step, at time: Double, on viewer: inout Viewer) {
    switch step {
    case .event(let event): viewer.handle(event, at: time)
    case .photos(let photos): viewer.replacePhotos(photos, at: time)
    case .frame: _ = viewer.scene(at: time)
    }
  }
}

/// What a use showed and reported.
struct Record: Equatable {
  enum Frames { case asGiven, more, none }

  private(set) var scenes: [Scene] = []
  private(set) var notices: [Notice] = []
  private(set) var end: Scene

  init(of use: RandomUse, frames: Frames, shift: Double = 0) {
    var viewer = use.viewer()
    var notices: [Notice] = []
    var last = 0.0
    for (given, step) in use.steps {
      let time = given + shift
      if frames == .more {
        for share in [0.31, 0.77] {
          _ = viewer.scene(at: last + (time - last) * share)
          viewer.drainNotices { notices.append($0) }
        }
      }
      switch step {
      case .event(let event): viewer.handle(event, at: time)
      case .photos(let photos): viewer.replacePhotos(photos, at: time)
      case .frame: if frames != .none { scenes.append(viewer.scene(at: time)) }
      }
      last = time
    }
    end = viewer.scene(at: last + 20)
    viewer.drainNotices { notices.append($0) }
    self.notices = notices
  }
}
