import PerigeeCore
import Testing

/// motion.md §1.15 as the table it is: each situation, each way a finger may go, each mode of hand-over.
@Suite("Who gets a drag, in every mode of hand-over")
struct ArbitrationTableTests {
  /// Who has the drag once it has begun.
  enum Winner: Equatable {
    case pages, photo, dismissal, nobody
  }

  /// Where the photo is when the finger lands; the second of three pages.
  enum Situation: CaseIterable {
    case rest, tallAtTop, tallInside, wideAtStart, wideInside
    case zoomedInside, zoomedAtLeft, zoomedAtRight, zoomedAtTop, narrow
  }

  enum Way: CaseIterable {
    case left, right, up, down, diagonal

    var vector: (x: Double, y: Double) {
      switch self {
      case .left: (-60, 0)
      case .right: (60, 0)
      case .up: (0, -60)
      case .down: (0, 60)
      case .diagonal: (60, 60)
      }
    }
  }

  private static let modes: [Settings.PagingWhileZoomed] = [.edgeStartOnly, .handoff, .locked]

  @Test(
    "rows 2, 3, 3b, 3c, 4, 5, 6a, 7 and 8: whatever the mode, each drag goes where the table says",
    arguments: modes, Situation.allCases)
  func table(mode: Settings.PagingWhileZoomed, situation: Situation) {
    for way in Way.allCases {
      var drive = Self.drive(situation, mode)
      let before = drive.scene
      drive.drag(from: (200, 400), by: way.vector)
      let scene = drive.scene
      let winner: Winner =
        switch scene.phase {
        case .paging: .pages
        case .panning: .photo
        case .dismissing: .dismissal
        default: .nobody
        }
      #expect(winner == Self.winner(of: way, in: situation, mode), "\(way)")
      // And nobody else gets anything of it.
      #expect((scene.page != before.page) == (winner == .pages), "\(way): pages")
      #expect((scene.backdrop < 1) == (winner == .dismissal), "\(way): dismissal")
      if winner != .photo {
        #expect(scene.contentOffset.x == before.contentOffset.x, "\(way): photo")
      }
      drive.lift(after: 0.2)
      let rest = drive.settle()
      #expect(rest.phase == .idle && !rest.dismissed && rest.page == 1, "\(way): a short one")
    }
  }

  /// The table.
  private static func winner(
    of way: Way, in situation: Situation, _ mode: Settings.PagingWhileZoomed
  ) -> Winner {
    switch (situation, way) {
    // Rows 2, 3 and 4.
    case (.rest, .left), (.rest, .right), (.rest, .diagonal): .pages
    case (.rest, .down): .dismissal
    case (.rest, .up): .nobody
    // Row 3b.
    case (.tallAtTop, .down): .dismissal
    case (.tallAtTop, .up), (.tallInside, .up), (.tallInside, .down): .photo
    case (.tallAtTop, _), (.tallInside, _): .pages
    // Row 3c.
    case (.wideAtStart, .right): .pages
    case (.wideAtStart, .down), (.wideInside, .down): .dismissal
    case (.wideAtStart, .up), (.wideInside, .up): .nobody
    case (.wideAtStart, _), (.wideInside, _): .photo
    // Row 6a; under a hand-over the photo has the drag and gives all of it to the pages.
    case (.zoomedAtLeft, .right), (.zoomedAtRight, .left): mode == .locked ? .photo : .pages
    // Row 7.
    case (.narrow, .left), (.narrow, .right): mode == .locked ? .photo : .pages
    // Rows 5 and 8; an exact diagonal at the edge is no horizontal drag, but its excess is shared.
    case (.zoomedAtLeft, .diagonal): mode == .handoff ? .pages : .photo
    case (.zoomedInside, _), (.zoomedAtLeft, _), (.zoomedAtRight, _), (.zoomedAtTop, _),
      (.narrow, _):
      .photo
    }
  }

  private static func drive(_ situation: Situation, _ mode: Settings.PagingWhileZoomed) -> Drive {
    let size: PixelSize =
      switch situation {
      case .tallAtTop, .tallInside: PixelSize(width: 400, height: 20_000)
      case .wideAtStart, .wideInside: PixelSize(width: 20_000, height: 400)
      case .narrow: PixelSize(width: 1000, height: 4000)
      default: .canonical
      }
    var drive = Drive(
      .ios.with { $0.pagingWhileZoomed = mode }, sizes: [size, size, size], current: 2)
    switch situation {
    case .rest, .tallAtTop, .wideAtStart: break
    case .tallInside: drive.dragAndRest(from: (200, 600), by: (0, -300))
    case .wideInside: drive.dragAndRest(from: (300, 400), by: (-200, 0))
    case .zoomedInside: drive.zoom(to: 0.6)
    case .zoomedAtLeft: pan(&drive, to: 0.6, by: (1150, 0))
    case .zoomedAtRight: pan(&drive, to: 0.6, by: (-1150, 0))
    case .zoomedAtTop: pan(&drive, to: 0.6, by: (0, 600))
    case .narrow: drive.zoom(to: 0.3)
    }
    drive.settle()
    _ = drive.notices()
    return drive
  }

  /// Zooms, and pans past an edge from where it comes back, by less than turns the page.
  private static func pan(_ drive: inout Drive, to scale: Double, by way: (x: Double, y: Double)) {
    drive.zoom(to: scale)
    drive.dragAndRest(from: (200, 400), by: way)
    drive.settle()
  }

  @Test(
    "row 6b: a drag that reaches the edge on its way shares in one mode and resists in the others",
    arguments: modes)
  func reachesEdge(mode: Settings.PagingWhileZoomed) {
    var drive = Self.drive(.zoomedInside, mode)
    let room = 2400 - 400 - drive.scene.contentOffset.x
    drive.drag(from: (390, 400), by: (-room - 150, 0))
    let scene = drive.scene
    if mode == .handoff {
      #expect(near((scene.page - 1) * 420, 150, 1e-6) && near(scene.contentOffset.x, 2000, 1e-6))
    } else {
      let seen = RubberBandFigures.seen(150, dimension: 400)
      #expect(scene.page == 1 && near(scene.contentOffset.x, 2000 + seen, 1e-6))
    }
    drive.lift(after: 0.2)
    #expect(near(drive.settle().contentOffset.x, 2000, 1e-6) && drive.scene.page == 1)
  }

  @Test(
    "rows 9, 10, 11, 12 and 19: a second finger, a lift and a cancel do the same in every mode",
    arguments: modes)
  func moreFingers(mode: Settings.PagingWhileZoomed) {
    var panned = Self.drive(.zoomedInside, mode)
    panned.drag(from: (200, 400), by: (-40, 0))
    panned.down(300, 500, finger: 2)
    panned.move(340, 560, finger: 2)
    #expect(panned.scene.phase == .pinching && panned.scene.page == 1, "row 9")
    panned.up(340, 560, finger: 2)
    panned.move(-700, 400)
    #expect(panned.scene.phase == .panning && panned.scene.page == 1, "row 12")
    panned.cancel()
    #expect(panned.settle().page == 1 && panned.scene.phase == .idle, "row 19")

    var paged = Self.drive(.rest, mode)
    paged.drag(from: (300, 400), by: (-90, 0))
    let before = paged.scene
    paged.down(100, 300, finger: 2)
    paged.move(150, 380, finger: 2)
    #expect(paged.scene.rect == before.rect && paged.scene.phase == .paging, "row 10")

    var leaving = Self.drive(.rest, mode)
    leaving.drag(from: (200, 300), by: (0, 90))
    leaving.down(300, 500, finger: 2)
    #expect(leaving.settle().backdrop == 1 && !leaving.scene.dismissed, "row 11")
  }
}
