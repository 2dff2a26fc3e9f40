import Glibc
import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("Opening an album")
struct OpeningTests {
  let folder = TemporaryFolder()

  @Test("a file is there before its folder is listed, and keeps its id when it is")
  func fileFirst() {
    for name in ["a10.jpg", "a2.jpg", "a1.jpg"] { folder.file(name) }
    let album = Album(opening: [folder.appending("a2.jpg")])
    let id = album.photos.first
    #expect(album.names == ["a2.jpg"])
    #expect(album.first == id)
    #expect(album.isListing)

    album.startListing()
    pump("the listing") { !album.isListing }
    #expect(album.names == ["a1.jpg", "a2.jpg", "a10.jpg"])
    #expect(album.first == id)
    #expect(album.photos[1] == id)
    #expect(Set(album.photos).count == 3)
  }

  @Test("several files are the album in the order they were named, and no folder is listed")
  func severalFiles() {
    let names = ["b.jpg", "a.jpg", "c.jpg"]
    let paths = names.map { folder.file($0) }
    folder.file("other.jpg")
    let album = listed(paths)
    #expect(album.names == names)
    #expect(album.first == album.photos[0])
  }

  @Test("a folder opens at its first photo in natural order")
  func folderOpens() {
    for name in ["9.jpg", "10.jpg", "8 b.jpg", "8.jpg"] { folder.file(name) }
    let album = Album(opening: [folder.path.appending("".utf8)])
    #expect(album.first == nil)
    album.startListing()
    pump("the listing") { !album.isListing }
    #expect(album.names.first == "8.jpg")
    #expect(album.names.suffix(2) == ["9.jpg", "10.jpg"])
    #expect(album.first == album.photos.first)
  }

  @Test("an empty folder is an album without photos")
  func emptyFolder() {
    let album = listed([folder.path])
    #expect(album.photos.isEmpty)
    #expect(album.first == nil)
  }

  @Test("files and folders named together keep the order they were named in")
  func mixed() {
    let file = folder.file("z.jpg")
    let one = folder.folder("one")
    let two = folder.folder("two")
    folder.file("one/1.jpg")
    folder.file("two/2.jpg")
    folder.file("two/1.jpg")
    #expect(listed([two, file, one]).names == ["1.jpg", "2.jpg", "z.jpg", "1.jpg"])
  }

  @Test("a folder named first is where the album opens, whatever comes after it")
  func folderBeforeFile() {
    let file = folder.file("z.jpg")
    let sub = folder.folder("sub")
    folder.file("sub/inner.jpg")
    let album = Album(opening: [sub, file])
    #expect(album.first == nil)
    album.startListing()
    pump("the listing") { !album.isListing }
    #expect(album.first.flatMap(album.entry)?.displayName == "inner.jpg")
  }

  @Test("a file:// address opens the file it stands for")
  func address() {
    folder.file("with space #1.jpg")
    let address = FilePath("file://\(folder.path.display)/with%20space%20%231.jpg")
    #expect(listed([address]).names == ["with space #1.jpg"])
    let local = FilePath("file://localhost\(folder.path.display)")
    #expect(listed([local]).names == ["with space #1.jpg"])
  }

  @Test(
    "an address that is not on this computer is a page that says so",
    arguments: ["https://example.org/a.jpg", "file://elsewhere/a.jpg", "file:///%00.jpg"])
  func elsewhere(address: String) {
    let album = listed([FilePath(address)])
    #expect(album.photos.count == 1)
    #expect(album.first.flatMap(album.failure)?.cause == .notLocal)
  }

  @Test("a file that really has a name like an address is opened")
  func nameLikeAddress() {
    let path = folder.file("file:x.jpg")
    let album = listed([path])
    #expect(album.names == ["file:x.jpg"])
    #expect(album.entry(album.photos[0])?.path == path)
  }

  @Test("a missing file is a page in its place among its folder's photos")
  func missing() {
    folder.file("1.jpg")
    folder.file("3.jpg")
    let album = listed([folder.appending("2.jpg")])
    #expect(album.names == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(album.first == album.photos[1])
  }

  @Test("a missing file in a missing folder is still one page")
  func missingFolder() {
    let album = listed([folder.appending("none/2.jpg")])
    #expect(album.names == ["2.jpg"])
  }

  @Test("a folder that cannot be listed is a page that says why")
  func unlistable() {
    let path = folder.folder("gone")
    let album = Album(opening: [path])
    _ = path.withCString { rmdir($0) }
    album.startListing()
    pump("the listing") { !album.isListing }
    #expect(album.names == ["gone"])
    #expect(album.first.flatMap(album.failure)?.cause == .gone)
  }

  @Test(
    "a folder without permission says so",
    .enabled(if: geteuid() != 0, "the superuser may read every folder"))
  func noPermission() {
    let path = folder.folder("locked")
    _ = path.withCString { chmod($0, 0) }
    let album = listed([path])
    #expect(album.first.flatMap(album.failure)?.cause == .noPermission)
    _ = path.withCString { chmod($0, 0o700) }
  }

  @Test("an id of another album has no entry")
  func foreignID() {
    let album = listed([folder.file("a.jpg")])
    #expect(album.entry(PhotoID(rawValue: 77)) == nil)
    #expect(album.entry(PhotoID(rawValue: -1)) == nil)
  }

  @Test("changes are announced while they arrive and nothing comes after the album is let go")
  func announced() {
    folder.file("a.jpg")
    folder.file("b.jpg")
    var album: Album? = Album(opening: [folder.appending("a.jpg")])
    var changes = 0
    album?.onChange = { changes += 1 }
    album?.startListing()
    album?.startListing()
    pump("the listing") { album?.isListing == false }
    #expect(changes >= 1)
    #expect(album?.photos.count == 2)
    album = nil
    let before = changes
    var passed = false
    MainLoop.post { passed = true }
    pump("a turn of the loop") { passed }
    #expect(changes == before)
  }
}
