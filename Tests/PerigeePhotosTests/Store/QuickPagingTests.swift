import PerigeeCore
import PerigeeWire
import PictureSupport
import Testing

@testable import PerigeePhotos

@Suite("Paging faster than photos decode")
struct QuickPagingTests {
  @Test("the photo stopped at is shown, no photo fails, and nothing piles up")
  func scripted() {
    let count = 60
    let photos = StoreFixture(Array(repeating: "show 200x200", count: count))
    for index in 0..<count {
      photos.want(index, min(index + 1, count - 1), min(index + 2, count - 1), max(index - 1, 0))
      var turned = false
      MainLoop.post { turned = true }
      pump("a turn of the loop") { turned }
    }
    pump("the last photo") { photos.isReady(count - 1) }
    #expect((0..<count).allSatisfy { photos.failure($0) == nil })
    #expect(Holdings.decoders.count <= 2)
  }

  @Test("the same with the real decoder, forwards and back")
  func real() throws {
    let folder = TemporaryFolder()
    let paths = try (0..<12).map { index in
      let path = folder.appending("\(index).jpg")
      try TestPicture.ramps(width: 900, height: 600).write(to: path.display, as: .jpeg)
      return path
    }
    let album = Album(opening: paths)
    let decoder = DecoderClient(executable: Programs.decoder)
    let store = PhotoStore(album: album, decoder: decoder)
    let order = Array(album.photos.indices) + album.photos.indices.reversed()
    for (step, index) in order.enumerated() {
      let around = [index, index + 1, index + 2, index - 1].filter(album.photos.indices.contains)
      store.want(
        PhotoDemand(
          wishes: around.map { .init(id: album.photos[$0], level: .fit(width: 600, height: 600)) }))
      // Some photos get the time to begin, others to end.
      pump("a photo now and then") {
        step % 3 != 0 || store.header(of: album.photos[index]) != nil
      }
    }
    pump("the photo stopped at") { store.state(of: album.photos[0]) == .ready }
    pump("its neighbours") { (1...2).allSatisfy { store.state(of: album.photos[$0]) == .ready } }
    #expect(store.picture(of: album.photos[0])?.width == 600)
    for id in album.photos {
      if case .failed(let failure) = store.state(of: id) { Issue.record("\(failure)") }
    }
  }

  @Test("a store that is let go leaves the decoder to the next one")
  func letGo() {
    let decoder = DecoderClient(executable: Programs.scriptedDecoder)
    let folder = TemporaryFolder()
    let gate = folder.appending("gate").display
    let held = (0..<4).map { folder.file("\($0)", "gate \(gate)") }
    var store: PhotoStore? = PhotoStore(album: Album(opening: held), decoder: decoder)
    store?.askForFirst(fittingWidth: 10, height: 10)
    store = nil
    #expect(decoder.isVisibleIdle)
    let next = PhotoStore(
      album: Album(opening: [folder.file("next", "show")]), decoder: decoder)
    next.askForFirst(fittingWidth: 10, height: 10)
    pump("the next album's photo") { next.state(of: PhotoID(rawValue: 0)) == .ready }
  }
}
