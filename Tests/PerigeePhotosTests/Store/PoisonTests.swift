import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("A poisoned neighbour")
struct PoisonTests {
  @Test("never touches the process of the photo on the screen")
  func neverTouches() {
    let photos = StoreFixture(["show 400x400", "crash", "show 50x50"])
    photos.want(0, 1, 2)
    pump("the photo") { photos.isReady(0) }
    let pid = photos.decoder.visiblePID
    #expect(pid != nil)
    pump("the verdict and the other neighbour") { photos.failure(1) != nil && photos.isReady(2) }
    #expect(photos.failure(1)?.cause == .crashed)
    #expect(photos.decoder.visiblePID == pid)
    #expect(photos.isReady(0))
    #expect(photos.log.filter { $0.photo != 0 }.allSatisfy { $0.pid != pid })
  }

  @Test("that comes on the screen fails alone; the next one is shown")
  func onScreen() {
    let photos = StoreFixture(["show", "crash", "show"])
    photos.want(0, 1, 2)
    pump("the photo") { photos.isReady(0) }
    photos.want(1, 2, 0)
    pump("the verdict") { photos.failure(1) != nil }
    photos.want(2, 1)
    pump("the next") { photos.isReady(2) }
  }

  @Test("does not go with a photo that comes on the screen while both are prefetched")
  func leftBehind() {
    let photos = StoreFixture(["show", "gate GATE 60x60", "gate GATE crash-later"])
    photos.want(0, 1, 2)
    pump("both in one process") { photos.store.header(of: photos[2]) != nil }
    let prefetch = photos.decoder.prefetchPID
    photos.want(1, 2, 0)
    #expect(photos.decoder.visiblePID == prefetch)
    pump("the header") { photos.store.header(of: photos[1]) != nil }
    photos.openGate()
    pump("both") { photos.isReady(1) && photos.isReady(2) }
    // The photo kept its process and was not begun again; the neighbour moved to the other one.
    #expect(photos.log.filter { $0.photo == 1 }.count == 1)
    let neighbour = photos.log.filter { $0.photo == 2 }.map(\.pid)
    #expect(neighbour.count == 2)
    #expect(neighbour.last != prefetch)
  }

  @Test("waits for the photo on the screen, and so cannot hold it up")
  func waits() {
    let photos = StoreFixture(["gate GATE", "hang"])
    photos.want(0, 1)
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    #expect(photos.decoder.prefetchPID == nil)
    photos.openGate()
    pump("the photo") { photos.isReady(0) }
    pump("the neighbour's process") { photos.log.count == 2 }
    photos.want(0)
    #expect(photos.isReady(0))
  }

  @Test("that was on the screen and is left does not share its process with the next photo")
  func leaves() {
    let photos = StoreFixture(["gate GATE stubborn", "show", "show"])
    photos.want(0, 1)
    pump("the header") { photos.store.header(of: photos[0]) != nil }
    photos.want(1, 2)
    pump("the next photo") { photos.isReady(1) }
    let pids = photos.log.prefix(2).map(\.pid)
    #expect(pids[0] != pids[1])
    #expect(photos.decoder.visiblePID == pids[1])
  }
}
