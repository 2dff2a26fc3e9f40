import Testing

@testable import PerigeeCore

/// Invariants of zooming over made-up photos and viewports.
@Suite("Zooming any photo in any viewport")
struct ZoomPropertyTests {
  private static let seeds: Range<UInt64> = 1000..<1150

  /// A viewer of one made-up photo, at rest.
  private func stage(_ seed: UInt64) -> (drive: Drive, dice: Dice) {
    var dice = Dice(seed: seed)
    let settings = RandomUse.settings(&dice).with {
      $0.reduceMotion = false
      $0.bouncesZoom = true
      if $0.doubleTap == .none { $0.doubleTap = .level(.automatic) }
    }
    var size = RandomUse.size(&dice)
    while size?.isEmpty ?? true { size = RandomUse.size(&dice) }
    var viewport = RandomUse.viewport(&dice)
    if viewport.isEmpty { viewport = .canonical }
    return (Drive(settings, sizes: [size], viewport: viewport), dice)
  }

  @Test(
    "a double tap reaches its target, shows the tapped point, and a second one returns (invariant 42)"
  )
  func doubleTap() throws {
    for seed in Self.seeds {
      var (drive, dice) = stage(seed)
      let viewport = drive.viewer.viewport
      let tap = ViewPoint(
        x: dice.number(in: 0...1) * viewport.width, y: dice.number(in: 0...1) * viewport.height)
      let rest = drive.scene
      let layout = try #require(drive.viewer.layout)
      let target = try #require(layout.limits.doubleTap)
      // A photo that is read at its largest goes to its smallest.
      guard
        drive.viewer.settings.doubleTapToggle == .atRest
          || layout.limits.rest < layout.limits.maximum
      else { continue }
      drive.doubleTap(tap.x, tap.y)
      let scene = drive.settle()
      #expect(scene.zoomScale == target, "seed \(seed)")
      let content = layout.contentSize(at: rest.zoomScale)
      let ratio = scene.zoomScale / rest.zoomScale
      let x = min(max(rest.contentOffset.x + tap.x, 0), content.width) * ratio
      let y = min(max(rest.contentOffset.y + tap.y, 0), content.height) * ratio
      let slack = 1e-6 * max(1, scene.rect.size.width, scene.rect.size.height)
      let seen = ViewPoint(x: x - scene.contentOffset.x, y: y - scene.contentOffset.y)
      #expect(seen.x >= -slack && seen.x <= viewport.width + slack, "seed \(seed)")
      #expect(seen.y >= -slack && seen.y <= viewport.height + slack, "seed \(seed)")
      drive.doubleTap(tap.x, tap.y)
      let back = drive.settle()
      let toTheMaximum =
        drive.viewer.settings.doubleTapToggle == .belowMaximum && target < layout.limits.maximum
      // A target within a hundredth of rest is at rest, and the second tap goes there again.
      guard !toTheMaximum, !layout.limits.isAtRest(target) else { continue }
      let isMinimum = drive.viewer.settings.doubleTapToggle == .belowMaximum
      #expect(
        back.zoomScale == (isMinimum ? layout.limits.minimum : layout.limits.rest),
        "seed \(seed)")
    }
  }

  @Test(
    "fingers further apart never show less, and back where they were all is (invariants 38, 39)")
  func monotone() {
    for seed in Self.seeds {
      var (drive, dice) = stage(seed)
      let viewport = drive.viewer.viewport
      let x = dice.number(in: 0.2...0.8) * viewport.width
      let y = dice.number(in: 0.2...0.8) * viewport.height
      drive.pinch(around: x, y, to: 1)
      var last = 0.0
      for step in 1...30 {
        drive.spread(around: x, y, half: Drive.grip * 0.1 * Double(step * step) / 4)
        #expect(drive.scene.scale >= last, "seed \(seed)")
        last = drive.scene.scale
      }
      drive.spread(around: x, y, half: Drive.grip)
      let scene = drive.scene
      let rest = drive.viewer.layout?.limits.rest ?? .one
      #expect(near(scene.zoomScale / rest, 1, 1e-9), "38: seed \(seed)")
    }
  }

  @Test(
    "released past a limit it comes back to it monotonically and never passes it (invariant 40)")
  func bounce() {
    for seed in Self.seeds {
      var (drive, dice) = stage(seed)
      let viewport = drive.viewer.viewport
      let factor = dice.chance(0.5) ? 0.3 : 4000
      let x = dice.number(in: 0...1) * viewport.width
      drive.pinch(around: x, viewport.height / 2, to: factor)
      drive.liftPinch(around: x, viewport.height / 2, at: factor)
      // The limit, or rest where that is next to it (Z14).
      let limit = drive.viewer.contentMotion?.destination.scale ?? drive.scene.zoomScale
      var last = drive.scene.zoomScale / limit
      while drive.scene.needsFrame {
        let scene = drive.wait(1 / 60)
        let now = scene.zoomScale / limit
        #expect(last > 1 ? now >= 1 && now <= last : now <= 1 && now >= last, "seed \(seed)")
        last = now
      }
      #expect(drive.scene.zoomScale == limit, "seed \(seed)")
    }
  }

  @Test("at rest any resizes end at the new rest, and back exactly where they began (invariant 64)")
  func resizes() {
    for seed in Self.seeds {
      var (drive, dice) = stage(seed)
      let start = drive.scene
      let viewport = drive.viewer.viewport
      for _ in 0..<5 {
        let size = RandomUse.viewport(&dice)
        drive.resize(size.width, size.height)
        #expect(drive.scene.zoomScale == drive.scene.restScale, "seed \(seed)")
      }
      drive.resize(viewport.width, viewport.height)
      guard drive.viewer.layout?.limits.isRead == false else { continue }
      #expect(drive.scene == start, "seed \(seed)")
    }
  }

  @Test("at the minimum a request to fit, about any point, changes nothing (invariant 43)")
  func fit() {
    for seed in Self.seeds {
      var (drive, dice) = stage(seed)
      drive.command(.zoomToFit)
      let fitted = drive.settle()
      drive.command(.zoomToFit, at: (dice.number(in: 0...900), dice.number(in: 0...900)))
      #expect(drive.settle() == fitted, "seed \(seed)")
    }
  }

  @Test("let go between pages, they never pass the one they fall to (invariant 47)")
  func snap() {
    for seed in Self.seeds {
      var dice = Dice(seed: seed)
      var drive = Drive(count: 9, current: 5)
      let way = dice.number(in: -390...390)
      drive.drag(from: (200, 400), by: (way, 0))
      drive.lift(after: dice.one(of: [0, 0.01, 0.2]))
      let target = drive.viewer.pager.motion?.target ?? 4
      let side = drive.scene.page - Double(target)
      while drive.scene.needsFrame {
        let now = drive.wait(1 / 120).page - Double(target)
        #expect(now * side >= -1e-12, "seed \(seed)")
      }
      #expect(abs(drive.scene.page - 4) <= 1, "44: seed \(seed)")
    }
  }
}
