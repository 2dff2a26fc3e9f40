import PerigeeCore

/// What may be going on in a viewer when something else happens to it: every phase, in its midst.
enum Moment: CaseIterable {
  case resting, touched, draggingPages, draggingPastTheLastPage, handingOver
  case panning, panningPastAnEdge, pinching, pinchingPastTheMaximum, quickZooming
  case snapping, bouncingAtTheLastPage, turningByButton
  case flinging, bouncingAtAnEdge, returningToTheMaximum, doubleTapZooming, rotating
  case dismissing, comingBack, leaving
  case touchpadPanning, touchpadPaging, touchpadPinching

  /// The settings of ``drive()``: those of ios with a level that no version of a photo moves.
  static let settings = Settings.ios.with {
    $0.maximumZoom = .timesFit(10)
    $0.pagingWhileZoomed = .handoff
  }

  /// Five photos, in this phase on the third; the last page's are on the fifth.
  func drive() -> Drive {
    var drive = Drive(Self.settings, count: 5, current: place)
    switch self {
    case .resting: drive.settle()
    case .touched: drive.down(200, 400)
    case .draggingPages: drive.drag(from: (300, 400), by: (-120, 0))
    case .draggingPastTheLastPage: drive.drag(from: (300, 400), by: (-200, 0))
    case .handingOver:
      drive.zoom(to: 0.3)
      drive.drag(from: (390, 400), by: (-600, 0))
    case .panning:
      drive.zoom(to: 0.6)
      drive.drag(from: (200, 400), by: (-60, 40))
    case .panningPastAnEdge:
      drive.zoom(to: 0.6)
      drive.drag(from: (200, 400), by: (-60, 1200))
    case .pinching: drive.pinch(around: 180, 420, to: 3)
    case .pinchingPastTheMaximum: drive.pinch(around: 180, 420, to: 14)
    case .quickZooming:
      drive.tap(180, 420)
      drive.time += 0.1
      drive.down(180, 420)
      drive.move(180, 440)
      drive.move(180, 560)
    case .snapping: thrown(&drive) { $0.flick(from: (300, 400), by: (-120, 0)) }
    case .bouncingAtTheLastPage: thrown(&drive) { $0.flick(from: (300, 400), by: (-120, 0)) }
    case .turningByButton: thrown(&drive) { $0.command(.nextPage, .button) }
    case .flinging:
      drive.zoom(to: 0.9)
      thrown(&drive) { $0.flick(from: (200, 300), by: (60, 90)) }
    case .bouncingAtAnEdge:
      drive.zoom(to: 0.9)
      drive.drag(from: (200, 200), by: (20, 1600))
      thrown(&drive) { $0.lift(after: 0.2) }
    case .returningToTheMaximum:
      drive.pinch(around: 180, 420, to: 14)
      thrown(&drive) { $0.liftPinch(around: 180, 420, at: 14) }
    case .doubleTapZooming: thrown(&drive) { $0.doubleTap(150, 420) }
    case .rotating: thrown(&drive) { $0.command(.rotateRight) }
    case .dismissing: drive.drag(from: (200, 300), by: (20, 110))
    case .comingBack:
      drive.drag(from: (200, 300), by: (20, 90))
      thrown(&drive) { $0.lift(after: 0.2) }
    case .leaving: thrown(&drive) { $0.flick(from: (200, 300), by: (20, 300)) }
    case .touchpadPanning:
      drive.zoom(to: 0.6)
      drive.scroll(0, 0, .began)
      drive.scroll(40, 30, .changed, after: 0.016)
    case .touchpadPaging:
      drive.scroll(0, 0, .began)
      drive.scroll(120, 0, .changed, after: 0.016)
    case .touchpadPinching:
      drive.magnify(1, .began)
      drive.magnify(1.7, .changed)
    }
    return drive
  }

  private var place: Int32 {
    switch self {
    case .draggingPastTheLastPage, .bouncingAtTheLastPage: 5
    default: 3
    }
  }

  /// Does it, and waits until what it sets going is under way.
  private func thrown(_ drive: inout Drive, _ does: (inout Drive) -> Void) {
    does(&drive)
    drive.wait(0.06)
  }

  /// What the viewer says it does.
  var phase: Scene.Phase {
    switch self {
    case .resting: .idle
    case .touched: .tracking
    case .draggingPages, .draggingPastTheLastPage, .handingOver, .touchpadPaging: .paging
    case .panning, .panningPastAnEdge, .touchpadPanning: .panning
    case .pinching, .pinchingPastTheMaximum, .touchpadPinching: .pinching
    case .quickZooming: .tapDragging
    case .snapping, .flinging: .decelerating
    case .bouncingAtTheLastPage, .bouncingAtAnEdge, .returningToTheMaximum: .bouncing
    case .turningByButton, .doubleTapZooming, .rotating, .comingBack, .leaving: .animating
    case .dismissing: .dismissing
    }
  }

  /// Whether nothing holds it any more.
  var movesByItself: Bool {
    switch phase {
    case .decelerating, .bouncing, .animating: true
    default: false
    }
  }
}

extension Drive {
  /// Lifts whatever is down, and lets everything come to rest.
  @discardableResult
  mutating func letGo() -> Scene {
    lift(after: 0.2)
    up(200, 400, finger: 2)
    magnify(1, .ended)
    scroll(0, 0, .ended)
    return settle()
  }
}
