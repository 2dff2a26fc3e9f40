import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("What a file carries of itself")
struct PreviewTests {
  @Test("is seen until the photo is there, in whose place it lies")
  func first() {
    let photos = StoreFixture(["gate GATE 400x300 preview"])
    photos.want(0)
    pump("the preview") { photos.store.picture(of: photos[0])?.width == 16 }
    #expect(photos.store.header(of: photos[0])?.width == 400)
    photos.openGate()
    pump("the photo") { photos.store.picture(of: photos[0])?.width == 100 }
  }

  @Test("has neighbours and sharper parts wait for the photo")
  func waits() {
    let photos = StoreFixture(["gate GATE 400x300 preview", "show 400x300"])
    photos.want(
      0, 1,
      detail: .init(
        id: photos[0], region: PhotoRegion(x: 0, y: 0, width: 50, height: 40),
        level: .exact(width: 50, height: 40)))
    pump("the preview") { photos.store.picture(of: photos[0])?.width == 16 }
    #expect(photos.log.map(\.photo) == [0])
    #expect(photos.store.detail(of: photos[0]) == nil)
    photos.openGate()
    pump("photo, part and neighbour") {
      photos.store.detail(of: photos[0]) != nil && photos.isReady(1)
    }
  }

  @Test("goes with a photo that cannot be shown")
  func fails() {
    let photos = StoreFixture(["half 400x300 preview"])
    photos.want(0)
    pump("the failure") { photos.failure(0)?.cause == .damaged }
    #expect(photos.store.picture(of: photos[0]) == nil)
  }

  @Test("never takes the place of a better picture")
  func better() {
    let photos = StoreFixture(["show 400x300"])
    photos.want(0)
    pump("the photo") { photos.isReady(0) }
    photos.folder.file(
      "0",
      "gate GATE 400x300 preview #0".replacing(
        "GATE", with: photos.folder.appending("gate").display))
    photos.want(0, box: 200)
    pump("the second request") { photos.log.count == 2 }
    photos.openGate()
    pump("the larger photo") { photos.store.picture(of: photos[0])?.width == 200 }
    #expect(!photos.changes.isEmpty)
  }
}
