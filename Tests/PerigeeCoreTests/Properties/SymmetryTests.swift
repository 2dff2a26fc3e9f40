import Testing

@testable import PerigeeCore

/// What changes nothing but itself: the side from which one looks, and the unit one measures in.
@Suite("Symmetries")
struct SymmetryTests {
  @Test("a mirrored use of a mirrored viewer shows the mirror image, step by step (invariant 34)")
  func mirror() {
    for seed in 3000..<3120 as Range<UInt64> {
      let use = RandomUse(seed: seed, episodes: 6)
      let viewport = use.viewport.whole
      var viewer = Viewer(
        photos: use.photos, current: use.current, viewport: viewport,
        displayScale: use.displayScale, settings: use.settings)
      var mirror = Viewer(
        photos: use.photos, current: use.current, viewport: viewport,
        displayScale: use.displayScale, settings: use.settings.mirrored)
      for (index, (time, step)) in use.steps.enumerated() {
        switch step {
        case .event(.resize) where !viewer.touches.isEmpty || viewer.magnification != nil:
          // Fingers that are down would be elsewhere in the mirror of another size.
          continue
        case .event(let event):
          let event = event.exact
          let width = viewer.viewport.width
          viewer.handle(event, at: time)
          mirror.handle(event.mirrored(in: width), at: time)
        case .photos(let photos):
          viewer.replacePhotos(photos, at: time)
          mirror.replacePhotos(photos, at: time)
        case .frame: break
        }
        let a = viewer.scene(at: time)
        let b = mirror.scene(at: time)
        // Two images of one zoom may end a tenth of a point apart.
        let moves = viewer.contentMotion != nil || mirror.contentMotion != nil
        let slack =
          (moves ? 0.25 : 0) + 1e-5 * max(1, a.rect.size.width, a.rect.size.height, a.page)
        let isImage =
          a.current == b.current && near(a.page, b.page, 1e-6)
          && near(a.rect.origin.x, viewer.viewport.width - b.rect.maxX, slack)
          && near(a.rect.origin.y, b.rect.origin.y, slack) && near(a.backdrop, b.backdrop, 1e-6)
        #expect(isImage, "seed \(seed), step \(index): \(step)")
        guard isImage else { break }
      }
    }
  }

  @Test(
    "lengths in another unit: the same scales and times, all lengths in that unit (invariant 35)")
  func unit() throws {
    for seed in 3200..<3300 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let q = dice.one(of: [0.25, 2, 8])
      let settings = Settings.ios.with { $0.maximumZoom = .timesFit(5) }
      let photo = PixelSize(width: dice.number(in: 1...9000), height: dice.number(in: 1...9000))
      let viewport = ViewSize(width: dice.number(in: 50...2000), height: dice.number(in: 50...2000))
      let one = try #require(
        PageLayout(photo: photo, viewport: viewport, displayScale: 1, settings: settings))
      let other = try #require(
        PageLayout(
          photo: PixelSize(width: photo.width * q, height: photo.height * q),
          viewport: ViewSize(width: viewport.width * q, height: viewport.height * q),
          displayScale: 1, settings: settings))
      #expect(other.limits.fit == one.limits.fit && other.limits.fill == one.limits.fill)
      let a = one.rect(of: one.rest)
      let b = other.rect(of: other.rest)
      if one.limits.isRead == other.limits.isRead {
        #expect(
          near(b.origin.x, a.origin.x * q, 1e-9 * 1e5) && near(b.size.width, a.size.width * q, 1e-4)
        )
      }
      let x = dice.number(in: 0...500)
      #expect(
        near(
          RubberBand.visible(x * q, dimension: 400 * q), RubberBand.visible(x, dimension: 400) * q,
          1e-9 * 500))
      let strip = PageStrip(count: 9, viewport: viewport, settings: settings)
      let position = dice.number(in: 0...8)
      let velocity = dice.number(in: -900...900)
      #expect(
        strip.target(position: position, velocity: velocity, threshold: 300, start: 4)
          == strip.target(
            position: position, velocity: velocity * q, threshold: 300 * q, start: 4))
    }
  }
}

extension ViewSize {
  fileprivate var whole: ViewSize {
    ViewSize(width: width.rounded(), height: height.rounded())
  }
}

extension Settings {
  fileprivate var mirrored: Settings { with { $0.rightToLeft.toggle() } }
}

extension InputEvent {
  /// The event with places whose mirror images are exact, and without shift, which turns a wheel's way
  /// into another that has none.
  fileprivate var exact: InputEvent {
    func exact(_ point: ViewPoint) -> ViewPoint {
      ViewPoint(x: (point.x * 64).rounded() / 64, y: (point.y * 64).rounded() / 64)
    }
    switch self {
    case .down(let finger, let point, let kind, let button):
      return .down(finger, at: exact(point), kind, button: button)
    case .move(let finger, let point): return .move(finger, to: exact(point))
    case .up(let finger, let point): return .up(finger, at: exact(point))
    case .scroll(let way, let point, let phase, let modifiers):
      return .scroll(way, at: exact(point), phase, modifiers.subtracting(.shift))
    case .magnify(let factor, let point, let phase):
      return .magnify(factor, at: exact(point), phase)
    case .command(let command, let source, let point):
      return .command(command, source, at: point.map { exact($0) })
    case .resize(let size): return .resize(size.whole)
    default: return self
    }
  }

  /// The event as a mirror beside a viewport `width` points wide shows it.
  fileprivate func mirrored(in width: Double) -> InputEvent {
    func image(_ point: ViewPoint) -> ViewPoint { ViewPoint(x: width - point.x, y: point.y) }
    func image(_ way: ViewVector) -> ViewVector { ViewVector(dx: -way.dx, dy: way.dy) }
    switch self {
    case .down(let finger, let point, let kind, let button):
      return .down(finger, at: image(point), kind, button: button)
    case .move(let finger, let point): return .move(finger, to: image(point))
    case .up(let finger, let point): return .up(finger, at: image(point))
    case .cancel, .go, .resize, .displayScale, .size: return self
    case .scroll(let way, let point, let phase, let modifiers):
      return .scroll(image(way), at: image(point), phase, modifiers)
    case .magnify(let factor, let point, let phase):
      return .magnify(factor, at: image(point), phase)
    case .command(let command, let source, let point):
      let other: Command =
        switch command {
        case .panLeft: .panRight
        case .panRight: .panLeft
        case .rotateLeft: .rotateRight
        case .rotateRight: .rotateLeft
        default: command
        }
      return .command(other, source, at: point.map { image($0) })
    case .tapPageControl(let x, let width): return .tapPageControl(at: width - x, width: width)
    case .scrubPageControl(let x, let width): return .scrubPageControl(to: width - x, width: width)
    case .set(let settings): return .set(settings.mirrored)
    }
  }
}
