import CAdwaita
import DisplaySupport
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos
import PictureSupport
import Testing

/// The program of the README and of `PhotoPager`'s documentation, compiled and run.
@Suite("The documentation", .enabled(if: TestDisplay.isAvailable, "\(TestDisplay.missing)"))
struct DocumentationTests {
  @Test("the README's program shows the photos of its folder")
  func readme() throws {
    let folder = try PictureSupport.TemporaryFolder()
    for name in ["1.png", "2.png"] {
      try TestPicture.solid(width: 40, height: 30, .init(200, 40, 40))
        .write(to: folder.path(name), as: .png)
    }
    _ = try TestDisplay.shared.get()

    let pictures = FilePath(folder.path)

    adw_init()
    let album = Album(opening: [pictures])
    let pager = PhotoPager(supplying: PhotoStore(album: album))
    album.onChange = { [weak album, weak pager] in pager?.photos = album?.photos ?? [] }
    album.startListing()

    let window: Widget = gtk_window_new()
    gtk_window_set_child(ptr(window), pager.widget)
    gtk_window_present(ptr(window))
    defer { gtk_window_destroy(ptr(window)) }
    let holds = Clock.wait(
      upTo: 20,
      resting: { interval in
        while g_main_context_iteration(nil, 0) != 0 {}
        Clock.rest(seconds: interval)
      },
      until: {
        guard let id = pager.photos.first, pager.photos.count == 2 else { return false }
        return pager.current == id && pager.supply.picture(of: id) != nil
      })
    #expect(holds)
  }

  @Test(
    "the program of each document is the one that is compiled here",
    arguments: ["README.md", "Sources/PerigeeGTK/Pager/PhotoPager.swift"])
  func isCompiled(document: String) throws {
    let here = #filePath
    let root = here.components(droppingLast: 3)
    let text = try contents(of: root + "/" + document)
    let source = try contents(of: here)
    let blocks = text.components(between: "```swift\n", and: "```")
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.split(separator: "\n") }) where line != "/// " {
      let code = line.hasPrefix("/// ") ? line.dropFirst(4) : line
      #expect(source.contains(code), "not compiled: \(code)")
    }
  }

  private func contents(of path: String) throws -> String {
    var text: UnsafeMutablePointer<CChar>?
    var length: UInt = 0
    try #require(g_file_get_contents(path, &text, &length, nil) != 0, "cannot read \(path)")
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}

extension String {
  /// The path without its last parts.
  fileprivate func components(droppingLast count: Int) -> String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/")
  }

  /// What stands between each pair of marks.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    var blocks: [Substring] = []
    var rest = self[...]
    while let from = rest.firstRange(of: start) {
      rest = rest[from.upperBound...]
      guard let to = rest.firstRange(of: end) else { break }
      blocks.append(rest[..<to.lowerBound])
      rest = rest[to.upperBound...]
    }
    return blocks
  }
}
