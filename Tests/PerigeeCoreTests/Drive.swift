import PerigeeCore

/// A viewer, a clock, and a hand: what a host would do, said in a line.
///
/// The canonical stage of the scenarios is a viewport of 400 × 800 points and photos of 4000 × 3000
/// pixels with the ids 1, 2, 3 …
struct Drive {
  var viewer: Viewer
  /// The present, in seconds.
  var time = 0.0
  /// Where finger 1 is, or was last.
  private var finger = ViewPoint.zero

  /// A viewer of photos of these sizes, settled on the one at `current`.
  init(
    _ settings: Settings = .ios, sizes: [PixelSize?], current: Int32 = 1,
    viewport: ViewSize = ViewSize(width: 400, height: 800), displayScale: Double = 1
  ) {
    let photos = sizes.enumerated().map { index, size in
      Photo(id: PhotoID(rawValue: Int32(index) + 1), size: size)
    }
    viewer = Viewer(
      photos: photos, current: PhotoID(rawValue: current), viewport: viewport,
      displayScale: displayScale, settings: settings)
  }

  /// A viewer of `count` canonical photos.
  init(_ settings: Settings = .ios, count: Int = 3, current: Int32 = 1, displayScale: Double = 1) {
    self.init(
      settings, sizes: Array(repeating: .canonical, count: count), current: current,
      displayScale: displayScale)
  }

  /// What is on the screen now.
  var scene: Scene { mutating get { viewer.scene(at: time) } }

  /// What happened since the last look, as a list of kinds.
  mutating func notices() -> [Notice.Kind] {
    var kinds: [Notice.Kind] = []
    viewer.drainNotices { kinds.append($0.kind) }
    return kinds
  }

  mutating func handle(_ event: InputEvent) { viewer.handle(event, at: time) }

  /// Lets time pass, without a frame between.
  @discardableResult
  mutating func wait(_ seconds: Double) -> Scene {
    time += seconds
    return scene
  }

  /// Lets ten seconds pass: more than any motion lasts.
  @discardableResult
  mutating func settle() -> Scene { wait(10) }

  mutating func replacePhotos(_ photos: [(id: Int32, size: PixelSize?)]) {
    viewer.replacePhotos(
      photos.map { Photo(id: PhotoID(rawValue: $0.id), size: $0.size) }, at: time)
  }
}

// Fingers.
extension Drive {
  mutating func down(
    _ x: Double, _ y: Double, finger: Int32 = 1, kind: PointerKind = .touch
  ) {
    handle(.down(Finger(rawValue: finger), at: ViewPoint(x: x, y: y), kind, button: 1))
  }

  mutating func move(_ x: Double, _ y: Double, finger: Int32 = 1, after seconds: Double = 0.016) {
    time += seconds
    if finger == 1 { self.finger = ViewPoint(x: x, y: y) }
    handle(.move(Finger(rawValue: finger), to: ViewPoint(x: x, y: y)))
  }

  mutating func up(_ x: Double, _ y: Double, finger: Int32 = 1, after seconds: Double = 0) {
    time += seconds
    handle(.up(Finger(rawValue: finger), at: ViewPoint(x: x, y: y)))
  }

  mutating func cancel(finger: Int32 = 1) { handle(.cancel(Finger(rawValue: finger))) }

  /// One finger lands at `start`, moves past every slop towards `way`, then by `way` in ten even steps
  /// of 16 ms, and stays down: what it drags has moved by exactly `way`.
  mutating func drag(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double),
    kind: PointerKind = .touch
  ) {
    let share = Self.crossing / max(abs(way.x), abs(way.y))
    let begin = ViewPoint(x: start.x + way.x * share, y: start.y + way.y * share)
    down(start.x, start.y, kind: kind)
    move(begin.x, begin.y)
    for step in 1...10 {
      let share = Double(step) / 10
      move(begin.x + way.x * share, begin.y + way.y * share)
    }
  }

  /// More than any slop, in points.
  static let crossing = 17.0

  /// Lifts the first finger where it is.
  mutating func lift(after seconds: Double = 0) { up(finger.x, finger.y, after: seconds) }

  /// A drag that rests before it lifts, so that no speed is left.
  mutating func dragAndRest(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double),
    kind: PointerKind = .touch
  ) {
    drag(from: start, by: way, kind: kind)
    lift(after: 0.2)
  }

  /// A drag that lifts in full speed: a tenth of `way` each 16 ms.
  mutating func flick(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double),
    kind: PointerKind = .touch
  ) {
    drag(from: start, by: way, kind: kind)
    lift()
  }

  mutating func tap(_ x: Double, _ y: Double, kind: PointerKind = .touch) {
    down(x, y, kind: kind)
    up(x, y, after: 0.05)
  }

  mutating func doubleTap(_ x: Double, _ y: Double) {
    tap(x, y)
    time += 0.1
    tap(x, y)
  }

  /// Half the span at which a pinch of ``pinch(around:_:to:steps:)`` begins to count.
  static let grip = 53.0

  /// Two fingers land level around a place and spread, about that place, by `factor` from where the
  /// pinch begins to count; they stay down.
  mutating func pinch(around x: Double, _ y: Double, to factor: Double, steps: Int = 10) {
    down(x - 50, y, finger: 1)
    down(x + 50, y, finger: 2)
    // The span grows by 3, then by 6: past the slop of 4, about the same middle.
    spread(around: x, y, half: Self.grip)
    for step in 1...steps {
      spread(around: x, y, half: Self.grip * (1 + (factor - 1) * Double(step) / Double(steps)))
    }
  }

  /// Moves both fingers to `half` points beside a place.
  ///
  /// The two moves come as hosts send them: one after the other.
  mutating func spread(around x: Double, _ y: Double, half: Double) {
    move(x - half, y, finger: 1, after: 0.016)
    move(x + half, y, finger: 2, after: 0)
  }

  /// Lifts both fingers of a pinch that has come to `factor`.
  mutating func liftPinch(around x: Double, _ y: Double, at factor: Double) {
    up(x - Self.grip * factor, y, finger: 1)
    up(x + Self.grip * factor, y, finger: 2)
  }
}

// Everything else.
extension Drive {
  mutating func scroll(
    _ dx: Double, _ dy: Double, at point: (x: Double, y: Double) = (200, 400),
    _ phase: ScrollPhase = .none, _ modifiers: Modifiers = [], after seconds: Double = 0
  ) {
    time += seconds
    handle(
      .scroll(
        ViewVector(dx: dx, dy: dy), at: ViewPoint(x: point.x, y: point.y), phase, modifiers))
  }

  mutating func magnify(
    _ factor: Double, at point: (x: Double, y: Double) = (200, 400), _ phase: MagnifyPhase
  ) {
    time += 0.016
    handle(.magnify(factor, at: ViewPoint(x: point.x, y: point.y), phase))
  }

  mutating func command(
    _ command: Command, _ source: CommandSource = .key, at point: (x: Double, y: Double)? = nil
  ) {
    handle(.command(command, source, at: point.map { ViewPoint(x: $0.x, y: $0.y) }))
  }

  mutating func go(_ id: Int32, animated: Bool = true) {
    handle(.go(PhotoID(rawValue: id), animated: animated))
  }

  mutating func resize(_ width: Double, _ height: Double) {
    handle(.resize(ViewSize(width: width, height: height)))
  }

  mutating func size(_ id: Int32, _ width: Double, _ height: Double) {
    handle(.size(PhotoID(rawValue: id), PixelSize(width: width, height: height)))
  }

  /// Puts the current photo, at rest, at this scale and offset by fingers, and lets it settle.
  mutating func zoom(to scale: Double, around point: (x: Double, y: Double) = (200, 400)) {
    let factor = scale / scene.zoomScale.pointsPerPixel
    pinch(around: point.x, point.y, to: factor)
    liftPinch(around: point.x, point.y, at: factor)
    settle()
    _ = notices()
  }
}
