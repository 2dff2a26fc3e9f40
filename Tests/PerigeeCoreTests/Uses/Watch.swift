@testable import PerigeeCore

/// Watches a viewer through a use and says where it breaks a promise of motion.md §2.
struct Watch {
  private(set) var viewer: Viewer
  private var grammar = Grammar()
  private var sequences = 0
  /// Whether what moves was moved by a wheel, from a legal place.
  var movesByWheel = false
  /// The first promise broken.
  private(set) var problem: String?

  init(_ use: RandomUse) { viewer = use.viewer() }

  private mutating func require(_ promise: Bool, _ words: @autoclosure () -> String) {
    if !promise, problem == nil { problem = words() }
  }

  /// Takes one step of a use.
  mutating func take(_ step: RandomUse.Step, at time: Double) {
    let before = viewer.scene(at: time)
    let old = viewer
    switch step {
    case .event(let event): viewer.handle(event, at: time)
    case .photos(let photos): viewer.replacePhotos(photos, at: time)
    case .frame: break
    }
    let after = viewer.scene(at: time)
    noteWheel(step, old: old, before: before)
    read()
    require(viewer.now >= old.now, "5: time goes back")
    checkNumbers(after)
    checkHardBounds(after)
    checkDestination()
    checkOneThing(after)
    checkPages(after)
    checkRest(after, time: time)
    checkOvershoot(after)
    checkMotionEnd(after)
    switch step {
    case .event(let event): check(event, old: old, before: before, after: after)
    case .photos: listChanged(old: old, before: before, after: after)
    case .frame: break
    }
  }

  private mutating func read() {
    var problems: [String] = []
    var grammar = grammar
    viewer.drainNotices { if let problem = grammar.take($0.kind) { problems.append(problem) } }
    self.grammar = grammar
    if let first = problems.first { require(false, "51/57: " + first) }
  }

  /// Invariants 5, 59 and the shape of a scene.
  private mutating func checkNumbers(_ scene: Scene) {
    let numbers = [
      scene.page, scene.scale, scene.contentOffset.x, scene.contentOffset.y, scene.rect.origin.x,
      scene.rect.origin.y, scene.rect.size.width, scene.rect.size.height, scene.backdrop,
      scene.restScale.pointsPerPixel, scene.maximumZoomScale.pointsPerPixel,
    ]
    require(numbers.allSatisfy(\.isFinite), "5: a number is not finite")
    require(scene.scale > 0, "5: the scale is not above zero")
    require(scene.backdrop >= 0 && scene.backdrop <= 1, "59: backdrop \(scene.backdrop)")
    require(
      scene.phase == .idle || scene.phase == .tracking || !viewer.isMoving || scene.needsFrame,
      "7: motion without frames")
  }

  /// Invariants 44, 50, 61 and 68.
  private mutating func checkPages(_ scene: Scene) {
    let count = viewer.list.count
    guard count > 0 else {
      require(
        scene.current == nil && scene.target == nil && scene.page == 0 && scene.pages.count == 0,
        "an empty list shows something")
      return
    }
    require(scene.current != nil && scene.target != nil, "44: no current or target")
    require(
      viewer.pager.motion != nil || scene.page > -1 && scene.page < Double(count),
      "44: page \(scene.page) of \(count)")
    require((0..<count).contains(scene.pageControl), "61: page control \(scene.pageControl)")
    let position = min(max(scene.page, 0), Double(count) - (viewer.strip.loops ? 0 : 1))
    var off = abs(position - Double(scene.pageControl))
    if viewer.strip.loops { off = min(off, Double(count) - off) }
    let isLong = viewer.pager.motion.map { $0.isLong(on: viewer.strip) } ?? false
    require(
      isLong || off <= 0.5 + 1e-9,
      "61: the control shows \(scene.pageControl) at page \(scene.page)")
    var wanted: [PhotoID] = []
    scene.wanted.forEach { wanted.append($0) }
    require(wanted.count <= 4 && Set(wanted).count == wanted.count, "68: \(wanted)")
    require(scene.current.map(wanted.contains) ?? false, "68: the current photo is not wanted")
    for index in 0..<scene.pages.count where scene.pages[index].id != scene.current {
      let page = scene.pages[index]
      guard let rest = viewer.restSize(of: page.id) else { continue }
      require(page.rect.size == rest, "50: a neighbour is not at rest")
    }
  }

  /// Invariants 7, 8, 9 and 10.
  private mutating func checkRest(_ scene: Scene, time: Double) {
    guard scene.phase == .idle, !viewer.isMoving else { return }
    if viewer.scroll.map({ $0.hasLifted || $0.role == .spent }) ?? true {
      require(scene.page == scene.page.rounded(), "8: at rest on page \(scene.page)")
      require(viewer.magnification == nil, "8: idle in a pinch")
      if viewer.scroll?.hasLifted ?? true, let open = grammar.open { require(false, "7: " + open) }
    }
    if viewer.pendingTap == nil {
      require(!scene.needsFrame, "7: idle, and wants a frame")
      var later = viewer
      let same = later.scene(at: time + 3)
      require(same == scene, "7: idle, and changes")
    }
    guard let layout = viewer.layout, viewer.strays == nil else { return }
    let bounds = layout.bounds(at: scene.zoomScale)
    let offset = scene.contentOffset
    require(
      scene.zoomScale >= scene.minimumZoomScale && scene.zoomScale <= scene.maximumZoomScale,
      "8: scale \(scene.scale) at rest")
    require(
      bounds.x.contains(offset.x) && bounds.y.contains(offset.y), "8, 9, 10: offset \(offset)")
  }

  /// Invariants 11 and 12.
  private mutating func checkOvershoot(_ scene: Scene) {
    guard let layout = viewer.layout, viewer.strays == nil else { return }
    let limits = layout.limits
    let settings = viewer.settings
    if viewer.contentMotion == nil {
      require(
        scene.zoomScale < limits.maximum * 2.000_001
          && scene.zoomScale > limits.minimum * 0.499_999, "11: scale \(scene.scale)")
    }
    guard [.idle, .tracking, .panning, .pinching, .paging, .tapDragging].contains(scene.phase)
    else { return }
    let bounds = layout.bounds(at: scene.zoomScale)
    let x = abs(scene.contentOffset.x - bounds.x.clamp(scene.contentOffset.x))
    let y = abs(scene.contentOffset.y - bounds.y.clamp(scene.contentOffset.y))
    require(x <= viewer.viewport.width && y <= viewer.viewport.height, "11: overshoot \(x), \(y)")
    if !settings.bounces, viewer.contentMotion == nil {
      require(x <= 1e-6 && y <= 1e-6, "12: overshoot \(x), \(y) without bounces")
    }
    if !settings.bouncesZoom, viewer.contentMotion == nil {
      require(limits.clamp(scene.zoomScale) == scene.zoomScale, "12: scale \(scene.scale)")
    }
  }

  /// Invariant 25: the end of a motion is where it came to, up to the settle tolerance.
  private mutating func checkMotionEnd(_ scene: Scene) {
    guard let motion = viewer.contentMotion else { return }
    let before = motion.transform(at: motion.end - 1e-7)
    let end = motion.destination
    guard let layout = viewer.layout else { return }
    let a = layout.rect(of: before)
    let b = layout.rect(of: end)
    let off = max(
      abs(a.origin.x - b.origin.x), abs(a.origin.y - b.origin.y), abs(a.maxX - b.maxX),
      abs(a.maxY - b.maxY))
    require(off <= 0.6 + 1e-9 * a.size.width, "25: a motion ends \(off) points off")
  }

  mutating func note(_ words: String) { require(false, words) }
  mutating func expect(_ promise: Bool, _ words: @autoclosure () -> String) {
    require(promise, words())
  }
  mutating func beganSequence() { sequences += 1 }

  /// Invariant 53, at the end of a use: no more taps than touches.
  mutating func checkTaps() {
    let taps = grammar.tapsTaken
    let touches = sequences
    require(taps <= touches, "53: \(taps) taps of \(touches) touches")
  }
}
