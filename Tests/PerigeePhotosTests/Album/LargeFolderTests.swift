import Glibc
import Testing

@testable import PerigeePhotos

@Suite("A folder of 50,000 photos")
struct LargeFolderTests {
  @Test("is listed in order beside the photo that was named, in less than 30 MB")
  func large() {
    let folder = TemporaryFolder()
    let count = 50_000
    for number in 0..<count { folder.file("DSC_\(number).jpg") }
    let before = residentBytes()
    let start = MainLoop.now
    let album = Album(opening: [folder.appending("DSC_31415.jpg")])
    let id = album.first
    #expect(album.photos.count == 1)
    let opened = MainLoop.now

    album.startListing()
    var longestTurn = 0.0
    var last = MainLoop.now
    pump("the listing", limit: 60) {
      longestTurn = max(longestTurn, MainLoop.now - last)
      last = MainLoop.now
      return !album.isListing
    }
    let end = MainLoop.now
    #expect(album.photos.count == count)
    #expect(album.photos.firstIndex { $0 == id } == 31_415)
    #expect(album.entry(album.photos[9])?.displayName == "DSC_9.jpg")
    #expect(album.entry(album.photos[count - 1])?.displayName == "DSC_49999.jpg")
    let grown = residentBytes() - before
    #expect(grown < 30 << 20)
    print(
      "50,000 photos: opened \(Int((opened - start) * 1e6)) µs, listed \(Int((end - start) * 1e3))"
        + " ms, longest turn of the main loop \(Int(longestTurn * 1e3)) ms, \(grown >> 10) KiB")
  }

  private func residentBytes() -> Int {
    var text = [UInt8](repeating: 0, count: 128)
    let file = open("/proc/self/statm", O_RDONLY)
    let length = read(file, &text, text.count)
    close(file)
    let fields = String(decoding: text[..<length], as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
