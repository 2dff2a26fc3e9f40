import DisplaySupport
import PerigeeCore
import Testing

@testable import PerigeeGTK

@Suite(.serialized, .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct RecordingTests {
  /// A viewer that is told the recorded steps, and what both showed whenever all was at rest.
  private final class Replay {
    var steps: [(step: PagerStep, time: Double)] = []
    var seen: [Scene] = []

    /// Plays the steps and gives the scene of each rest.
    func play() -> [Scene] {
      var viewer: Viewer?
      var scenes: [Scene] = []
      for (step, time) in steps {
        switch step {
        case .began(let start):
          viewer = Viewer(
            photos: start.photos, current: start.current, viewport: start.viewport,
            displayScale: start.displayScale, settings: start.settings)
        case .input(let event): viewer?.handle(event, at: time)
        case .photos(let photos): viewer?.replacePhotos(photos, at: time)
        case .rested: if let scene = viewer?.scene(at: time) { scenes.append(scene) }
        }
      }
      return scenes
    }

    func record(_ pager: PhotoPager) {
      pager.onStep = { [weak self, weak pager] step, time in
        guard let self, let pager else { return }
        steps.append((step, time))
        if case .rested = step { seen.append(pager.scene) }
      }
    }
  }

  private func rest(_ window: PagerWindow) throws {
    try window.waitUntil { window.pager.scene.phase == .idle && !window.pager.scene.needsFrame }
  }

  /// One finger drags from one place to another in 0.1 seconds, with frames in between, and lifts.
  private func swipe(_ window: PagerWindow, from start: ViewPoint, by way: ViewVector) throws {
    let pager = window.pager
    let finger = Finger(rawValue: 1)
    let begin = pager.now
    pager.handle([.down(finger, at: start, .touch, button: 1)], at: begin)
    for step in 1...10 {
      let share = Double(step) / 10
      let time = begin + share * 0.1
      let place = start + way * share
      try window.waitUntil { pager.now >= time }
      // Half of them come late: their frame has been drawn already.
      pager.handle([.move(finger, to: place)], at: step % 2 == 0 ? time : time - 0.004)
    }
    pager.handle([.up(finger, at: start + way)], at: begin + 0.1)
    try rest(window)
  }

  @Test("what was recorded, told to another viewer, leads to the same scenes")
  func sameScenes() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    let replay = Replay()
    replay.record(window.pager)
    try window.show([
      (1, 4000, 3000, (0, 0, 255, 255)), (2, 300, 4000, (0, 255, 0, 255)),
      (3, 1000, 1000, (255, 0, 0, 255)),
    ])
    let middle = ViewPoint(x: 200, y: 150)
    window.pager.command(.zoomToActual(times: 1))
    try rest(window)
    try swipe(window, from: middle, by: ViewVector(dx: 90, dy: -60))
    window.pager.command(.zoomToFit)
    try rest(window)
    try swipe(window, from: ViewPoint(x: 300, y: 150), by: ViewVector(dx: -200, dy: 4))
    window.pager.command(.rotateRight)
    try rest(window)
    window.pager.settings = Settings.gtk.with { $0.pageSpacing = .points(100) }
    window.pager.photos = [3, 2].map { PhotoID(rawValue: $0) }
    window.supply.setHeader(PhotoID(rawValue: 2), width: 500, height: 600)
    try window.resize(width: 300, height: 280)
    window.pager.go(to: PhotoID(rawValue: 3), animated: true)
    try rest(window)
    let scenes = replay.play()
    #expect(scenes.count > 8)
    #expect(scenes == replay.seen)
    #expect(Set(scenes.map(\.current)).count > 2)
    #expect(scenes.contains { $0.rotation == .clockwise })
  }

  @Test("no step has a time before the one before it, and the first is the beginning")
  func order() throws {
    let window = try PagerWindow(width: 400, height: 300)
    defer { window.close() }
    let replay = Replay()
    replay.record(window.pager)
    window.pager.photos = [PhotoID(rawValue: 1)]
    let now = window.pager.now
    window.pager.handle([.command(.zoomIn, .key, at: nil)], at: now)
    window.pager.handle([.command(.zoomOut, .key, at: nil)], at: now - 1)
    let times = replay.steps.map(\.time)
    #expect(times == times.sorted())
    guard case .began(let start)? = replay.steps.first?.step else {
      Issue.record("the first step is \(String(describing: replay.steps.first))")
      return
    }
    #expect(start.viewport == ViewSize(width: 400, height: 300))
  }
}
