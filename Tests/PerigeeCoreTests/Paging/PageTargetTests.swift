import Testing

@testable import PerigeeCore

@Suite("Which page a release falls to (motion.md G2)")
struct PageTargetTests {
  private let strip = PageStrip(
    count: 10, viewport: ViewSize(width: 390, height: 844), settings: .ios)

  private func target(_ position: Double, _ velocity: Double, from start: Int) -> Int {
    strip.target(position: position, velocity: velocity, threshold: 300, start: start)
  }

  @Test(
    "the worked examples",
    arguments: [
      ("E44", 3.20, 100.0, 3, 3), ("E45", 3.20, 400, 3, 4), ("E46", 3.00, 350, 3, 4),
      ("E47", 3.50, 0, 3, 3), ("E48", 3.51, 0, 3, 4), ("E51", 2.40, -2000, 3, 2),
      ("E52", -0.20, -900, 0, 0), ("E53", 9.15, 900, 9, 9),
    ])
  func worked(row: String, position: Double, velocity: Double, start: Int, page: Int) {
    #expect(target(position, velocity, from: start) == page, "\(row)")
  }

  @Test("a release at exactly the speed of a flick is none; the least bit more is (G2)")
  func threshold() {
    #expect(target(3.2, 300, from: 3) == 3 && target(3.2, 300.001, from: 3) == 4)
    #expect(target(2.8, -300, from: 3) == 3 && target(2.8, -300.001, from: 3) == 2)
  }

  @Test("E56 the page a control shows")
  func control() {
    #expect(strip.stride == 410)
    #expect(strip.nearest(to: 1537.5 / 410, keeping: 3) == 4)
    #expect(strip.nearest(to: 3.5, keeping: 3) == 3 && strip.nearest(to: 3.5, keeping: 4) == 4)
    #expect(strip.nearest(to: 99, keeping: 9) == 9 && strip.nearest(to: -4, keeping: 0) == 0)
  }

  @Test("a flick back while more than half across returns (G4)")
  func back() {
    #expect(target(3.7, -400, from: 3) == 3)
    #expect(target(2.3, 400, from: 3) == 3)
  }

  @Test("within the strip, one page at most, and monotone (invariants 44, 45, 46)")
  func shape() {
    for start in 0..<10 {
      var lastAtPosition = -1
      for step in -14...14 {
        let position = Double(start) + Double(step) / 10
        var last = -1
        for velocity in stride(from: -2000.0, through: 2000, by: 50) {
          let page = target(position, velocity, from: start)
          #expect((0..<10).contains(page) && abs(page - start) <= 1)
          #expect(page >= last)
          last = page
          if velocity == 0 {
            if abs(position - Double(start)) <= 0.5 { #expect(page == start) }
            #expect(page >= lastAtPosition)
            lastAtPosition = page
          }
        }
      }
    }
  }

  @Test("a loop has no ends; positions are published within the list")
  func loop() {
    let loop = PageStrip(
      count: 3, viewport: .canonical, settings: Settings.ios.with { $0.loop = true })
    #expect(loop.target(position: -0.7, velocity: 0, threshold: 300, start: 0) == -1)
    #expect(
      loop.index(ofPage: -1) == 2 && loop.index(ofPage: 3) == 0 && loop.index(ofPage: -6) == 0)
    #expect(
      near(loop.published(-0.25), 2.75) && loop.published(3) == 0 && loop.published(-1e-17) == 0)
    let one = PageStrip(
      count: 1, viewport: .canonical, settings: Settings.ios.with { $0.loop = true })
    #expect(!one.loops && one.clamped(4) == 0)
  }

  @Test("spacing in points or as a share of the width")
  func spacing() {
    #expect(PageStrip(count: 2, viewport: .canonical, settings: .gtk).stride == 425)
    #expect(PageStrip(count: 2, viewport: .canonical, settings: .web).stride == 440)
    #expect(PageStrip(count: 2, viewport: .canonical, settings: .r1).stride == 400)
  }

  @Test("positions beyond all reason are still a page")
  func absurd() {
    for position in [1e30, -1e30, 1e300] {
      #expect((0..<10).contains(target(position, 0, from: 3)))
      #expect((0..<10).contains(strip.nearest(to: position, keeping: 3)))
    }
  }
}
