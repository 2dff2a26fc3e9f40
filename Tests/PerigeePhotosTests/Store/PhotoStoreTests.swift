import Glibc
import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("Keeping photos ready")
struct PhotoStoreTests {
  @Test("a photo goes from waiting over loading to ready, its header before its picture")
  func states() {
    let photos = StoreFixture(["gate GATE 400x200"])
    #expect(photos.store.state(of: photos[0]) == .waiting)
    photos.want(0)
    #expect(photos.store.state(of: photos[0]) == .loading)
    #expect(photos.changes.isEmpty)
    pump("the header") { photos.store.header(of: photos[0])?.width == 400 }
    #expect(photos.changes == [photos[0]])
    #expect(photos.store.picture(of: photos[0]) == nil)
    photos.openGate()
    pump("the picture") { photos.isReady(0) }
    #expect(photos.store.picture(of: photos[0])?.width == 100)
    #expect(photos.changes == [photos[0], photos[0]])
  }

  @Test("the photo on the screen comes first, then the others in the order they are wanted")
  func order() {
    let photos = StoreFixture(["show", "show", "gate GATE", "show"])
    photos.want(2, 3, 1, 0)
    pump("the header") { photos.store.header(of: photos[2]) != nil }
    #expect(photos.log.map(\.photo) == [2])
    photos.openGate()
    pump("all") { (0..<4).allSatisfy(photos.isReady) }
    #expect(photos.log.map(\.photo).first == 2)
    // Two at a time: the last wish is never among the first two of three.
    #expect(Set(photos.log.map(\.photo)[1...2]) == [3, 1])
  }

  @Test("what is wanted again is not asked for again, and another size is asked for once")
  func askedOnce() {
    let photos = StoreFixture(["show 400x200", "show 400x200"])
    photos.want(0, 1)
    pump("both") { photos.isReady(0) && photos.isReady(1) }
    photos.want(1, 0)
    photos.want(0)
    photos.want(0, 1)
    #expect(photos.log.count == 2)
    photos.want(0, 1, box: 200)
    pump("the larger") { photos.store.picture(of: photos[1])?.width == 200 }
    #expect(photos.log.map(\.photo) == [0, 1, 0, 1])
  }

  @Test("a photo smaller than the box is complete in every larger box")
  func small() {
    let photos = StoreFixture(["show 40x30"])
    photos.want(0)
    pump("the picture") { photos.isReady(0) }
    photos.want(0, box: 300)
    #expect(photos.decoder.isVisibleIdle)
    #expect(photos.store.picture(of: photos[0])?.width == 40)
  }

  @Test("the picture there is stays until the sharper one arrives")
  func kept() {
    let photos = StoreFixture(["show 400x400"])
    photos.want(0, box: 50)
    pump("the picture") { photos.isReady(0) }
    photos.folder.file("0", "gate \(photos.folder.appending("gate").display) 400x400 #0")
    photos.want(0, box: 400)
    pump("the second request") { photos.log.count == 2 }
    #expect(photos.store.picture(of: photos[0])?.width == 50)
    #expect(photos.isReady(0))
    photos.openGate()
    pump("the sharper one") { photos.store.picture(of: photos[0])?.width == 400 }
  }

  @Test("a result for a photo that has gone is dropped")
  func dropped() {
    let photos = StoreFixture(["gate GATE", "show"])
    photos.want(0)
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    photos.want(1)
    photos.openGate()
    pump("the other") { photos.isReady(1) }
    #expect(photos.store.state(of: photos[0]) == .waiting)
    #expect(photos.store.picture(of: photos[0]) == nil)
    photos.want(0)
    pump("the first") { photos.isReady(0) }
  }

  @Test("a photo that failed is tried again only when asked to")
  func retry() {
    let photos = StoreFixture(["refuse", "show 400x400"])
    photos.want(0, 1)
    pump("both") { photos.failure(0) != nil && photos.isReady(1) }
    photos.want(1, 0)
    photos.want(0, 1, box: 50)
    pump("the other size") { photos.log.count == 3 }
    #expect(photos.log.map(\.photo) == [0, 1, 1])

    photos.folder.file("0", "show 60x60 #0")
    photos.store.retry(photos[0])
    #expect(photos.store.state(of: photos[0]) == .loading)
    pump("the picture") { photos.isReady(0) }
  }

  @Test("a larger size that fails leaves the picture there is")
  func largerFails() {
    let photos = StoreFixture(["show 400x400"])
    photos.want(0, box: 50)
    pump("the picture") { photos.isReady(0) }
    photos.folder.file("0", "refuse #0")
    photos.want(0, box: 400)
    pump("the refusal") { photos.log.count == 2 && photos.decoder.isVisibleIdle }
    #expect(photos.isReady(0))
    #expect(photos.store.picture(of: photos[0])?.width == 50)
    photos.want(0, box: 50)
    photos.want(0, box: 400)
    #expect(photos.decoder.isVisibleIdle)
  }

  @Test("a partial picture says what is missing")
  func partial() {
    let photos = StoreFixture(["show 40x40 partial"])
    photos.want(0)
    pump("the picture") { photos.isReady(0) }
    #expect(photos.store.picture(of: photos[0])?.partialReason == "The end is missing.")
  }

  @Test("a header whose pixels fail is a failure, and the size stays known")
  func headerOnly() {
    let photos = StoreFixture(["half 400x300"])
    photos.want(0)
    pump("the verdict") { photos.failure(0) != nil }
    #expect(photos.failure(0)?.cause == .damaged)
    #expect(photos.store.header(of: photos[0])?.height == 300)
  }

  @Test("without a decoder every photo says so, and trying one again tries them all")
  func noDecoder() {
    let place = TemporaryFolder()
    let executable = place.appending("decoder")
    let photos = StoreFixture(["show", "show"], executable: executable)
    photos.want(0, 1)
    pump("both") { photos.failure(0) != nil && photos.failure(1) != nil }
    #expect(photos.failure(1)?.cause == .decoderMissing)
    _ = Programs.scriptedDecoder.withCString { target in
      executable.withCString { symlink(target, $0) }
    }
    photos.store.retry(photos[0])
    pump("both") { photos.isReady(0) && photos.isReady(1) }
  }

  @Test("an empty demand cancels all, and an unknown id is nobody's failure")
  func empty() {
    let photos = StoreFixture(["gate GATE"])
    photos.want(0)
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    photos.store.want(PhotoDemand())
    #expect(photos.store.state(of: photos[0]) == .waiting)
    let unknown = PhotoID(rawValue: 99)
    photos.store.want(.init(wishes: [.init(id: unknown, level: .fit(width: 1, height: 1))]))
    photos.store.retry(unknown)
    #expect(photos.store.picture(of: unknown) == nil)
    #expect(photos.decoder.isVisibleIdle)
  }
}
