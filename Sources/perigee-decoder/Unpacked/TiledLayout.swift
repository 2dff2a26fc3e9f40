/// How an unpacked photo lies in its file: the photo and its halves, each cut into square tiles.
struct TiledLayout {
  /// One size of the photo.
  struct Level {
    let width: Int
    let height: Int
    let columns: Int
    let rows: Int
    /// The number of its first tile; its others follow row after row.
    let firstTile: Int
  }

  /// The edge of a tile, in pixels: four or so cover a part that is looked at, and one takes a few
  /// milliseconds.
  static let tileEdge = 256
  /// The most pixels an edge may have, so that no product below overflows.
  static let longestEdge = 1 << 24
  /// The most bytes of a row of tiles at full size, which is what is held while a photo is unpacked.
  static let mostBytesInHand = 256 << 20

  let width: Int
  let height: Int
  /// Bytes of a pixel: grey, grey and alpha, RGB, or RGBA.
  let bands: Int
  /// From full size down to what a single tile holds, each half of the one before, rounded up.
  let levels: [Level]

  /// Cuts a photo up; `nil` when its rows are too long to be held.
  init?(width: Int, height: Int, bands: Int) {
    guard (1...Self.longestEdge).contains(width), (1...Self.longestEdge).contains(height),
      (1...4).contains(bands), width * bands * Self.tileEdge <= Self.mostBytesInHand
    else { return nil }
    self.width = width
    self.height = height
    self.bands = bands
    var levels: [Level] = []
    var (width, height, tile) = (width, height, 0)
    while true {
      let columns = Self.parts(width, of: Self.tileEdge)
      let rows = Self.parts(height, of: Self.tileEdge)
      levels.append(
        Level(width: width, height: height, columns: columns, rows: rows, firstTile: tile))
      tile += columns * rows
      guard max(width, height) > Self.tileEdge else { break }
      width = Self.parts(width, of: 2)
      height = Self.parts(height, of: 2)
    }
    self.levels = levels
  }

  /// How many tiles there are of all levels.
  var tileCount: Int {
    levels.last.map { $0.firstTile + $0.columns * $0.rows } ?? 0
  }

  /// The size of a tile; those at the right and at the bottom may be smaller.
  func size(column: Int, row: Int, of level: Level) -> (width: Int, height: Int) {
    (
      min(Self.tileEdge, level.width - column * Self.tileEdge),
      min(Self.tileEdge, level.height - row * Self.tileEdge)
    )
  }

  private static func parts(_ length: Int, of part: Int) -> Int { (length + part - 1) / part }
}
