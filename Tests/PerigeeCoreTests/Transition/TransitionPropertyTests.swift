import Testing

@testable import PerigeeCore

@Suite("However a transition is interrupted")
struct TransitionPropertyTests {
  private func rect(_ dice: inout Dice, aspect: Double?) -> ViewRect {
    let width = dice.number(in: 5...1500)
    return ViewRect(
      x: dice.number(in: -300...800), y: dice.number(in: -300...800), width: width,
      height: width * (aspect ?? dice.number(in: 0.2...4)))
  }

  private func source(_ dice: inout Dice) -> TransitionSource? {
    guard dice.chance(0.8) else { return nil }
    return TransitionSource(
      frame: rect(&dice, aspect: nil), content: dice.chance(0.7) ? .fill : .fit,
      alignment: ViewPoint(x: dice.number(in: 0...1), y: dice.number(in: 0...1)),
      cornerRadius: dice.one(of: [0, 12]))
  }

  /// What is on the screen, as numbers of points, with the shares counted in thousandths.
  private func numbers(_ pose: TransitionPose) -> [Double] {
    [pose.photo, pose.clip].flatMap { [$0.origin.x, $0.origin.y, $0.maxX, $0.maxY] }
      + [pose.cornerRadius, pose.backdrop * 1000, pose.opacity * 1000]
  }

  @Test("nothing jumps and nothing is jerked, and it ends exactly where it should")
  func continuity() throws {
    let viewport = ViewSize(width: 1000, height: 700)
    for seed in UInt64(1)...400 {
      var dice = Dice(seed: seed)
      let place = TransitionPlace(
        photo: rect(&dice, aspect: dice.number(in: 0.3...3)), viewport: viewport)
      let reduces = dice.chance(0.1)
      var time = dice.number(in: 0...100)
      var goal = source(&dice)
      var transition =
        dice.chance(0.5)
        ? Transition(opening: goal, to: place, reducesMotion: reduces, at: time)
        : Transition(
          closing: place,
          departure: Departure(
            photo: rect(&dice, aspect: place.photo.size.height / place.photo.size.width),
            velocity: ViewVector(
              dx: dice.number(in: -8000...8000), dy: dice.number(in: -8000...8000)),
            widening: dice.number(in: -2000...0), backdrop: dice.number(in: 0...1)), to: goal,
          reducesMotion: reduces, at: time)
      for _ in 0..<6 {
        time += dice.number(in: 0.001...0.5)
        let before = transition
        if dice.chance(0.5) {
          transition.open(at: time)
        } else {
          goal = source(&dice)
          transition.close(to: goal, at: time)
        }
        let step = 1e-6
        let old = numbers(before.pose(at: time - step))
        let now = numbers(before.pose(at: time))
        let new = numbers(transition.pose(at: time))
        let next = numbers(transition.pose(at: time + step))
        for index in now.indices {
          let isClamped = new[index] == 0 || new[index] == 1000
          // Before a motion's very end, where it is put in place, no more than the settle tolerance.
          let tolerance = before.isOver(at: time - step) || !before.isOver(at: time) ? 1e-6 : 4
          try #require(
            abs(new[index] - now[index]) <= tolerance, "seed \(seed): value \(index) jumps")
          guard !isClamped, tolerance < 1 else { continue }
          let jerk = (next[index] - new[index]) - (now[index] - old[index])
          // A spring of 31.4 1/s over 3,000 points at 8,000 pt/s changes its speed by 3.5 million
          // points a second squared.
          try #require(
            abs(jerk) <= 2e7 * step * step + 1e-9, "seed \(seed): value \(index) is jerked")
        }
      }
      let end = transition.pose(at: transition.end)
      if transition.goal == .open {
        #expect(end.photo == place.photo && end.backdrop == 1 && end.opacity == 1, "seed \(seed)")
      } else {
        #expect(end.backdrop == 0)
        if let goal, end.opacity == 1 {
          let seen = goal.content == .fill ? goal.frame : end.photo
          #expect(near(end.clip, seen, 1e-6), "seed \(seed)")
        } else {
          #expect(end.opacity == 0)
        }
      }
      #expect(transition.pose(at: transition.end + 9) == end)
      let size = end.photo.size
      #expect(
        near(
          size.height / size.width, place.photo.size.height / place.photo.size.width, 1e-9))
    }
  }
}
