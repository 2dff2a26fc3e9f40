import PerigeeCore

/// What a use showed and reported.
struct Record: Equatable {
  enum Frames { case asGiven, more, none }

  private(set) var scenes: [Scene] = []
  private(set) var notices: [Notice] = []
  private(set) var end: Scene

  init(of use: RandomUse, frames: Frames, shift: Double = 0) {
    var viewer = use.viewer()
    var notices: [Notice] = []
    var last = 0.0
    for (given, step) in use.steps {
      let time = given + shift
      if frames == .more {
        for share in [0.31, 0.77] {
          _ = viewer.scene(at: last + (time - last) * share)
          viewer.drainNotices { notices.append($0) }
        }
      }
      switch step {
      case .event(let event): viewer.handle(event, at: time)
      case .photos(let photos): viewer.replacePhotos(photos, at: time)
      case .frame: if frames != .none { scenes.append(viewer.scene(at: time)) }
      }
      last = time
    }
    end = viewer.scene(at: last + 20)
    viewer.drainNotices { notices.append($0) }
    self.notices = notices
  }

  /// What differs when `use` is played again, with other frames, or at another time; `nil` when
  /// nothing does (invariants 1 to 4).
  static func problem(in use: RandomUse) -> String? {
    let plain = Record(of: use, frames: .asGiven)
    if plain != Record(of: use, frames: .asGiven) { return "1: the same use gives something else" }
    if plain != Record(of: use, frames: .more) { return "2: more frames change something" }
    let fewer = Record(of: use, frames: .none)
    if plain.notices != fewer.notices { return "3: fewer frames change what is reported" }
    if plain.end != fewer.end { return "3: fewer frames change the end" }
    let later = Record(of: use, frames: .asGiven, shift: 64)
    if plain.notices != later.notices { return "4: a later time changes what is reported" }
    let size = max(1, plain.end.rect.size.width, plain.end.rect.size.height)
    return near(plain.end.rect, later.end.rect, 1e-6 * size)
      ? nil : "4: a later time changes the end"
  }
}
