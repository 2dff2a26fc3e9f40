import GtkSupport
import PerigeeCore

@testable import PerigeePhotos

/// Photos that move: frames of one colour each, decoded when asked for.
final class MovingSupply: PhotoSupplying {
  /// One photo: its frames' colours and how long each stays in milliseconds.
  struct Moving {
    var colours: [SolidSupply.Colour]
    var delays: [Int]
    var width = 400
    var height = 300
    var loops = 0
  }

  var onChange: ((PhotoID) -> Void)?
  private var photos: [PhotoID: Moving] = [:]
  private var pictures: [PhotoID: Picture] = [:]
  /// What was asked for: the frames with their sizes.
  private(set) var asked: [(frame: Int, level: PhotoLevel)] = []
  private(set) var demand = PhotoDemand()

  subscript(id: PhotoID) -> Moving? {
    get { photos[id] }
    set {
      photos[id] = newValue
      onChange?(id)
    }
  }

  func state(of id: PhotoID) -> PhotoState { pictures[id] == nil ? .loading : .ready }

  func header(of id: PhotoID) -> PhotoHeader? {
    photos[id].map { photo in
      PhotoHeader(
        format: "GIF", width: photo.width, height: photo.height, frames: photo.colours.count,
        delays: photo.colours.count > 1 ? photo.delays : [],
        loops: photo.colours.count > 1 ? photo.loops : nil)
    }
  }

  func picture(of id: PhotoID) -> Picture? { pictures[id] }
  func detail(of id: PhotoID) -> Picture? { nil }
  func retry(_ id: PhotoID) {}

  func want(_ demand: PhotoDemand) {
    self.demand = demand
    for wish in demand.wishes {
      guard let photo = photos[wish.id], let picture = picture(photo.colours[0], wish.level) else {
        continue
      }
      pictures[wish.id] = picture
      EventLoop.whenIdle { [weak self] in self?.onChange?(wish.id) }
    }
  }

  func askForFrame(
    _ frame: Int, of id: PhotoID, level: PhotoLevel, _ answer: @escaping (Picture?) -> Void
  ) -> (() -> Void)? {
    asked.append((frame, level))
    var isWanted = true
    EventLoop.whenIdle { [weak self] in
      guard let self, isWanted, let photo = photos[id] else { return }
      answer(picture(photo.colours[frame], level))
    }
    return { isWanted = false }
  }

  private func picture(_ colour: SolidSupply.Colour, _ level: PhotoLevel) -> Picture? {
    guard case .exact(let width, let height) = level else { return nil }
    return try? Picture.solid(width: width, height: height, colour)
  }
}
