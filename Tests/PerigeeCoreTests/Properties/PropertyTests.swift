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
      steps += use.steps.count
      guard let problem = Watch.problem(in: use) else { continue }
      Issue.record(
        "seed \(seed): \(problem.words); script/soak \(seed)-\(seed) prints the shortest such use")
    }
    #expect(steps > 70_000)
  }

  /// Uses in which the engine once broke a promise.
  private static let once: [UInt64] = [
    23, 46, 154, 262, 1171, 1184, 1463, 2331, 2568, 11412, 16436, 26403, 26551, 28104, 30197, 34519,
    35760, 42035, 44525, 45364, 47884, 48315, 55818, 59563, 83893, 99216, 115644, 130487, 172907,
    227422,
  ]

  @Test("it keeps those it has broken before", arguments: once)
  func promisesOfOld(seed: UInt64) {
    #expect(Proof.problem(in: RandomUse(seed: seed, episodes: 14)) == nil)
  }

  @Test("it comes to rest within seven seconds of the last input (invariant 6)")
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
      let scene = viewer.scene(at: last + 7)
      #expect(scene.phase == .idle && !scene.needsFrame, "seed \(seed)")
    }
  }

  @Test(
    """
    the same again gives the same; more or fewer frames change nothing, nor when it happens
    (invariants 1, 2, 3, 4)
    """)
  func frames() {
    for seed in Self.seeds.prefix(100) {
      let problem = Record.problem(in: RandomUse(seed: seed, episodes: 10))
      #expect(problem == nil, "seed \(seed)")
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
