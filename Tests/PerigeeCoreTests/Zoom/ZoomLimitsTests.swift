import Testing

@testable import PerigeeCore

@Suite("The scales of a photo (settings.md \"Scales\")")
struct ZoomLimitsTests {
  private func limits(
    _ settings: Settings, _ width: Double = 4000, _ height: Double = 3000, displayScale: Double = 1
  ) -> ZoomLimits {
    ZoomLimits(
      photo: PixelSize(width: width, height: height), viewport: .canonical,
      displayScale: displayScale, settings: settings)
  }

  private func near(_ scale: ZoomScale?, _ number: Double) -> Bool {
    scale.map { abs($0.pointsPerPixel / number - 1) < 1e-12 } ?? false
  }

  @Test("fit, fill, and what is automatic: 3 × rest by double tap, at most 9 × rest or actual size")
  func automatic() {
    let limits = limits(.ios)
    #expect(near(limits.fit, 0.1) && near(limits.fill, 800.0 / 3000))
    #expect(near(limits.rest, 0.1) && near(limits.minimum, 0.1))
    #expect(near(limits.doubleTap, 0.3))
    #expect(near(limits.maximum, 1))
    let small = self.limits(.ios, 400, 300)
    #expect(near(small.maximum, 9), "three times the double tap, beyond actual size")
  }

  @Test(
    "without a double tap to a level, the largest is 4 × rest or actual size",
    arguments: [
      Settings.DoubleTap.none, .maximum,
    ])
  func withoutDoubleTap(doubleTap: Settings.DoubleTap) {
    let settings = Settings.ios.with { $0.doubleTap = doubleTap }
    #expect(near(limits(settings).maximum, 1))
    #expect(near(limits(settings, 400, 300).maximum, 4))
  }

  @Test("actual size is one device pixel for each of the photo's, whatever the display")
  func displayScale() {
    #expect(near(limits(.ios, 40_000, 30_000, displayScale: 2).maximum, 0.5))
    #expect(near(limits(.gtk, displayScale: 2).maximum, 10))
    let small = limits(.gtk, 100, 50, displayScale: 2)
    #expect(near(small.rest, 0.5))
  }

  @Test("a largest scale below rest is raised to it")
  func raised() {
    let settings = Settings.ios.with { $0.maximumZoom = .timesFit(0.5) }
    #expect(near(limits(settings).maximum, 0.1))
    #expect(near(limits(settings).doubleTap, 0.1))
  }

  @Test("inside `largest`, automatic is 4 × rest")
  func largest() {
    let settings = Settings.ios.with { $0.maximumZoom = .largest([.automatic, .timesFit(2)]) }
    #expect(near(limits(settings).maximum, 0.4))
    let more = Settings.ios.with { $0.maximumZoom = .largest([.automatic, .scale(0.7)]) }
    #expect(near(limits(more).maximum, 0.7))
  }

  @Test("each way of saying a level")
  func levels() {
    func maximum(_ level: ZoomLevel, displayScale: Double = 1) -> ZoomScale {
      limits(Settings.ios.with { $0.maximumZoom = level }, displayScale: displayScale).maximum
    }
    #expect(near(maximum(.fill), 800.0 / 3000))
    #expect(near(maximum(.timesFit(3)), 0.3))
    #expect(near(maximum(.timesMinimum(5)), 0.5))
    #expect(near(maximum(.scale(0.7)), 0.7))
    #expect(near(maximum(.pixelScale(1), displayScale: 2), 0.5))
  }

  @Test("13, 14 a small photo is enlarged only if asked, and can be zoomed either way")
  func small() {
    let asked = limits(.ios, 100, 50)
    #expect(near(asked.rest, 4) && asked.maximum > asked.rest * 2)
    let not = limits(.web, 100, 50)
    #expect(near(not.rest, 1) && not.maximum > not.rest * 2)
  }

  @Test("a photo in read mode rests filled; its smallest scale stays fit")
  func readMode() {
    let strip = limits(.ios, 400, 20_000)
    #expect(strip.isRead && near(strip.rest, 1) && near(strip.minimum, 0.04))
    #expect(near(strip.doubleTap, 3) && near(strip.maximum, 9))
  }

  @Test("what counts as long: 2.5 viewports, or 5 where the orientations differ")
  func long() {
    #expect(limits(.ios, 400, 2000).isRead)
    #expect(!limits(.ios, 400, 1999).isRead)
    #expect(limits(.ios, 4000, 1600).isRead, "filled it is 2000 wide: five viewports")
    #expect(!limits(.ios, 3990, 1600).isRead)
    #expect(!limits(Settings.ios.with { $0.readMode = false }, 400, 20_000).isRead)
  }

  @Test("a line a pixel thin is not blown up to be read")
  func line() {
    let line = limits(.ios, 100_000, 1)
    #expect(!line.isRead && near(line.rest, 0.004))
    #expect(limits(.ios, 400, 20_000, displayScale: 4).isRead, "filled is 4 × actual size")
    #expect(!limits(.ios, 400, 20_000, displayScale: 4.1).isRead)
  }

  @Test("filling is rest and minimum where photos fill, never read mode")
  func fill() {
    let limits = limits(.r4, 400, 20_000)
    #expect(!limits.isRead && near(limits.rest, 1) && near(limits.minimum, 1))
    #expect(near(limits.maximum, 3) && near(limits.doubleTap, 3))
  }

  @Test("up to a hundredth above rest is at rest")
  func atRest() {
    let limits = limits(.ios)
    #expect(limits.isAtRest(limits.rest * 1.01) && !limits.isAtRest(limits.rest * 1.0101))
    #expect(limits.isAtRest(limits.rest * 0.5))
  }
}
