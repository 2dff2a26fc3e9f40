import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("A sharper part")
struct DetailTests {
  func detail(of id: PhotoID, x: Int = 10) -> PhotoDemand.Detail {
    .init(
      id: id, region: PhotoRegion(x: x, y: 0, width: 50, height: 40),
      level: .exact(width: 25, height: 20))
  }

  @Test("comes after the whole photo and says which part it is")
  func afterWhole() {
    let photos = StoreFixture(["gate GATE 400x400"])
    photos.want(0, detail: detail(of: photos[0]))
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    #expect(photos.log.count == 1)
    photos.openGate()
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
    let picture = photos.store.detail(of: photos[0])
    #expect(picture?.width == 25)
    #expect(picture?.region == PhotoRegion(x: 10, y: 0, width: 50, height: 40))
    #expect(photos.store.picture(of: photos[0])?.region == nil)
  }

  @Test("stays until the next part is there, and goes with the photo")
  func stays() {
    let photos = StoreFixture(["show 400x400", "show 400x400"])
    photos.want(0, detail: detail(of: photos[0]))
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
    photos.want(0, detail: detail(of: photos[0], x: 20))
    #expect(photos.store.detail(of: photos[0])?.region?.x == 10)
    pump("the next part") { photos.store.detail(of: photos[0])?.region?.x == 20 }
    photos.want(1, 0)
    #expect(photos.store.detail(of: photos[0]) == nil)
    #expect(photos.isReady(0))
  }

  @Test("that reaches beyond the photo's corner is cut to it, and one outside is not asked for")
  func cut() {
    let photos = StoreFixture(["show 400x400"])
    var wish = detail(of: photos[0], x: -20)
    photos.want(0, detail: wish)
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
    #expect(photos.store.detail(of: photos[0])?.region?.x == 0)
    #expect(photos.store.detail(of: photos[0])?.region?.width == 30)
    wish.region.width = 0
    photos.want(0, detail: wish)
    #expect(photos.decoder.isVisibleIdle)
  }

  @Test("that fails leaves the whole photo, and is not asked for again")
  func fails() {
    let photos = StoreFixture(["show 400x400"])
    photos.want(0)
    pump("the whole") { photos.isReady(0) }
    photos.folder.file("0", "refuse #0")
    photos.want(0, detail: detail(of: photos[0]))
    pump("the refusal") { photos.log.count == 2 && photos.decoder.isVisibleIdle }
    #expect(photos.isReady(0))
    photos.want(0)
    photos.want(0, detail: detail(of: photos[0]))
    #expect(photos.decoder.isVisibleIdle)
  }
}
