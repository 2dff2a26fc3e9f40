import PerigeeCore
import Testing

@Suite("Pages in a ring")
struct LoopTests {
  private let loop = Settings.ios.with { $0.loop = true }

  @Test("39 four fast swipes among three photos: every visible page has content")
  func fastSwipes() {
    var drive = Drive(loop, count: 3)
    for _ in 0..<4 {
      drive.flick(from: (390, 400), by: (-250, 0))
      for _ in 0..<6 {
        let scene = drive.wait(1 / 60)
        var covered = 0.0
        scene.pages.forEach { page in
          covered += max(0, min(400, page.frame.maxX) - max(0, page.frame.origin.x))
        }
        #expect(covered >= 400 - 20 - 1e-6, "all but a gap is covered")
        #expect(scene.page >= 0 && scene.page < 3)
      }
    }
    #expect(drive.settle().page == 1)
  }

  @Test("43 ten thousand turns one way end on the right photo")
  func endless() {
    var drive = Drive(loop.with { $0.keyTurn = .cut }, count: 7)
    for _ in 0..<10_000 { drive.command(.nextPage) }
    #expect(drive.scene.current == PhotoID(rawValue: Int32(10_000 % 7) + 1))
    var slides = Drive(loop, count: 7)
    for _ in 0..<500 {
      slides.command(.previousPage)
      slides.wait(0.02)
    }
    #expect(slides.settle().page == Double((7 - 500 % 7) % 7))
  }

  @Test("past the last comes the first, without resistance, both ways")
  func around() {
    var drive = Drive(loop, count: 3, current: 3)
    drive.flick(from: (390, 400), by: (-250, 0))
    #expect(drive.scene.target == PhotoID(rawValue: 1))
    #expect(drive.settle().page == 0 && drive.scene.current == PhotoID(rawValue: 1))
    drive.drag(from: (100, 400), by: (210, 0))
    #expect(near(drive.scene.page, 2.5, 1e-9))
    drive.lift()
    #expect(drive.settle().page == 2)
  }

  @Test("41 two photos in a ring keep their places over resizes")
  func two() {
    var drive = Drive(loop, count: 2)
    for turn in 0..<6 {
      drive.resize(turn % 2 == 0 ? 800 : 400, turn % 2 == 0 ? 400 : 800)
      drive.command(.nextPage)
      let scene = drive.settle()
      #expect(scene.page == Double((turn + 1) % 2) && scene.pages.count == 1)
      #expect(near(scene.rect.origin.x + scene.rect.size.width / 2, turn % 2 == 0 ? 400 : 200))
    }
  }

  @Test("one photo alone does not turn")
  func one() {
    var drive = Drive(loop, count: 1)
    drive.flick(from: (390, 400), by: (-250, 0))
    #expect(drive.settle().page == 0)
    drive.command(.nextPage)
    #expect(!drive.scene.needsFrame)
  }

  @Test("a finger flung beyond all screens turns one page and harms nothing")
  func absurd() {
    var drive = Drive(loop, count: 3)
    drive.down(200, 400)
    drive.move(-9e8, 400)
    #expect(drive.scene.page >= 0 && drive.scene.page < 3)
    drive.up(-9e8, 400)
    #expect(drive.settle().phase == .idle)
  }

  @Test("which way round the page control goes does not depend on the frames drawn (invariant 3)")
  func control() {
    func reports(frames: Int) -> [Notice.Kind] {
      var drive = Drive(.ios.with { $0.loop = true }, count: 8, current: 4)
      drive.command(.lastPage)
      for _ in 0..<frames { drive.wait(1.0 / Double(frames)) }
      drive.settle()
      return drive.notices()
    }
    #expect(reports(frames: 0) == reports(frames: 60))
    #expect(reports(frames: 0).filter { $0 == .didChangePageControl }.count == 4)
  }

  @Test("a ring that is opened while its end is crossed shows the page it headed for")
  func opened() {
    var drive = Drive(.ios.with { $0.loop = true }, count: 5)
    drive.command(.previousPage)
    drive.wait(0.05)
    drive.handle(.set(.ios))
    #expect(drive.settle().current == PhotoID(rawValue: 5))
    #expect(drive.scene.page == 4 && drive.scene.pageControl == 4)
  }
}
