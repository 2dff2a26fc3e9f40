import Glibc
import PerigeeWire

/// Takes a photo row by row and writes its tiles at every size, holding one row of tiles of each.
final class TileWriter {
  private let layout: TiledLayout
  private let output: FileOutput
  private let coding: TileCoding
  private var bands: [Band]
  /// Where each tile begins and how long it is.
  private var places: [(start: Int, count: Int)]

  /// The rows of one level that are not cut into tiles yet.
  private struct Band {
    let rows: UnsafeMutablePointer<UInt8>
    /// How many are there.
    var filled = 0
    /// How many rows of tiles were cut.
    var done = 0
  }

  init(_ layout: TiledLayout, into file: OwnedDescriptor) throws(UnpackingFailure) {
    self.layout = layout
    do {
      coding = try TileCoding()
    } catch {
      throw .memory
    }
    output = FileOutput(file, startingAt: UnpackedFile.firstTile)
    bands = layout.levels.map { level in
      let height = min(level.height, TiledLayout.tileEdge)
      return Band(rows: .allocate(capacity: level.width * layout.bands * height))
    }
    places = Array(repeating: (0, 0), count: layout.tileCount)
  }

  deinit {
    bands.forEach { $0.rows.deallocate() }
  }

  /// Takes the next row of the photo at full size.
  func append(_ row: UnsafePointer<UInt8>) throws(UnpackingFailure) {
    let bytes = layout.width * layout.bands
    (bands[0].rows + bands[0].filled * bytes).update(from: row, count: bytes)
    try filled(0)
  }

  /// Counts a row of a level, and cuts tiles when a row of them is there.
  private func filled(_ number: Int) throws(UnpackingFailure) {
    bands[number].filled += 1
    let level = layout.levels[number]
    let end = min(level.height - bands[number].done * TiledLayout.tileEdge, TiledLayout.tileEdge)
    guard bands[number].filled == end else { return }
    try cut(number, height: end)
    try halve(number, height: end)
    bands[number].filled = 0
    bands[number].done += 1
  }

  private func cut(_ number: Int, height: Int) throws(UnpackingFailure) {
    let level = layout.levels[number]
    let stride = level.width * layout.bands
    let row = bands[number].done
    for column in 0..<level.columns {
      let size = layout.size(column: column, row: row, of: level)
      let start = bands[number].rows + column * TiledLayout.tileEdge * layout.bands
      let packed: UnsafeRawBufferPointer
      do {
        packed = try coding.pack(
          start, rowBytes: size.width * layout.bands, height: height, stride: stride,
          bands: layout.bands)
      } catch {
        throw .memory
      }
      places[level.firstTile + row * level.columns + column] = (output.place, packed.count)
      try output.write(packed)
    }
  }

  /// Hands the next level its rows; a row of tiles has an even number of rows, but the last.
  private func halve(_ number: Int, height: Int) throws(UnpackingFailure) {
    guard number + 1 < bands.count else { return }
    let level = layout.levels[number]
    let stride = level.width * layout.bands
    let half = layout.levels[number + 1].width * layout.bands
    for y in Swift.stride(from: 0, to: height, by: 2) {
      let upper = bands[number].rows + y * stride
      let lower = bands[number].rows + min(y + 1, height - 1) * stride
      let next = bands[number + 1].rows + bands[number + 1].filled * half
      HalvedRows.write(upper, lower, width: level.width, bands: layout.bands, to: next)
      try filled(number + 1)
    }
  }

  /// Writes the list of tiles and the beginning of the file, which makes it whole.
  func finish(_ file: UnpackedFile) throws(UnpackingFailure) {
    var file = file
    file.list = output.place
    let list = places.flatMap { UnpackedFile.bytes($0.start) + UnpackedFile.bytes($0.count) }
    try output.write(list)
    try output.finish(beginning: file.bytes)
  }
}
