import Glibc
import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("A photo of very many pixels")
struct UnpackingTests {
  private func fixture(_ scripts: String...) -> StoreFixture {
    let photos = StoreFixture(scripts)
    photos.store.unpacksAbove = 100_000
    photos.store.cacheFolder = photos.folder.appending("cache")
    return photos
  }

  private func part(of id: PhotoID, x: Int = 10) -> PhotoDemand.Detail {
    .init(
      id: id, region: PhotoRegion(x: x, y: 0, width: 50, height: 40),
      level: .exact(width: 25, height: 20))
  }

  private func lookClosely(_ photos: StoreFixture, x: Int = 10) {
    photos.want(0, 1, detail: part(of: photos[0], x: x))
  }

  /// The words of the decoder's log: one line for each file it was given.
  private func asked(_ photos: StoreFixture) -> [String] {
    photos.lines.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
  }

  @Test("is unpacked when someone comes close to it, and not before")
  func begins() {
    let photos = fixture("show 1000x1000", "show 1000x1000")
    photos.want(0, 1)
    pump("both photos") { photos.isReady(0) && photos.isReady(1) }
    #expect(photos.store.unpacking(of: photos[0]) == nil)
    lookClosely(photos)
    pump("the unpacked photo") { photos.store.unpacking(of: photos[0]) == .done }
    #expect(photos.store.unpacking(of: photos[1]) == nil)
    #expect(asked(photos).filter { $0.hasPrefix("unpack") } == ["unpack show 1000x1000 #0"])
  }

  @Test("shows its parts from the file while it is unpacked, and from the tiles when it is")
  func parts() {
    let photos = fixture("show 1000x1000", "show 10x10")
    lookClosely(photos)
    pump("the unpacked photo and its part") {
      photos.store.unpacking(of: photos[0]) == .done && photos.store.detail(of: photos[0]) != nil
    }
    // From now on the file itself is not read any more.
    photos.folder.file("0", "refuse #0")
    lookClosely(photos, x: 20)
    pump("the next part") { photos.store.detail(of: photos[0])?.region?.x == 20 }
  }

  @Test("of few pixels is read from its file each time")
  func small() {
    let photos = fixture("show 300x300", "show 10x10")
    lookClosely(photos)
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
    #expect(photos.store.unpacking(of: photos[0]) == nil)
  }

  @Test("is stopped by a person and stays so, while its parts are still shown")
  func stopped() {
    let photos = fixture("show 1000x1000 never-unpacked", "show 10x10")
    lookClosely(photos)
    pump("some progress") { photos.store.unpacking(of: photos[0]) == .underWay(0.25) }
    photos.store.stopUnpacking(photos[0])
    #expect(photos.store.unpacking(of: photos[0]) == .stopped)
    lookClosely(photos, x: 30)
    pump("the part") { photos.store.detail(of: photos[0])?.region?.x == 30 }
    #expect(photos.store.unpacking(of: photos[0]) == .stopped)
    #expect(asked(photos).filter { $0.hasPrefix("unpack") }.count == 1)
  }

  @Test("that is left before it is unpacked is given up, and begins anew when it comes back")
  func left() {
    let photos = fixture("show 1000x1000 never-unpacked", "show 10x10", "show 10x10")
    lookClosely(photos)
    pump("some progress") { photos.store.unpacking(of: photos[0]) == .underWay(0.25) }
    photos.want(1, 0, 2)
    #expect(photos.store.unpacking(of: photos[0]) == nil)
    pump("the next photo") { photos.isReady(1) }
    lookClosely(photos)
    pump("some progress again") { photos.store.unpacking(of: photos[0]) == .underWay(0.25) }
  }

  @Test("keeps its tiles beside the photo on the screen, and gives their room back after that")
  func tilesGo() {
    let photos = fixture("show 1000x1000", "show 10x10", "show 10x10")
    lookClosely(photos)
    pump("the unpacked photo") { photos.store.unpacking(of: photos[0]) == .done }
    #expect(openTiles() == 1)
    photos.want(1, 0, 2)
    #expect(photos.store.unpacking(of: photos[0]) == .done)
    photos.want(2, 1)
    #expect(photos.store.unpacking(of: photos[0]) == nil)
    #expect(openTiles() == 0)
    #expect(photos.folder.names(in: "cache") == [])
  }

  @Test("for which there is no room says so, and shows its parts all the same")
  func noRoom() {
    let photos = fixture("show 1000x1000 no-room", "show 10x10")
    lookClosely(photos)
    pump("the word about it") {
      if case .failed(let failure) = photos.store.unpacking(of: photos[0]) {
        return failure.cause == .noSpace && failure.sentence == "There is no room."
      }
      return false
    }
    pump("the part") { photos.store.detail(of: photos[0]) != nil }
  }

  @Test("larger than the disc is not begun with")
  func largerThanDisc() {
    let photos = fixture("show 2000000000x2000000000", "show 10x10")
    photos.store.cacheFolder = FilePath("/proc")
    lookClosely(photos)
    pump("the word about it") {
      if case .failed(let failure) = photos.store.unpacking(of: photos[0]) {
        return failure.cause == .noSpace
      }
      return false
    }
    #expect(asked(photos).filter { $0.hasPrefix("unpack") } == [])
  }

  @Test("that was saved over is unpacked anew")
  func reloaded() {
    let photos = fixture("show 1000x1000", "show 10x10")
    lookClosely(photos)
    pump("the unpacked photo") { photos.store.unpacking(of: photos[0]) == .done }
    photos.folder.file("0", "show 1200x1200 #0")
    photos.store.reload(photos[0])
    #expect(photos.store.unpacking(of: photos[0]) == nil)
    pump("the new photo") { photos.store.header(of: photos[0])?.width == 1_200 }
    pump("the new tiles") { photos.store.unpacking(of: photos[0]) == .done }
  }

  /// How many files without a name of the cache folder this process has open.
  private func openTiles() -> Int {
    (3..<256).count { number in
      var target = [CChar](repeating: 0, count: 4_096)
      let length = readlink("/proc/self/fd/\(number)", &target, target.count - 1)
      guard length > 0 else { return false }
      let path = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return path.contains("/cache/") && path.hasSuffix("(deleted)")
    }
  }
}
