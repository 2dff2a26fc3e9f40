import Testing

@testable import PerigeeCore

@Suite("Centring and bounds: the worked examples")
struct LayoutTests {
  private func layout(
    _ width: Double, _ height: Double, _ viewport: ViewSize, _ settings: Settings = .ios
  ) throws -> PageLayout {
    try #require(
      PageLayout(
        photo: PixelSize(width: width, height: height), viewport: viewport, displayScale: 1,
        settings: settings))
  }

  @Test("E60 fit scale and offset")
  func fit() throws {
    let rest = try layout(4000, 3000, .canonical).rest
    #expect(near(rest.scale.pointsPerPixel, 0.1) && near(rest.offset, 0, -250))
  }

  @Test("E61 a pinch about a point, then bounded")
  func pinched() throws {
    let layout = try layout(4000, 3000, .canonical)
    let anchored = layout.rest.scaled(to: ZoomScale(0.25), about: ViewPoint(x: 100, y: 350))
    #expect(near(anchored.offset, 150, -100))
    #expect(near(layout.clamped(anchored).offset, 150, -25))
  }

  @Test("E74 a photo on a phone")
  func phone() throws {
    let rest = try layout(4000, 3000, .phone).rest
    #expect(near(rest.scale.pointsPerPixel, 0.0975) && near(rest.offset, 0, -275.75))
  }

  @Test("E75 a small photo that is not enlarged")
  func small() throws {
    let rest = try layout(200, 100, .phone, .web).rest
    #expect(near(rest.offset, -95, -372))
  }

  @Test("14 a small photo, enlarged or not")
  func policies() throws {
    let enlarged = try layout(100, 50, .canonical, .ios)
    #expect(near(enlarged.rect(of: enlarged.rest), ViewRect(x: 0, y: 300, width: 400, height: 200)))
    let kept = try layout(100, 50, .canonical, .gtk)
    #expect(near(kept.rect(of: kept.rest), ViewRect(x: 150, y: 375, width: 100, height: 50)))
  }

  @Test("one axis may be centred while the other pans")
  func axes() throws {
    let bounds = try layout(4000, 3000, .canonical).bounds(at: ZoomScale(0.2))
    #expect(bounds.x == AxisBounds(low: 0, high: 400))
    #expect(bounds.y == AxisBounds(low: -100, high: -100))
    #expect(bounds.x.isMovable && !bounds.y.isMovable)
  }

  @Test("content exactly as long as the viewport lies at zero, rounding or not (C2)")
  func exact() throws {
    #expect(AxisBounds(content: 400, viewport: 400) == AxisBounds(low: 0, high: 0))
    for side in stride(from: 3.0, through: 3000, by: 7) {
      let layout = try layout(side, side * 0.7, ViewSize(width: 390.6, height: 843))
      #expect(!layout.bounds(at: layout.limits.fit).x.isMovable, "side \(side)")
    }
  }

  @Test("a photo that fills is cropped at its middle, and nothing pans at rest")
  func fills() throws {
    let layout = try layout(4000, 3000, .canonical, .r4)
    #expect(
      near(
        layout.rect(of: layout.rest),
        ViewRect(x: 200 - 1600.0 / 3, y: 0, width: 3200.0 / 3, height: 800)))
    let bounds = layout.bounds(at: layout.limits.rest)
    #expect(!bounds.x.isMovable && !bounds.y.isMovable)
    #expect(near(layout.bounds(at: layout.limits.rest * 2).x.high, 400))
  }

  @Test("15, 16 strips open at their start: top, left, or right end in right-to-left")
  func strips() throws {
    #expect(near(try layout(400, 20_000, .canonical).rest.offset, 0, 0))
    #expect(near(try layout(20_000, 400, .canonical).rest.offset, 0, 0))
    let rightToLeft = Settings.ios.with { $0.rightToLeft = true }
    let wide = try layout(20_000, 400, .canonical, rightToLeft)
    #expect(near(wide.rect(of: wide.rest).origin, 400 - 40_000, 0))
    #expect(near(try layout(400, 20_000, .canonical, rightToLeft).rest.offset, 0, 0))
  }

  @Test("48 nothing to lay out where a side is zero")
  func nothing() {
    for (photo, viewport) in [
      (PixelSize(width: 0, height: 0), ViewSize.canonical),
      (PixelSize(width: 1, height: 0), .canonical),
      (.canonical, .zero),
    ] {
      #expect(
        PageLayout(photo: photo, viewport: viewport, displayScale: 1, settings: .ios) == nil)
    }
    #expect(
      PageLayout(photo: nil, viewport: .canonical, displayScale: 1, settings: .ios) == nil)
  }
}
