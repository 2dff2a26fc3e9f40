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
  var steps: [(time: Double, step: Step)] = []

  var dice: Dice
  var now = 0.0
  var nextID: Int32 = 100
  /// The list and the settings as they are by now.
  var list: [Photo]
  var worldSettings: Settings

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
    self.list = list
    worldSettings = settings
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
      now = Self.exact(now + 0.016_000_3)
      steps.append((now, .frame))
    }
    now = max(now, Self.exact(end))
    steps.append((now, .frame))
  }

  /// The nearest time that stays exact when a constant is added to it: a multiple of 2⁻²⁰ s.
  private static func exact(_ time: Double) -> Double {
    (time * 1_048_576).rounded() / 1_048_576
  }

  mutating func point() -> ViewPoint {
    ViewPoint(
      x: dice.number(in: -0.05...1.05) * viewport.width,
      y: dice.number(in: -0.05...1.05) * viewport.height)
  }

  mutating func id() -> PhotoID {
    list.isEmpty || dice.chance(0.02)
      ? PhotoID(rawValue: 99) : list[dice.whole(below: list.count)].id
  }
}
