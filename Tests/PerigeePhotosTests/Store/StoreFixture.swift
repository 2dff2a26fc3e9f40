import Glibc
import PerigeeCore
import Testing

@testable import PerigeePhotos

/// A store over files that tell a scripted decoder what to do.
final class StoreFixture {
  let folder = TemporaryFolder()
  let album: Album
  let decoder: DecoderClient
  let store: PhotoStore
  private(set) var changes: [PhotoID] = []

  init(
    _ scripts: [String], budget: Int = PhotoStore.standardBudget, executable: FilePath? = nil
  ) {
    let folder = self.folder
    let paths = scripts.enumerated().map { index, script in
      folder.file(
        "\(index)", "\(script.replacing("GATE", with: folder.appending("gate").display)) #\(index)")
    }
    setenv("SCRIPTED_DECODER_LOG", folder.appending("log").display, 1)
    album = Album(opening: paths)
    decoder = DecoderClient(executable: executable ?? Programs.scriptedDecoder)
    store = PhotoStore(album: album, decoder: decoder, budget: budget)
    store.onChange = { [weak self] in self?.changes.append($0) }
  }

  subscript(index: Int) -> PhotoID { album.photos[index] }

  /// Wants these photos in a box, most urgent first.
  func want(_ indices: Int..., box: Int = 100, detail: PhotoDemand.Detail? = nil) {
    store.want(
      PhotoDemand(
        wishes: indices.map { .init(id: self[$0], level: .fit(width: box, height: box)) },
        detail: detail))
  }

  func isReady(_ index: Int) -> Bool { store.state(of: self[index]) == .ready }

  func failure(_ index: Int) -> PhotoFailure? {
    guard case .failed(let failure) = store.state(of: self[index]) else { return nil }
    return failure
  }

  /// Lets the photos go that wait at the gate.
  func openGate() { folder.file("gate") }

  /// What the decoders were asked, in order: the process and the number of the photo.
  var log: [(pid: Int32, photo: Int)] {
    lines.compactMap { line in
      guard let pid = line.split(separator: " ").first.flatMap({ Int32($0) }),
        let photo = line.split(separator: "#").last.flatMap({ Int($0) })
      else { return nil }
      return (pid, photo)
    }
  }

  /// The lines of that log, as the scripted decoder writes them.
  var lines: [String] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let file = folder.appending("log").withCString { open($0, O_RDONLY) }
    let count = read(file, &bytes, bytes.count)
    close(file)
    let text = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}
