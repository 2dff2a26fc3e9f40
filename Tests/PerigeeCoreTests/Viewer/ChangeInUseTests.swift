import PerigeeCore
import Testing

/// The list and the sizes change in the midst of everything a viewer does.
@Suite("The photos change in mid-use")
struct ChangeInUseTests {
  /// What may happen to the others, and to what is known of a photo.
  enum Change: CaseIterable {
    case insertedBefore, insertedAfter, removedBefore, removedAfter, reversed, shuffled
    case othersReplaced, neighbourKnown, betterVersion

    /// The list afterwards, for the changes of it.
    var ids: [Int32]? {
      switch self {
      case .insertedBefore: [8, 9, 1, 2, 3, 4, 5]
      case .insertedAfter: [1, 2, 3, 8, 4, 5, 9]
      case .removedBefore: [3, 4, 5]
      case .removedAfter: [1, 2, 3, 5]
      case .reversed: [5, 4, 3, 2, 1]
      case .shuffled: [4, 3, 1, 5, 2]
      case .othersReplaced: [8, 9, 3, 5, 10, 11]
      case .neighbourKnown, .betterVersion: nil
      }
    }

    func happen(to drive: inout Drive) {
      if let ids {
        drive.replacePhotos(ids.map { (id: $0, size: .canonical) })
      } else if self == .betterVersion {
        for id: Int32 in [3, 5] { drive.size(id, 8000, 6000) }
      } else {
        for id: Int32 in [2, 4] { drive.size(id, 3000, 4000) }
      }
    }

    /// Whether the pages beside the current one stay what they were.
    var leavesNeighbours: Bool {
      switch self {
      case .insertedBefore, .neighbourKnown, .betterVersion: true
      default: false
      }
    }
  }

  @Test("each moment is what it says it is", arguments: Moment.allCases)
  func moments(moment: Moment) {
    var drive = moment.drive()
    #expect(drive.scene.phase == moment.phase)
    #expect(drive.scene.needsFrame == moment.movesByItself || moment == .quickZooming)
  }

  @Test(
    "what happens to others moves nothing that is seen, in no phase", arguments: Moment.allCases)
  func others(moment: Moment) {
    for change in Change.allCases {
      var drive = moment.drive()
      let before = drive.scene
      change.happen(to: &drive)
      let after = drive.scene
      #expect(near(after.rect, before.rect, 1e-6), "\(change)")
      #expect(after.current == before.current && after.phase == before.phase, "\(change)")
      #expect(near(after.backdrop, before.backdrop, 1e-9), "\(change)")
      #expect(near(after.turn, before.turn, 1e-9), "\(change)")
      let times = before.scale / before.restScale.pointsPerPixel
      #expect(near(after.scale / after.restScale.pointsPerPixel, times, 1e-9), "\(change)")
      comesToRest(&drive, "\(change)")
    }
  }

  @Test(
    "nor does it change the way on, where the neighbours are what they were",
    arguments: Moment.allCases)
  func wayOn(moment: Moment) {
    for change in Change.allCases where change.leavesNeighbours {
      var drive = moment.drive()
      var undisturbed = drive
      let (current, end) = (drive.scene.current, drive.time + 1)
      change.happen(to: &drive)
      while drive.time < end, drive.wait(0.025).current == current {
        let other = undisturbed.wait(0.025)
        #expect(near(drive.scene.rect, other.rect, 1e-5), "\(change)")
        #expect(drive.scene.phase == other.phase, "\(change)")
      }
    }
  }

  @Test(
    "held, the finger goes on from what it holds, though the ends of the pages are others",
    arguments: [Moment.draggingPages, .draggingPastTheLastPage, .handingOver])
  func heldAtNewEnds(moment: Moment) {
    for ids: [Int32] in [[3, 5], [5, 3], [3], [5], [3, 5, 6], [2, 3], [4, 5]] {
      var drive = moment.drive()
      let before = drive.scene
      guard let current = before.current, ids.contains(current.rawValue) else { continue }
      drive.replacePhotos(ids.map { (id: $0, size: .canonical) })
      #expect(near(drive.scene.rect, before.rect, 1e-6), "\(ids)")
      // A point further, and the pages follow by a point, or by less where they resist now.
      let x = moment == .handingOver ? 390.0 - 17 - 600 : moment == .draggingPages ? 163 : 83
      drive.move(x - 1, 400)
      let moved = before.rect.origin.x - drive.scene.rect.origin.x
      #expect(moved > 0.05 && moved < 1.000_001, "\(ids): \(moved)")
      comesToRest(&drive, "\(ids)")
    }
  }

  @Test(
    "when it goes itself the next is there, and fingers harm nothing", arguments: Moment.allCases)
  func gone(moment: Moment) {
    for ids: [Int32] in [[1, 2, 4], [4, 2, 1], [1], []] {
      var drive = moment.drive()
      drive.replacePhotos(ids.map { (id: $0, size: PixelSize(width: 3000, height: 4000)) })
      let scene = drive.scene
      #expect(scene.pages.count == min(ids.count, 1), "\(ids)")
      #expect(scene.current.map { ids.contains($0.rawValue) } ?? ids.isEmpty, "\(ids)")
      #expect(scene.page == scene.page.rounded(), "\(ids): pages stand where they are")
      drive.move(120, 300)
      drive.scroll(30, 10, .changed, after: 0.016)
      drive.magnify(1.2, .changed)
      comesToRest(&drive, "\(ids)")
      drive.flick(from: (100, 400), by: (150, 0))
      comesToRest(&drive, "\(ids), and a swipe")
    }
  }

  @Test(
    "another picture under the same id is laid out anew, in every phase", arguments: Moment.allCases
  )
  func anotherPicture(moment: Moment) {
    var drive = moment.drive()
    drive.size(3, 3000, 2000)
    drive.size(5, 3000, 2000)
    drive.move(120, 300)
    comesToRest(&drive, "\(moment)")
    drive.go(3, animated: false)
    if !drive.scene.dismissed, drive.scene.rotation == .none {
      #expect(near(drive.scene.rect.size.height, 800.0 / 3))
    }
  }

  @Test(
    "48 when the viewport goes, fingers hold nothing any more; when it comes back, all is at rest",
    arguments: Moment.allCases)
  func viewportGone(moment: Moment) {
    var drive = moment.drive()
    drive.resize(0, 0)
    let gone = drive.scene
    #expect(gone.page == gone.page.rounded() && gone.pages.count == 0)
    drive.move(120, 300)
    // A photo that comes back or leaves goes on by itself.
    #expect(drive.scene.rect == gone.rect || gone.phase == .animating)
    drive.lift()
    drive.resize(400, 800)
    comesToRest(&drive, "\(moment)")
    #expect(drive.scene.dismissed || drive.scene.pages.count == 1)
  }

  /// Everything is let go: it rests within its bounds, and what began has ended.
  private func comesToRest(_ drive: inout Drive, _ words: String) {
    let rest = drive.letGo()
    #expect(rest.phase == .idle && !rest.needsFrame, "\(words)")
    #expect(rest.page == rest.page.rounded(), "\(words)")
    #expect(rest.zoomScale >= rest.minimumZoomScale, "\(words)")
    #expect(rest.zoomScale <= rest.maximumZoomScale, "\(words)")
    var grammar = Grammar()
    var problems: [String] = []
    drive.viewer.drainNotices {
      if let problem = grammar.take($0.kind) { problems.append(problem) }
    }
    #expect(problems.isEmpty && grammar.open == nil, "\(words): \(problems)")
  }
}
