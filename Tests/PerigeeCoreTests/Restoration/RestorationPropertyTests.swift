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
        // What was restored is a viewer like any other.
        if dice.chance(0.3) { viewer = back }
      }
    }
    #expect(taken > 2000 && zoomed > 200)
  }

  @Test("shows the same place in any other viewport, or the nearest that the bounds there allow")
  func otherViewports() throws {
    for seed in UInt64(1)...500 {
      var dice = Dice(seed: seed)
      let size = PixelSize(width: dice.number(in: 200...6000), height: dice.number(in: 200...6000))
      let state = ViewerState(
        photo: PhotoID(rawValue: 1), timesRest: dice.number(in: 1.1...3.9),
        center: ViewPoint(x: dice.number(in: 0...1), y: dice.number(in: 0...1)),
        rotation: dice.one(of: [.none, .clockwise, .half, .anticlockwise]))
      let viewport = ViewSize(
        width: dice.number(in: 50...3000), height: dice.number(in: 50...3000))
      var drive = Drive(sizes: [size], viewport: viewport)
      drive.viewer.restore(state, at: 0)
      let scene = drive.scene
      let rect = scene.rect
      try #require(
        near(scene.scale / scene.restScale.pointsPerPixel, state.timesRest, 1e-9), "seed \(seed)")
      /// Whether one axis shows its place in the middle, its end at the edge, or all of itself there.
      func isRight(_ low: Double, _ length: Double, _ viewport: Double, _ share: Double) -> Bool {
        let wished = viewport / 2 - share * length
        let nearest =
          length <= viewport
          ? (viewport - length) / 2 : min(max(wished, viewport - length), 0)
        return near(low, nearest, 1e-6)
      }
      let center = try #require(state.center)
      #expect(
        isRight(rect.origin.x, rect.size.width, viewport.width, center.x)
          && isRight(rect.origin.y, rect.size.height, viewport.height, center.y), "seed \(seed)")
    }
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
