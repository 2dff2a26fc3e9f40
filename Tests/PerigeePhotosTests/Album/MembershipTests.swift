import Glibc
import Testing

@testable import PerigeePhotos

@Suite("What belongs to a folder's album")
struct MembershipTests {
  let folder = TemporaryFolder()
  /// The first bytes by which a PNG is known.
  let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]

  @Test(
    "names of photos belong, whatever their case and copies",
    arguments: [
      "a.jpg", "a.JPG", "a.Jpeg", "a.jfif", "a.jpg.1", "a.jpg.12", "a.jxl", "a.heic", "a.HIF",
      "a.avif", "a.svgz", "a.qoi", "a.nef", "two.dots.png", "a].webp",
    ])
  func photoNames(name: String) {
    #expect(PhotoName.judge(Array(name.utf8)) == .photo)
  }

  @Test(
    "names of other things do not",
    arguments: ["a.txt", "a.mp4", "a.mp3", "a.html", "a.pdf", "a.zip", "a.txt.1", "a.c"])
  func otherNames(name: String) {
    #expect(PhotoName.judge(Array(name.utf8)) == .other)
  }

  @Test(
    "a name that says nothing leaves it to the content", arguments: ["photo", "IMG.001", "a.x9"])
  func unsureNames(name: String) {
    #expect(PhotoName.judge(Array(name.utf8)) == .unsure)
  }

  @Test("a file without an ending belongs when its content is a picture's")
  func content() {
    folder.file("picture".utf8, png)
    folder.file("IMG.001".utf8, png)
    folder.file("README", "Just words.")
    folder.file("empty")
    #expect(listed([folder.path]).names == ["IMG.001", "picture"])
  }

  @Test("pipes, sockets, devices, folders and dead links named like photos are skipped")
  func specialFiles() {
    folder.file("a.jpg")
    folder.folder("folder.jpg")
    _ = folder.appending("pipe.jpg").withCString { mkfifo($0, 0o600) }
    _ = folder.appending("dead.jpg").withCString { symlink("nowhere.jpg", $0) }
    _ = folder.appending("loop.jpg").withCString { symlink("loop.jpg", $0) }
    _ = folder.appending("null.jpg").withCString { symlink("/dev/null", $0) }
    _ = folder.appending("pipe").withCString { mkfifo($0, 0o600) }
    bindSocket(at: folder.appending("socket.jpg"))
    #expect(listed([folder.path]).names == ["a.jpg"])
  }

  @Test("a link to a photo belongs under its own name")
  func link() {
    let other = TemporaryFolder()
    let target = other.file("target.jpg")
    _ = folder.appending("link.jpg").withCString { link in
      target.withCString { symlink($0, link) }
    }
    #expect(listed([folder.path]).names == ["link.jpg"])
  }

  @Test("hidden files and backups are skipped unless named")
  func hidden() {
    for name in ["a.jpg", ".hidden.jpg", "a.jpg~"] { folder.file(name) }
    folder.file("listed.jpg")
    folder.file(".hidden", "listed.jpg\n")
    #expect(listed([folder.path]).names == ["a.jpg"])
    #expect(Set(listed([folder.appending(".hidden.jpg")]).names) == [".hidden.jpg", "a.jpg"])
  }

  @Test("a file that was named belongs even when its name says otherwise")
  func namedAnyway() {
    folder.file("a.jpg")
    #expect(listed([folder.file("notes.txt", "words")]).names == ["a.jpg", "notes.txt"])
  }

  @Test(
    "every name the system allows is opened and listed",
    arguments: [
      "with space.jpg", " leading.jpg", "100%20.jpg", "a#b?.jpg", "a:b.jpg", "new\nline.jpg",
      "-dash.jpg", "scan[1].jpg", "📷.jpg", "ü.jpg", "ends].jpg",
      String(repeating: "n", count: 251) + ".jpg",
    ])
  func oddNames(name: String) {
    folder.file("z.jpg")
    let path = folder.file(name)
    let album = listed([path])
    #expect(Set(album.names) == [name, "z.jpg"])
    #expect(album.first.flatMap(album.entry)?.path == path)
  }

  @Test("a name that is not UTF-8 keeps its bytes and is shown with replacements")
  func notUTF8() {
    let name: [UInt8] = [0x66, 0xfc, 0x72] + Array(".jpg".utf8)
    let path = folder.file(name)
    folder.file("a.jpg")
    for album in [listed([path]), listed([folder.path])] {
      #expect(album.names == ["a.jpg", "f\u{fffd}r.jpg"])
      #expect(album.photos.last.flatMap(album.entry)?.path == path)
    }
  }

  private func bindSocket(at path: FilePath) {
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #expect(bind(number, address, size) == 0)
      }
    }
    close(number)
  }
}
