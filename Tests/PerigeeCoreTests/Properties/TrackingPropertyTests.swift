import Testing

@testable import PerigeeCore

/// What fingers may rely on, over made-up ways.
@Suite("Whatever way fingers go")
struct TrackingPropertyTests {
  private static let seeds: Range<UInt64> = 4000..<4100

  /// A photo zoomed to where both axes can move.
  private func zoomed(_ settings: Settings = .ios) -> Drive {
    var drive = Drive(settings, count: 3, current: 2)
    drive.zoom(to: 0.5)
    return drive
  }

  @Test("a finger back where its pan began has the photo back, past edges too (invariant 30)")
  func comesBack() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      var drive = zoomed()
      drive.down(200, 400)
      drive.move(230, 430)
      let start = drive.scene
      for _ in 0..<20 { drive.move(dice.number(in: -5000...5000), dice.number(in: -5000...5000)) }
      drive.move(230, 430)
      #expect(near(drive.scene.rect, start.rect, 1e-7), "seed \(seed)")
    }
  }

  @Test(
    "what the photo does sideways depends on what the finger does sideways alone (invariant 33)")
  func axes() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      var one = zoomed()
      var other = one
      for index in 0..<15 {
        let x = index < 2 ? 200 : dice.number(in: 0...400)
        // The first moves cross the slop downwards in both.
        let down = Double(400 + 40 * index)
        let y = index < 2 ? down : dice.number(in: 0...800)
        if index == 0 {
          one.down(x, y)
          other.down(x, y)
        } else {
          one.move(x, y)
          other.move(x, index < 2 ? down : 400)
        }
        #expect(one.scene.contentOffset.x == other.scene.contentOffset.x, "seed \(seed)")
      }
    }
  }

  @Test(
    "a pinch depends on where its fingers began and where they are, not on the way (invariant 37)")
  func pathOfPinch() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      var drive = Drive()
      drive.pinch(around: 200, 400, to: 1.5)
      var other = drive
      for _ in 0..<12 {
        other.move(dice.number(in: 0...400), dice.number(in: 0...800), finger: 1)
        other.move(dice.number(in: 0...400), dice.number(in: 0...800), finger: 2)
      }
      for finger in [Int32(1), 2] {
        let x = dice.number(in: 0...400)
        let y = dice.number(in: 0...800)
        drive.move(x, y, finger: finger)
        other.move(x, y, finger: finger)
      }
      #expect(near(drive.scene.rect, other.scene.rect, 1e-6), "seed \(seed)")
    }
  }

  @Test("within the limits the point between two fingers stays between them (invariant 36)")
  func anchor() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      var drive = Drive(.ios.with { $0.maximumZoom = .scale(4) })
      drive.zoom(to: 1)
      drive.down(150, 400, finger: 1)
      drive.down(250, 400, finger: 2)
      drive.spread(around: 200, 400, half: Drive.grip)
      let before = drive.scene
      let at = ViewPoint(
        x: (before.contentOffset.x + 200) / before.scale,
        y: (before.contentOffset.y + 400) / before.scale)
      for _ in 0..<10 {
        let x = dice.number(in: 190...210)
        let y = dice.number(in: 390...410)
        drive.spread(around: x, y, half: dice.number(in: 50...120))
        let scene = drive.scene
        #expect(near((scene.contentOffset.x + x) / scene.scale, at.x, 1e-6), "seed \(seed)")
        #expect(near((scene.contentOffset.y + y) / scene.scale, at.y, 1e-6), "seed \(seed)")
      }
    }
  }

  @Test("a double tap is exactly what times and places say, else each tap is one (invariant 54)")
  func taps() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let settings = dice.one(of: [Settings.ios, .gtk, .web])
      let constants = GestureConstants(platform: settings.platform)
      var drive = Drive(settings)
      let holds = [dice.number(in: 0.01...0.9), dice.number(in: 0.01...0.9)]
      let gap = dice.number(in: 0.01...0.6)
      let distance = dice.number(in: 0...60)
      drive.down(200, 300)
      drive.up(200, 300, after: holds[0])
      drive.wait(gap)
      drive.down(200, 300 + distance)
      drive.up(200, 300 + distance, after: holds[1])
      drive.settle()
      let isTap = holds.map { $0 <= GestureConstants.tapDuration }
      let pairs =
        isTap[0] && gap <= constants.doubleTapWindow && distance <= constants.doubleTapRadius
      let expected: [Notice.Kind] =
        pairs
        ? (isTap[1] ? [.doubleTap] : []) : isTap.filter { $0 }.map { _ in Notice.Kind.singleTap }
      let got = drive.notices().filter { $0 == .singleTap || $0 == .doubleTap }
      #expect(got == expected, "seed \(seed)")
    }
  }

  @Test("with less motion fingers move photo and pages as ever, until they lift (invariant 67)")
  func reducedMotion() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      let settings = dice.one(of: RandomUse.presets).with { $0.reduceMotion = false }
      var drive = Drive(settings, count: 3, current: 2)
      if dice.chance(0.5) { drive.zoom(to: 0.5) }
      var reduced = drive
      reduced.handle(.set(settings.with { $0.reduceMotion = true }))
      let fingers = 1 + dice.whole(below: 2)
      for index in 1...15 {
        for finger in 1...Int32(fingers) {
          let x = dice.number(in: 0...400)
          let y = dice.number(in: 0...800)
          if index == 1 {
            drive.down(x, y, finger: finger)
            reduced.down(x, y, finger: finger)
          } else {
            drive.move(x, y, finger: finger)
            reduced.move(x, y, finger: finger)
          }
          #expect(drive.scene == reduced.scene, "seed \(seed)")
        }
      }
    }
  }
}
