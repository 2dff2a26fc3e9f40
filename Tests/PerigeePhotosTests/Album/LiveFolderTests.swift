import Glibc
import PerigeeCore
import Testing

@testable import PerigeePhotos

@Suite("A folder that changes while it is looked through")
struct LiveFolderTests {
  let folder = TemporaryFolder()

  /// The album of the folder's photos, listed.
  private func listed(_ names: String...) -> Album {
    names.forEach { folder.file($0, "show") }
    let album = Album(opening: [folder.path])
    album.startListing()
    pump("the listing") { !album.isListing }
    #expect(album.names == names)
    return album
  }

  private func move(_ old: FilePath, _ new: FilePath) {
    let result = old.withCString { old in new.withCString { rename(old, $0) } }
    #expect(result == 0)
  }

  @Test("new files come into their places; the others keep their ids (scenario 33)")
  func appearing() {
    let album = listed("1.jpg", "3.jpg")
    let before = album.photos
    folder.file("2.jpg", "show")
    folder.file("10.jpg", "show")
    folder.file("notes.txt", "words")
    pump("the new photos") { album.names == ["1.jpg", "2.jpg", "3.jpg", "10.jpg"] }
    #expect([album.photos[0], album.photos[2]] == before)
  }

  @Test("600 files that come while photos are shown are all there in the end (scenario 33)")
  func many() {
    let album = listed("0.jpg")
    for number in 1...600 { folder.file("\(number).jpg", "show") }
    pump("all photos") { album.photos.count == 601 }
    #expect(album.names == (0...600).map { "\($0).jpg" })
  }

  @Test("a photo that is taken away leaves the album (scenario 34)")
  func vanishing() {
    let album = listed("1.jpg", "2.jpg", "3.jpg")
    let rest = [album.photos[0], album.photos[2]]
    folder.remove("2.jpg")
    pump("the album without it") { album.photos.count == 2 }
    #expect(album.photos == rest)
    folder.remove("1.jpg")
    folder.remove("3.jpg")
    pump("the empty album") { album.photos.isEmpty }
  }

  @Test("a photo with a new name keeps its id and moves to its new place (scenario 37)")
  func renaming() {
    let album = listed("1.jpg", "2.jpg", "3.jpg")
    let first = album.photos[0]
    move(folder.appending("1.jpg"), folder.appending("9.jpg"))
    pump("the new name") { album.names == ["2.jpg", "3.jpg", "9.jpg"] }
    #expect(album.photos[2] == first)
    #expect(album.entry(first)?.path == folder.appending("9.jpg"))
  }

  @Test("a download becomes a photo with its last name, and stops being one with another")
  func downloading() {
    let album = listed("1.jpg")
    folder.file("2.jpg.part", "show")
    move(folder.appending("2.jpg.part"), folder.appending("2.jpg"))
    pump("the download") { album.names == ["1.jpg", "2.jpg"] }
    move(folder.appending("2.jpg"), folder.appending("2.txt"))
    pump("its end") { album.names == ["1.jpg"] }
  }

  @Test("photos moved in and out come and go")
  func moving() {
    let elsewhere = TemporaryFolder()
    let album = listed("1.jpg")
    let other = elsewhere.file("2.jpg", "show")
    move(other, folder.appending("2.jpg"))
    pump("the photo moved in") { album.names == ["1.jpg", "2.jpg"] }
    move(folder.appending("1.jpg"), elsewhere.appending("1.jpg"))
    pump("the photo moved out") { album.names == ["2.jpg"] }
  }

  @Test("a file named on the command line whose ending is no photo's stays when it is written to")
  func named() {
    let path = folder.file("picture.dat", "show")
    let album = Album(opening: [path])
    album.startListing()
    pump("the listing") { !album.isListing }
    var rewritten: [PhotoID] = []
    album.onRewrite = { rewritten.append($0) }
    folder.file("picture.dat", "show 20x20")
    pump("the change") { !rewritten.isEmpty }
    #expect(album.names == ["picture.dat"])
  }

  @Test(
    "a file saved over, in steps or by another file of its name, is read anew and never leaves the album (scenario 38)",
    arguments: [true, false])
  func savedOver(byRename: Bool) {
    folder.file("1.jpg", "show 400x200")
    let album = Album(opening: [folder.path])
    album.startListing()
    pump("the listing") { !album.isListing }
    let store = PhotoStore(
      album: album, decoder: DecoderClient(executable: Programs.scriptedDecoder))
    let id = album.photos[0]
    store.want(
      PhotoDemand(wishes: [.init(id: id, level: .fit(width: 100, height: 100))]))
    pump("the photo") { store.state(of: id) == .ready }
    var fewest = album.photos.count
    album.onChange = { [weak album] in fewest = min(fewest, album?.photos.count ?? 0) }
    defer { album.onChange = nil }
    if byRename {
      let new = folder.file("1.jpg.tmp~", "show 200x400")
      move(new, folder.appending("1.jpg"))
    } else {
      folder.file("1.jpg", "")
      folder.file("1.jpg", "show 200x400")
    }
    pump("the new photo") { store.header(of: id)?.width == 200 && store.state(of: id) == .ready }
    #expect(fewest == 1 && album.photos == [id])
  }

  @Test("a file taken away and put back at once never leaves the album")
  func putBack() {
    let album = listed("1.jpg", "2.jpg")
    var fewest = 2
    album.onChange = { [weak album] in fewest = min(fewest, album?.photos.count ?? 0) }
    defer { album.onChange = nil }
    var rewritten: [PhotoID] = []
    album.onRewrite = { rewritten.append($0) }
    folder.remove("1.jpg")
    folder.file("1.jpg", "show 20x20")
    pump("the change") { rewritten == [album.photos[0]] }
    #expect(fewest == 2)
  }

  @Test("an album that is let go hears nothing more")
  func lettingGo() {
    var album: Album? = listed("1.jpg")
    weak let gone = album
    album = nil
    #expect(gone == nil)
    folder.file("2.jpg", "show")
    var turned = false
    MainLoop.post { turned = true }
    pump("a turn of the loop") { turned }
  }
}
