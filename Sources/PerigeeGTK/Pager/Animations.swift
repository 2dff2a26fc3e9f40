import PerigeeCore
import PerigeePhotos

/// The moving pictures among the photos that are wanted: the current one plays, its neighbours stand.
final class Animations {
  private struct Entry {
    let player: AnimationPlayer
    let header: PhotoHeader
    let revision: Int
  }

  private var entries: [PhotoID: Entry] = [:]
  /// The one that may play.
  private(set) var current: PhotoID?

  /// The player of a photo; `nil` for one that does not move.
  func player(of id: PhotoID?) -> AnimationPlayer? { id.flatMap { entries[$0]?.player } }

  /// Whether one plays now.
  var isPlaying: Bool { player(of: current)?.isPlaying ?? false }

  /// The frame to be seen of a photo; `nil` where that is the photo's own picture.
  func picture(of id: PhotoID) -> Picture? { entries[id]?.player.picture }

  /// Has one photo play that is on the screen, and all others stand still.
  ///
  /// - Parameters:
  ///   - id: the photo; `nil` for none.
  ///   - make: makes a player for it when it has none, or another one is needed.
  func play(
    _ id: PhotoID?, from supply: any PhotoSupplying, at time: Double,
    make: (AnimationTimeline) -> AnimationPlayer
  ) {
    if current != id, let player = player(of: current) { player.disappear(at: time) }
    current = id
    guard let id, supply.picture(of: id) != nil, let header = supply.header(of: id) else { return }
    let revision = supply.revision(of: id)
    if let entry = entries[id], entry.header != header || entry.revision != revision {
      entry.player.disappear(at: time)
      entries[id] = nil
    }
    if entries[id] == nil {
      let timeline = AnimationTimeline(
        frames: header.frames, delays: header.delays, loops: header.loops)
      guard let timeline else { return }
      entries[id] = Entry(player: make(timeline), header: header, revision: revision)
    }
    entries[id]?.player.appear(at: time)
  }

  /// Has the current one stand still: nothing is on the screen.
  func stop(at time: Double) {
    player(of: current)?.disappear(at: time)
    current = nil
  }

  /// Forgets those that are not among these; they begin anew when they come back.
  func keepOnly(_ isKept: (PhotoID) -> Bool, at time: Double) {
    for (id, entry) in entries where !isKept(id) {
      entry.player.disappear(at: time)
      entries[id] = nil
    }
  }
}
