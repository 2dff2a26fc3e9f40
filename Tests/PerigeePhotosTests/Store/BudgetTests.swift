import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("The budget of bytes")
struct BudgetTests {
  /// Each picture takes 100 × 100 × 4 bytes.
  static let one = 40_000

  @Test("lets the photos go that were not wanted for longest; what is known of them stays")
  func longestFirst() {
    let photos = StoreFixture(Array(repeating: "show 100x100", count: 4), budget: 2 * Self.one)
    for index in 0..<3 {
      photos.want(index)
      pump("photo \(index)") { photos.isReady(index) }
    }
    #expect(photos.store.state(of: photos[0]) == .waiting)
    #expect(photos.store.header(of: photos[0]) != nil)
    #expect(photos.isReady(1))
    photos.want(1)
    photos.want(3)
    pump("photo 3") { photos.isReady(3) }
    #expect(photos.isReady(1))
    #expect(!photos.isReady(2))
  }

  @Test("never lets a photo go that is wanted now")
  func wanted() {
    let photos = StoreFixture(Array(repeating: "show 100x100", count: 3), budget: Self.one)
    photos.want(0, 1, 2)
    pump("all") { (0..<3).allSatisfy(photos.isReady) }
    photos.want(1)
    #expect(photos.isReady(1))
    #expect(!photos.isReady(0))
    #expect(!photos.isReady(2))
  }

  @Test("holds four pictures of a screen of 1280 × 800 and a sharper part, as it is")
  func standard() {
    #expect(PhotoStore.standardBudget >= 5 * 1280 * 800 * 4)
  }

  @Test("a photo that was let go is read again when it is wanted")
  func again() {
    let photos = StoreFixture(["show 100x100", "show 100x100"], budget: Self.one)
    photos.want(0)
    pump("the first") { photos.isReady(0) }
    photos.want(1)
    pump("the second") { photos.isReady(1) }
    photos.want(0)
    pump("the first again") { photos.isReady(0) }
    #expect(photos.log.map(\.photo) == [0, 1, 0])
  }
}
