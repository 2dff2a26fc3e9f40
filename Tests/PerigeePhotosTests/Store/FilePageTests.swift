import PerigeeCore
import PictureSupport
import Testing

@testable import PerigeePhotos

@Suite("Pages inside one file")
struct FilePageTests {
  private static let red = TestPicture.Colour(200, 40, 40)
  private static let green = TestPicture.Colour(40, 160, 60)
  private static let blue = TestPicture.Colour(50, 70, 200)
  private let folder = TemporaryFolder()
  private let album: Album
  private let store: PhotoStore
  private var id: PhotoID { album.photos[0] }

  init() throws {
    let path = folder.appending("icon.ico")
    let icon = PlainFiles.icon([
      .solid(width: 16, height: 16, Self.red), .solid(width: 64, height: 32, Self.green),
      .solid(width: 32, height: 32, Self.blue),
    ])
    folder.file("icon.ico".utf8, icon)
    album = Album(opening: [path])
    store = PhotoStore(album: album, decoder: DecoderClient(executable: Programs.decoder))
  }

  private func want(_ page: Int) {
    store.want(
      PhotoDemand(
        wishes: [.init(id: id, level: .fit(width: 100, height: 100), page: page)]))
  }

  private func isShown(_ page: Int, _ width: Int, _ colour: TestPicture.Colour) -> Bool {
    guard let header = store.header(of: id), let picture = store.picture(of: id),
      header.page == page, header.width == width, picture.width == width
    else { return false }
    return picture.bytes.load(fromByteOffset: 2, as: UInt8.self) == colour.red
  }

  @Test("an icon opens at its largest size, and its other sizes are pages of it")
  func icon() {
    want(0)
    pump("the largest") { isShown(0, 64, Self.green) }
    #expect(store.header(of: id)?.frames == 3)
    want(1)
    pump("the one of half the size") { isShown(1, 32, Self.blue) }
    want(2)
    pump("the smallest") { isShown(2, 16, Self.red) }
    want(0)
    pump("the largest again") { isShown(0, 64, Self.green) }
  }

  @Test("until another page is there the present one stays, header and picture together")
  func stays() {
    want(0)
    pump("the largest") { isShown(0, 64, Self.green) }
    var seen: [[Int?]] = []
    defer { store.onChange = nil }
    store.onChange = { [store] id in
      seen.append([
        store.header(of: id)?.page, store.header(of: id)?.width, store.picture(of: id)?.width,
      ])
    }
    want(1)
    #expect(isShown(0, 64, Self.green))
    pump("the next page") { isShown(1, 32, Self.blue) }
    #expect(seen.allSatisfy { $0 == [0, 64, 64] || $0 == [1, 32, 32] })
  }

  @Test("turning on before a page is there ends with the last one asked for")
  func quickly() {
    want(0)
    want(1)
    want(2)
    pump("the smallest") { isShown(2, 16, Self.red) }
    #expect(store.state(of: id) == .ready)
  }

  @Test("a page that is not there fails, and the others can still be turned to")
  func missing() {
    want(0)
    pump("the largest") { isShown(0, 64, Self.green) }
    want(9)
    pump("the failure") { if case .failed = store.state(of: id) { true } else { false } }
    want(1)
    pump("the next page") { isShown(1, 32, Self.blue) }
    #expect(store.state(of: id) == .ready)
  }
}
