import CGio
import PerigeeCore
import PerigeePhotos
import PictureSupport

/// Spoilt photos on the whole path from the file to the picture, as a person who pages through them
/// asks for it.
@MainActor
struct Photos {
  /// Seconds a decoder has for one file.
  static let deadline = 1.0
  /// Seconds after which a photo without an answer has blocked the viewer: its deadline twice, since
  /// what fails is tried once more alone, and the start of a new decoder each time on a busy machine.
  static let patience = 2 * deadline + 8
  /// How many photos are opened together.
  private static let albumSize = 40

  let samples: [[UInt8]]
  var mutator: Mutator
  /// Where files go that crashed a decoder or hung it.
  let keepsake: String
  /// How many ended in which way.
  private(set) var outcomes: [String: Int] = [:]
  /// How many were tried.
  private(set) var count = 0

  init(samples: [[UInt8]], seed: UInt64, keepsake: String) {
    self.samples = samples
    mutator = Mutator(seed: seed)
    self.keepsake = keepsake
  }

  /// Tries one album of them; false when a photo got no answer.
  mutating func tryAlbum(decoder: DecoderClient) throws(PictureFailure) -> Bool {
    let folder = try TemporaryFolder()
    var files: [(path: String, bytes: [UInt8])] = []
    for index in 0..<Self.albumSize {
      let bytes = mutator.spoil(samples[mutator.whole(below: samples.count)])
      files.append((try folder.write(bytes, "\(index)"), bytes))
    }
    let album = Album(opening: files.map { FilePath($0.path) })
    let store = PhotoStore(album: album, decoder: decoder)
    for (index, id) in album.photos.enumerated() {
      let around = album.photos[index..<min(index + 3, album.photos.count)]
      store.want(
        PhotoDemand(wishes: around.map { .init(id: $0, level: .fit(width: 256, height: 256)) }))
      let outcome = wait(for: id, in: store)
      count += 1
      outcomes[outcome ?? "no answer", default: 0] += 1
      if outcome == nil || outcome == "crashed" || outcome == "timedOut" {
        try TemporaryFolder.write(
          files[index].bytes, to: "\(keepsake)/\(outcome ?? "blocked")-\(count)")
      }
      if outcome == nil { return false }
    }
    store.want(PhotoDemand())
    return true
  }

  /// How a photo ends; `nil` when it does not.
  private func wait(for id: PhotoID, in store: PhotoStore) -> String? {
    let end = g_get_monotonic_time() + Int(Self.patience * 1_000_000)
    // Wakes the loop, so that it looks at the clock.
    let alarm = g_timeout_add(100, { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    var outcome: String?
    MainLoop.run {
      switch store.state(of: id) {
      case .ready: outcome = store.picture(of: id)?.partialReason == nil ? "shown" : "shown in part"
      case .failed(let failure): outcome = failure.cause.rawValue
      case .waiting, .loading: break
      }
      return outcome != nil || g_get_monotonic_time() > end
    }
    return outcome
  }
}
