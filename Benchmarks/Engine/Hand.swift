import PerigeeCore

/// A person who swipes, pinches, pans, scrolls and presses keys, each event and frame measured.
struct Hand {
  private var viewer: Viewer
  private var now = 0.0
  private(set) var events = Costs(room: Self.room)
  private(set) var frames = Costs(room: Self.room)
  /// More than are measured.
  private static let room = 1_000_000

  /// A viewer in the middle of so many photos.
  init(photos count: Int) {
    let photos = (0..<count).map {
      Photo(id: PhotoID(rawValue: Int32($0)), size: PixelSize(width: 4000, height: 3000))
    }
    viewer = Viewer(
      photos: photos, current: PhotoID(rawValue: Int32(count / 2)),
      viewport: ViewSize(width: 400, height: 800), settings: .gtk.with { $0.loop = true })
  }

  /// Begins the measurements anew.
  mutating func forget() {
    events = Costs(room: Self.room)
    frames = Costs(room: Self.room)
  }

  /// Everything once, each to its rest.
  mutating func use() {
    swipe(from: 300, by: -12)
    pinch()
    swipe(from: 100, by: 9)
    touchpad()
    keys()
  }

  private mutating func send(_ event: InputEvent) {
    events.measure { viewer.handle(event, at: now) }
    frame(after: 0)
  }

  private mutating func frame(after seconds: Double) {
    now += seconds
    let scene = frames.measure { viewer.scene(at: now) }
    viewer.drainNotices { _ in }
    precondition(scene.current != nil, "the album is not empty")
  }

  private mutating func rest() { for _ in 0..<60 { frame(after: 1 / 60) } }

  private mutating func swipe(from start: Double, by step: Double) {
    let finger = Finger(rawValue: 1)
    var place = ViewPoint(x: start, y: 400)
    send(.down(finger, at: place, .touch, button: 1))
    for _ in 0..<12 {
      place.x += step
      now += 0.016
      send(.move(finger, to: place))
    }
    send(.up(finger, at: place))
    rest()
  }

  private mutating func pinch() {
    let (one, two) = (Finger(rawValue: 1), Finger(rawValue: 2))
    send(.down(one, at: ViewPoint(x: 180, y: 400), .touch, button: 1))
    send(.down(two, at: ViewPoint(x: 220, y: 400), .touch, button: 1))
    for index in 1...12 {
      now += 0.016
      send(.move(one, to: ViewPoint(x: 180 - 8 * Double(index), y: 400)))
      send(.move(two, to: ViewPoint(x: 220 + 8 * Double(index), y: 400)))
    }
    send(.up(one, at: ViewPoint(x: 84, y: 400)))
    send(.up(two, at: ViewPoint(x: 316, y: 400)))
    rest()
  }

  private mutating func touchpad() {
    let place = ViewPoint(x: 200, y: 400)
    send(.scroll(ViewVector(dx: 0, dy: 0), at: place, .began, []))
    for _ in 0..<10 {
      now += 0.01
      send(.scroll(ViewVector(dx: 6, dy: 9), at: place, .changed, []))
    }
    send(.scroll(ViewVector(dx: 0, dy: 0), at: place, .ended, []))
    rest()
    send(.scroll(ViewVector(dx: 0, dy: -1), at: place, .none, []))
    rest()
  }

  private mutating func keys() {
    for command in [Command.zoomIn, .panRight, .rotateLeft, .rotateRight, .zoomToFit, .nextPage] {
      send(.command(command, .button, at: nil))
      rest()
    }
  }
}
