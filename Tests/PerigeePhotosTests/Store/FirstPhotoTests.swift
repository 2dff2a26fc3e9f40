import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("The first photo")
struct FirstPhotoTests {
  @Test("is asked for before anything else is known, and kept for a window of another size")
  func keptForOtherSize() {
    let photos = StoreFixture(["gate GATE 400x400"])
    photos.store.askForFirst(fittingWidth: 80, height: 80)
    #expect(photos.store.state(of: photos[0]) == .loading)
    photos.want(0, box: 200)
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    photos.openGate()
    pump("the first picture") { photos.isReady(0) }
    #expect(photos.store.picture(of: photos[0])?.width == 80)
    pump("the right one") { photos.store.picture(of: photos[0])?.width == 200 }
    #expect(photos.log.count == 2)
  }

  @Test("is not asked for twice when the window has the size that was assumed")
  func sameSize() {
    let photos = StoreFixture(["show 400x400"])
    photos.store.askForFirst(fittingWidth: 100, height: 100)
    photos.want(0)
    pump("the picture") { photos.isReady(0) }
    #expect(photos.log.count == 1)
    #expect(photos.decoder.isVisibleIdle)
  }

  @Test("that does not exist is a failure at once")
  func missing() {
    let folder = TemporaryFolder()
    let album = Album(opening: [folder.appending("none.jpg")])
    let store = PhotoStore(
      album: album, decoder: DecoderClient(executable: Programs.scriptedDecoder))
    store.askForFirst(fittingWidth: 100, height: 100)
    #expect(
      store.state(of: album.photos[0])
        == .failed(PhotoFailure(.gone, details: "No such file or directory")))
  }

  @Test("of a folder that is not listed yet is not asked for")
  func unlisted() {
    let folder = TemporaryFolder()
    folder.file("a.jpg", "show")
    let decoder = DecoderClient(executable: Programs.scriptedDecoder)
    let store = PhotoStore(album: Album(opening: [folder.path]), decoder: decoder)
    store.askForFirst(fittingWidth: 100, height: 100)
    #expect(decoder.isVisibleIdle)
  }
}
