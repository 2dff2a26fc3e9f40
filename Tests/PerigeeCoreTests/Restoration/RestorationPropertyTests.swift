import PerigeeCore
import Testing

/// Whatever has been done to a viewer, its state can be taken and put back.
@Suite("Whatever is done to the viewer, its state")
struct RestorationPropertyTests {
  private static let seeds: Range<UInt64> = 1..<151

  @Test("comes back the same, changes nothing when it is taken, and is at rest")
  func roundTrip() throws {
    var taken = 0
    var zoomed = 0
    for seed in Self.seeds {
      let use = RandomUse(seed: seed, episodes: 8)
      var viewer = use.viewer()
      var dice = Dice(seed: seed)
      for (time, step) in use.steps {
        switch step {
        case .event(let event): viewer.handle(event, at: time)
        case .photos(let photos): viewer.replacePhotos(photos, at: time)
        case .frame: break
        }
        guard dice.chance(0.1) else { continue }
        let state = viewer.state(at: time)
        taken += 1
        if state.center != nil { zoomed += 1 }
        var back = viewer
        back.restore(state, at: time)
        let scene = back.scene(at: time)
        var problems: [String] = []
        if !near(back.state(at: time), state) {
          problems.append("\(state) became \(back.state(at: time))")
        }
        if scene.needsFrame { problems.append("it moves") }
        if scene.current != state.photo { problems.append("another photo") }
        back.restore(state, at: time)
        if back.scene(at: time).rect != scene.rect { problems.append("twice is not once") }
        try #require(problems.isEmpty, "seed \(seed) at \(time): \(problems)")
      }
    }
    #expect(taken > 2000 && zoomed > 200)
  }

  @Test("is where a viewer that is left alone comes to rest")
  func foretold() throws {
    for seed in Self.seeds {
      let use = RandomUse(seed: seed, episodes: 3)
      var viewer = use.viewer()
      var time = 0.0
      for (due, step) in use.steps {
        time = due
        switch step {
        case .event(let event): viewer.handle(event, at: time)
        case .photos(let photos): viewer.replacePhotos(photos, at: time)
        case .frame: break
        }
      }
      let state = viewer.state(at: time)
      for number in 0..<6 {
        viewer.handle(.cancel(Finger(rawValue: Int32(number))), at: time)
      }
      let later = viewer.state(at: time + 20)
      try #require(near(later, state), "seed \(seed): \(state), then \(later)")
    }
  }
}
