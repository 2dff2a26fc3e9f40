import PerigeeCore
import Testing

@Suite("Albums of thousands")
struct LongAlbumTests {
  @Test("extra: 3,000 photos flicked end to end: never more than four are wanted at a time")
  func memory() {
    var drive = Drive(count: 3000)
    for (way, count) in [(-150.0, 2999), (150, 2999)] {
      for turn in 0..<count {
        drive.flick(from: (200, 400), by: (way, 0))
        for _ in 0..<3 {
          let scene = drive.wait(0.05)
          #expect(scene.wanted.count <= 4)
          for index in 0..<scene.pages.count {
            let isWanted = (0..<scene.wanted.count).contains {
              scene.wanted[$0] == scene.pages[index].id
            }
            #expect(isWanted, "turn \(turn): what is seen is wanted")
          }
        }
        drive.wait(1)
      }
      #expect(drive.scene.page == (way < 0 ? 2999 : 0))
    }
  }

  @Test("extra: a swipe each half second over 3,000 photos, none skipped, none twice")
  func everyPage() {
    var drive = Drive(count: 3000)
    var shown: [PhotoID] = []
    for _ in 0..<2999 {
      drive.flick(from: (200, 400), by: (-150, 0))
      drive.wait(0.3)
      // The next finger lands before the spring has settled to the last tenth of a point.
      if let target = drive.scene.target { shown.append(target) }
    }
    #expect(shown == (2...3000).map { PhotoID(rawValue: $0) })
  }

  @Test("43 ten thousand swipes one way round a ring of seven: each shows the next one")
  func roundAndRound() {
    var drive = Drive(.ios.with { $0.loop = true }, count: 7)
    for turn in 1...10_000 {
      drive.flick(from: (200, 400), by: (-150, 0))
      let scene = drive.wait(1.5)
      let isThere =
        scene.page == Double(turn % 7) && scene.phase == .idle && scene.pages.count == 1
        && scene.current == PhotoID(rawValue: Int32(turn % 7) + 1)
        && near(scene.rect, ViewRect(x: 0, y: 250, width: 400, height: 300), 1e-6)
      #expect(isThere, "after \(turn) swipes: \(scene)")
      guard isThere else { return }
    }
  }

  @Test("extra: leaving is told once, whichever way a finger does it, and nothing after it")
  func leavingOnce() {
    for preset in [Settings.ios, .web] {
      for way in [(0.0, 300.0), (20, 300), (0, 120)] {
        var drive = Drive(preset)
        drive.flick(from: (200, 300), by: (x: way.0, y: way.1))
        drive.settle()
        drive.flick(from: (200, 300), by: (0, 200))
        drive.tap(200, 400)
        drive.command(.nextPage)
        drive.settle()
        let kinds = drive.notices()
        #expect(drive.scene.dismissed)
        #expect(kinds.filter { $0 == .willBeginDismissing }.count == 1)
        #expect(kinds.filter { $0 == .didDismiss }.count == 1 && kinds.last == .didDismiss)
      }
    }
  }
}
