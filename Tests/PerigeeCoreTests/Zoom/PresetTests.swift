import PerigeeCore
import Testing

/// Every cell of the table in settings.md "Presets", read from its rows.
@Suite("Presets")
struct PresetTests {
  /// In the order of the table's columns.
  let all: [Settings] = [.ios, .gtk, .web, .r1, .r2, .r3, .r4, .r5]

  private func expect<Value: Equatable>(
    _ field: (Settings) -> Value, _ row: [Value],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(all.map(field) == row, sourceLocation: location)
  }

  @Test("the photo at rest")
  func atRest() {
    expect(\.contentMode, [.fit, .fit, .fit, .fit, .fit, .fit, .fill, .fit])
    expect(\.enlargeSmall, [true, false, false, true, true, true, true, true])
    expect(\.readMode, [true, true, true, false, false, false, false, false])
  }

  @Test("zoom levels and double tap")
  func zoom() {
    expect(
      \.maximumZoom,
      [
        .automatic, .pixelScale(20), .automatic, .fill, .largest([.scale(1), .timesFit(3)]),
        .timesFit(3), .timesMinimum(3), .fill,
      ])
    expect(
      \.doubleTap,
      [
        .level(.automatic), .level(.automatic), .level(.automatic), .none, .maximum, .none,
        .maximum, .none,
      ])
    expect(
      \.doubleTapToggle,
      [.atRest, .atRest, .atRest, .atRest, .atRest, .atRest, .belowMaximum, .atRest])
    expect(
      \.doubleTapAnchor, [.finger, .finger, .finger, .finger, .finger, .finger, .center, .finger])
    expect(\.doubleTapDrag, [true, true, true, false, false, false, false, false])
    expect(\.bouncesZoom, Array(repeating: true, count: 8))
    expect(\.keepZoom, Array(repeating: false, count: 8))
  }

  @Test("pages")
  func pages() {
    expect(
      \.pagingWhileZoomed,
      [
        .edgeStartOnly, .edgeStartOnly, .edgeStartOnly, .handoff, .locked, .locked, .handoff,
        .edgeStartOnly,
      ])
    expect(
      \.pageSpacing,
      [
        .points(20), .points(25), .ofWidth(0.1), .points(0), .points(0), .points(0), .points(0),
        .points(0),
      ])
    expect(\.pageVelocity, [300, 300, 500, 300, 300, 300, 300, 300])
    expect(\.touchpadPageVelocity, [300, 600, 500, 300, 300, 300, 300, 300])
    expect(
      \.keyTurn,
      [.animated, .cut, .animated, .animated, .animated, .animated, .animated, .animated])
    expect(\.loop, Array(repeating: false, count: 8))
    expect(\.rightToLeft, Array(repeating: false, count: 8))
  }

  @Test("leaving, wheel, mouse, resize")
  func rest() {
    expect(\.dismiss, [.down, .none, .both, .none, .none, .down, .none, .none])
    expect(\.wheel, [.pan, .zoom, .pan, .pan, .pan, .pan, .pan, .pan])
    expect(\.mouseDragPages, Array(repeating: false, count: 8))
    expect(
      \.resize,
      [
        .keepTimesFit, .keepScale, .keepTimesFit, .keepTimesFit, .keepTimesFit, .keepTimesFit,
        .keepTimesFit, .keepTimesFit,
      ])
  }

  @Test("motion")
  func motion() {
    expect(\.reduceMotion, Array(repeating: false, count: 8))
    expect(\.bounces, Array(repeating: true, count: 8))
    expect(\.deceleration, Array(repeating: .normal, count: 8))
    expect(\.platform, [.ios, .gtk, .web, .ios, .ios, .ios, .ios, .ios])
  }

  @Test("every preset is valid; numbers out of range are not")
  func valid() {
    for preset in all { #expect(preset.isValid) }
    let changes: [(inout Settings) -> Void] = [
      { $0.pageSpacing = .points(-1) }, { $0.pageSpacing = .ofWidth(.nan) },
      { $0.pageVelocity = -300 }, { $0.touchpadPageVelocity = .infinity },
      { $0.maximumZoom = .timesFit(0) }, { $0.maximumZoom = .largest([]) },
      { $0.maximumZoom = .largest([.fill, .scale(-1)]) },
      { $0.doubleTap = .level(.pixelScale(.nan)) },
    ]
    for change in changes { #expect(!Settings.ios.with(change).isValid) }
  }
}
