import Testing

@testable import PerigeeCore

@Suite("Rubber band: the worked examples")
struct RubberBandTests {
  let bounds = AxisBounds(low: 0, high: 1000)

  @Test("E29, E30, E31 what is seen of an overshoot")
  func visible() {
    #expect(near(RubberBand.visible(100, dimension: 400), 48.3516))
    #expect(near(RubberBand.visible(100, dimension: 844), 51.6352))
    #expect(near(RubberBand.visible(4000, dimension: 400), 338.4615))
  }

  @Test("E32 the way back")
  func inverse() {
    #expect(near(RubberBand.raw(RubberBand.visible(100, dimension: 400), dimension: 400), 100))
    #expect(near(RubberBand.raw(48.3516, dimension: 400), 100, 1e-3))
  }

  @Test("E33, E34 offsets past either edge")
  func offsets() {
    #expect(near(RubberBand.visible(-120, in: bounds, dimension: 390), -56.4474))
    #expect(near(RubberBand.visible(1150, in: bounds, dimension: 390), 1068.0952))
    #expect(RubberBand.visible(500, in: bounds, dimension: 390) == 500)
  }

  @Test("E36 how much slower content moves past an edge")
  func slope() {
    #expect(near(RubberBand.slope(150, dimension: 390), 0.3747))
    #expect(RubberBand.slope(0, dimension: 390) == RubberBand.coefficient)
  }

  @Test("it rises, never as fast as the finger, never as far as the viewport (invariant 14)")
  func shape() {
    var last = 0.0
    #expect(RubberBand.visible(0, dimension: 390) == 0)
    for step in 1...200 {
      let distance = Double(step) * Double(step)
      let seen = RubberBand.visible(distance, dimension: 390)
      #expect(seen > last && seen < 390 && seen <= 0.55 * distance)
      last = seen
    }
  }

  @Test("out and back is where it began, offsets and scales (invariant 15)")
  func roundTrip() throws {
    for distance in [0.001, 1, 40, 390, 5000, 19_500] {
      let seen = RubberBand.visible(distance, dimension: 390)
      #expect(near(RubberBand.raw(seen, dimension: 390) / distance, 1, 1e-9))
    }
    let limits = try #require(
      PageLayout(
        photo: .canonical, viewport: .canonical, displayScale: 1, settings: .ios)
    ).limits
    for factor in [0.01, 0.3, 0.99, 1, 1.5, 40] {
      let raw = limits.maximum * factor
      let seen = ZoomRubberBand.visible(raw, limits: StrayScales.range(limits, with: nil))
      #expect(
        near(ZoomRubberBand.raw(seen, limits: StrayScales.range(limits, with: nil)) / raw, 1, 1e-9),
        "factor \(factor)")
    }
  }

  @Test("E64, E65, E66 scales past their limits")
  func scales() throws {
    let limits = try #require(
      PageLayout(photo: .canonical, viewport: .canonical, displayScale: 1, settings: .ios)
    ).limits
    let above = ZoomRubberBand.visible(
      limits.maximum * 2, limits: StrayScales.range(limits, with: nil))
    #expect(near(above / limits.maximum, 1.2788))
    let below = ZoomRubberBand.visible(
      limits.minimum * 0.5, limits: StrayScales.range(limits, with: nil))
    #expect(near(below / limits.minimum, 0.7820))
    #expect(
      near(
        ZoomRubberBand.raw(above, limits: StrayScales.range(limits, with: nil)) / limits.maximum, 2)
    )
  }

  @Test("a scale is never seen twice as large as its limit, nor half as small (invariant 11)")
  func reach() throws {
    let limits = try #require(
      PageLayout(photo: .canonical, viewport: .canonical, displayScale: 1, settings: .ios)
    ).limits
    #expect(
      ZoomRubberBand.visible(limits.maximum * 1e6, limits: StrayScales.range(limits, with: nil))
        < limits.maximum * 2)
    #expect(
      ZoomRubberBand.visible(limits.minimum * 1e-6, limits: StrayScales.range(limits, with: nil))
        > limits.minimum * 0.5)
  }

  @Test("an absurd overshoot is still a number")
  func absurd() {
    for distance in [1e100, 1e300, Double.greatestFiniteMagnitude] {
      let seen = RubberBand.visible(distance, dimension: 1e5)
      #expect(seen.isFinite && seen <= 1e5)
      #expect(RubberBand.slope(distance, dimension: 1e5).isFinite)
    }
  }
}
