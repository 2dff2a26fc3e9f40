import PerigeeCore

// What a use begins with.

extension RandomUse {
  static func viewport(_ dice: inout Dice) -> ViewSize {
    if dice.chance(0.02) { return .zero }
    if dice.chance(0.02) { return ViewSize(width: 1, height: 1) }
    if dice.chance(0.1) {
      return ViewSize(width: dice.number(in: 80...3000), height: dice.number(in: 80...3000))
    }
    let (width, height) = dice.one(of: [
      (390.0, 844.0), (844, 390), (400, 800), (1280, 720), (500, 500), (240, 200),
    ])
    return ViewSize(width: width, height: height)
  }

  static func size(_ dice: inout Dice) -> PixelSize? {
    if dice.chance(0.1) { return nil }
    if dice.chance(0.02) { return PixelSize(width: 0, height: dice.one(of: [0, 1])) }
    if dice.chance(0.5) {
      return dice.one(of: [
        .canonical, PixelSize(width: 3000, height: 4000), PixelSize(width: 400, height: 20_000),
        PixelSize(width: 20_000, height: 400), PixelSize(width: 100, height: 50),
      ])
    }
    // From a pixel to 100,000, as many small ones as large.
    func side() -> Double {
      var side = 1.0
      for _ in 0..<dice.whole(below: 17) { side *= 2 }
      return min(100_000, side * dice.number(in: 1...2))
    }
    return PixelSize(width: side(), height: side())
  }

  static let presets: [Settings] = [.ios, .ios, .gtk, .web, .r1, .r2, .r3, .r4, .r5]

  static func settings(_ dice: inout Dice) -> Settings {
    changed(dice.one(of: presets), &dice, share: 0.2)
  }

  /// `settings` with each of them thrown anew in this share of all cases.
  static func changed(
    _ settings: Settings, _ dice: inout Dice, share: Double
  ) -> Settings {
    settings.with {
      func flip(_ value: inout Bool, _ share: Double = share) {
        if dice.chance(share) { value.toggle() }
      }
      func pick<Value>(_ value: inout Value, _ values: [Value]) {
        if dice.chance(share) { value = dice.one(of: values) }
      }
      pick(&$0.contentMode, [.fit, .fill])
      pick(&$0.maximumZoom, levels)
      pick(&$0.doubleTap, [.none, .maximum] + levels.map { .level($0) })
      pick(&$0.doubleTapToggle, [.atRest, .belowMaximum])
      pick(&$0.doubleTapAnchor, [.finger, .center])
      pick(&$0.pagingWhileZoomed, [.handoff, .edgeStartOnly, .locked])
      pick(&$0.pageSpacing, [.points(0), .points(20), .points(300), .ofWidth(0.1)])
      pick(&$0.pageVelocity, [0, 300, 500, 5000])
      pick(&$0.touchpadPageVelocity, [0, 300, 600])
      pick(&$0.dismiss, [.none, .down, .both])
      pick(&$0.wheel, [.zoom, .page, .pan])
      pick(&$0.keyTurn, [.cut, .animated])
      pick(&$0.resize, [.keepScale, .keepTimesFit])
      pick(&$0.deceleration, [.normal, .fast])
      for flag in flags { flip(&$0[keyPath: flag]) }
      // What half of all people see happens oftener than what few do.
      if $0.reduceMotion { flip(&$0.reduceMotion, 0.5) }
    }
  }

  private static let levels: [ZoomLevel] = [
    .automatic, .fill, .timesFit(3), .timesMinimum(2), .scale(0.3), .scale(2), .pixelScale(20),
    .largest([.scale(1), .timesFit(3)]), .largest([.automatic, .fill]),
  ]

  private nonisolated(unsafe) static let flags: [WritableKeyPath<Settings, Bool>] = [
    \.enlargeSmall, \.readMode, \.doubleTapDrag, \.mouseDragPages, \.loop, \.rightToLeft,
    \.bounces, \.bouncesZoom, \.reduceMotion, \.keepZoom,
  ]
}
