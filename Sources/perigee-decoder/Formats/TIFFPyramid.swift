/// Finds out whether the pages of a TIFF are one picture at falling sizes.
enum TIFFPyramid {
  /// One size of the picture.
  struct Level {
    let page: Int
    let width: Int
    let height: Int
  }

  /// The most levels looked at: 2^20 pixels an edge need no more.
  private static let mostLevels = 20

  /// The levels from the largest on; empty when the pages are pictures of their own.
  static func levels(_ content: PhotoContent, first: VipsPicture) -> [Level] {
    guard let pages = first.number("n-pages"), (2...mostLevels).contains(pages) else {
      return []
    }
    var directory = TIFFDirectory(ByteReader(content.bytes))
    var levels = [Level(page: 0, width: first.width, height: first.height)]
    for page in 1..<pages {
      directory = directory?.next
      guard directory?.isReduced == true, let next = try? content.open(page: page, strict: false),
        let last = levels.last,
        isHalf(next.width, of: last.width), isHalf(next.height, of: last.height)
      else { return [] }
      levels.append(Level(page: page, width: next.width, height: next.height))
    }
    return levels
  }

  private static func isHalf(_ small: Int, of large: Int) -> Bool {
    abs(small * 2 - large) <= 2
  }
}
