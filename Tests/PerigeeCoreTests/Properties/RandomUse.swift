import PerigeeCore

/// One use of a viewer made up from a seed: settings, photos, and what happens, with frames between.
struct RandomUse {
  enum Step {
    case event(InputEvent)
    case photos([Photo])
    case frame
  }

  let seed: UInt64
  let settings: Settings
  let viewport: ViewSize
  let displayScale: Double
  let photos: [Photo]
  let current: PhotoID?
  private(set) var steps: [(time: Double, step: Step)] = []

  var dice: Dice
  private var now = 0.0
  private var nextID: Int32 = 100

  init(seed: UInt64, episodes: Int) {
    self.seed = seed
    dice = Dice(seed: seed)
    settings = Self.settings(&dice)
    viewport = Self.viewport(&dice)
    displayScale = dice.one(of: [1, 1, 2, 1.5])
    let count = dice.chance(0.05) ? 0 : 1 + dice.whole(below: dice.chance(0.3) ? 3 : 12)
    var list: [Photo] = []
    for index in 0..<count {
      list.append(Photo(id: PhotoID(rawValue: Int32(index) + 1), size: Self.size(&dice)))
    }
    photos = list
    current = PhotoID(rawValue: Int32(1 + dice.whole(below: count + 1)))
    for _ in 0..<episodes { episode() }
  }

  /// A viewer as this use finds it.
  func viewer() -> Viewer {
    Viewer(
      photos: photos, current: current, viewport: viewport, displayScale: displayScale,
      settings: settings)
  }

  mutating func add(_ event: InputEvent) { steps.append((now, .event(event))) }

  /// Lets time pass, with a frame every 16 ms or none.
  mutating func pass(_ seconds: Double, frames: Int = 12) {
    // A hair more, so that nothing is due at exactly the time of a frame.
    let end = now + seconds * 1.000_013_7
    let drawn = dice.chance(0.7) ? min(frames, Int(seconds / 0.016)) : 0
    for _ in 0..<drawn {
      now += 0.016_000_3
      steps.append((now, .frame))
    }
    now = max(now, end)
    steps.append((now, .frame))
  }

  mutating func point() -> ViewPoint {
    ViewPoint(
      x: dice.number(in: -0.05...1.05) * viewport.width,
      y: dice.number(in: -0.05...1.05) * viewport.height)
  }

  mutating func id() -> PhotoID {
    PhotoID(rawValue: Int32(1 + dice.whole(below: max(photos.count, 1))))
  }

  /// Something of the world outside changes.
  mutating func environment() {
    switch dice.whole(below: 6) {
    case 0: add(.resize(Self.viewport(&dice)))
    case 1: add(.displayScale(dice.one(of: [1, 2, 1.25])))
    case 2: add(.size(id(), Self.size(&dice) ?? PixelSize(width: 0, height: 3)))
    case 3:
      let better = dice.one(of: [0.1, 0.5, 2, 7])
      if let size = photos.randomElement(using: &dice)?.size {
        add(.size(id(), PixelSize(width: size.width * better, height: size.height * better)))
      }
    case 4: add(.set(settings.with { $0.reduceMotion.toggle() }))
    default: steps.append((now, .photos(otherPhotos())))
    }
  }

  private mutating func otherPhotos() -> [Photo] {
    var list = photos
    switch dice.whole(below: 4) {
    case 0:
      nextID += 1
      list.insert(
        Photo(id: PhotoID(rawValue: nextID), size: Self.size(&dice)),
        at: dice.whole(below: list.count + 1))
    case 1: if !list.isEmpty { list.remove(at: dice.whole(below: list.count)) }
    case 2: list.shuffle(using: &dice)
    default: list = Array(list.prefix(dice.whole(below: list.count + 1)))
    }
    return list
  }

  static func viewport(_ dice: inout Dice) -> ViewSize {
    if dice.chance(0.02) { return .zero }
    let (width, height) = dice.one(of: [
      (390.0, 844.0), (844, 390), (400, 800), (1280, 720), (500, 500), (240, 200),
    ])
    return ViewSize(width: width, height: height)
  }

  static func size(_ dice: inout Dice) -> PixelSize? {
    if dice.chance(0.1) { return nil }
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

  static func settings(_ dice: inout Dice) -> Settings {
    let presets: [Settings] = [.ios, .ios, .gtk, .web, .r1, .r2, .r3, .r4, .r5]
    return dice.one(of: presets).with {
      if dice.chance(0.5) { $0.maximumZoom = dice.one(of: [.timesFit(3), .scale(2), .automatic]) }
      if dice.chance(0.3) {
        $0.pagingWhileZoomed = dice.one(of: [.handoff, .edgeStartOnly, .locked])
      }
      if dice.chance(0.3) { $0.wheel = dice.one(of: [.zoom, .page, .pan]) }
      if dice.chance(0.3) { $0.dismiss = dice.one(of: [.none, .down, .both]) }
      if dice.chance(0.3) { $0.contentMode = dice.one(of: [.fit, .fill]) }
      if dice.chance(0.3) { $0.resize = dice.one(of: [.keepScale, .keepTimesFit]) }
      if dice.chance(0.3) { $0.loop = true }
      if dice.chance(0.2) { $0.rightToLeft = true }
      if dice.chance(0.2) { $0.reduceMotion = true }
      if dice.chance(0.1) { $0.keepZoom = true }
      if dice.chance(0.15) { $0.bounces = false }
      if dice.chance(0.15) { $0.bouncesZoom = false }
      if dice.chance(0.1) { $0.deceleration = .fast }
      if dice.chance(0.2) { $0.mouseDragPages = true }
    }
  }
}
