import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("Reading a photo again")
struct ReloadTests {
  /// A store with one photo of 400 × 200 that is there.
  private func shown() -> StoreFixture {
    let photos = StoreFixture(["show 400x200"])
    photos.want(0)
    pump("the picture") { photos.isReady(0) }
    return photos
  }

  @Test("header and picture stay until the new ones are there, and then change together")
  func oneStep() {
    let photos = shown()
    let old = photos.store.picture(of: photos[0])
    photos.folder.file("0", "gate \(photos.folder.appending("gate").display) 200x400 #0")
    photos.store.reload(photos[0])
    pump("the second request") { photos.log.count == 2 }
    // A third request is answered after what the second one has to say before its picture.
    let other = photos.decoder.ask(photos.folder.file("other", "show 30x30 #1"))
    pump("the other photo") { other.answers.isDone }
    #expect(photos.isReady(0))
    #expect(photos.store.picture(of: photos[0]) === old)
    #expect(photos.store.header(of: photos[0])?.width == 400)
    var seen: [(header: Int?, picture: Int?)] = []
    // The store would keep itself alive, and its decoder with it.
    defer { photos.store.onChange = nil }
    photos.store.onChange = { id in
      seen.append((photos.store.header(of: id)?.width, photos.store.picture(of: id)?.width))
    }
    photos.openGate()
    pump("the new picture") { photos.store.picture(of: photos[0]) !== old }
    #expect(photos.store.header(of: photos[0])?.width == 200)
    #expect(photos.store.picture(of: photos[0])?.width == 50)
    #expect(seen.allSatisfy { $0 == (400, 100) || $0 == (200, 50) })
  }

  @Test("a file that has gone since is said to be gone, and comes back by reloading")
  func gone() {
    let photos = shown()
    photos.folder.remove("0")
    photos.store.reload(photos[0])
    pump("the failure") { photos.failure(0)?.cause == .gone }
    #expect(photos.store.picture(of: photos[0]) == nil)
    photos.folder.file("0", "show 300x300 #0")
    photos.store.reload(photos[0])
    pump("the picture") { photos.isReady(0) }
    #expect(photos.store.header(of: photos[0])?.width == 300)
  }

  @Test("the sharper part of the old picture goes with it, and is asked for anew")
  func detail() {
    let photos = shown()
    let detail = PhotoDemand.Detail(
      id: photos[0], region: PhotoRegion(x: 0, y: 0, width: 200, height: 100),
      level: .exact(width: 200, height: 100))
    photos.want(0, detail: detail)
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
    let (old, oldPart) = (
      photos.store.picture(of: photos[0]), photos.store.detail(of: photos[0])
    )
    // The store would keep itself alive, and its decoder with it.
    defer { photos.store.onChange = nil }
    photos.store.onChange = { id in
      // Never the new picture under a part of the old one.
      #expect(
        photos.store.picture(of: id) === old || photos.store.detail(of: id) !== oldPart)
    }
    photos.store.reload(photos[0])
    pump("the new part") {
      photos.store.detail(of: photos[0]) != nil && photos.store.detail(of: photos[0]) !== oldPart
    }
    #expect(photos.store.picture(of: photos[0]) !== old)
  }

  @Test("a photo that was left while it was read again is read when it comes back")
  func left() {
    let photos = StoreFixture(["show 400x200", "show"])
    photos.want(0)
    pump("the picture") { photos.isReady(0) }
    photos.folder.file("0", "gate \(photos.folder.appending("gate").display) 200x400 #0")
    photos.store.reload(photos[0])
    photos.want(1)
    pump("the other photo") { photos.isReady(1) }
    #expect(photos.store.header(of: photos[0])?.width == 400)
    photos.openGate()
    photos.want(0)
    pump("the new picture") { photos.store.header(of: photos[0])?.width == 200 }
    #expect(photos.store.picture(of: photos[0])?.height == 100)
  }

  @Test("asking twice reads it once more, not twice")
  func twice() {
    let photos = shown()
    let old = photos.store.picture(of: photos[0])
    photos.store.reload(photos[0])
    photos.store.reload(photos[0])
    pump("the new picture") { photos.store.picture(of: photos[0]) !== old }
    #expect(photos.decoder.isVisibleIdle)
  }
}
