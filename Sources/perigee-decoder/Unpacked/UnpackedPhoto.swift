import CVips
import PerigeeWire

/// A photo that was unpacked: any part of it is at hand, from the level that is just large enough.
struct UnpackedPhoto {
  let facts: PhotoFacts
  private let file: UnpackedFile
  private let bytes: ByteReader
  /// Keeps the bytes where they are.
  private let owner: MappedFile

  /// What Lanczos looks at beside a part, in pixels of the level, with some to spare.
  private static let reach = 16

  /// Opens a file that was unpacked; throws when it is none.
  init(_ mapped: MappedFile) throws(DecodeFailure) {
    let reader = ByteReader(mapped.bytes)
    guard let file = UnpackedFile(reader) else { throw .notUnpacked }
    self.file = file
    bytes = reader
    owner = mapped
    facts = PhotoFacts(file)
  }

  /// The smallest level that is not smaller than the target, with the tiles in it that are needed.
  func opened(for target: DecodeTarget) throws(DecodeFailure) -> VipsPicture {
    let number = level(for: target)
    let level = file.layout.levels[number]
    let part = part(target.region, in: level, reduced: number, target)
    let edge = TiledLayout.tileEdge
    let columns = part.x / edge...(part.x + part.width - 1) / edge
    let rows = part.y / edge...(part.y + part.height - 1) / edge
    let raster: Raster
    do throws(ReadFailure) {
      raster = try unpacked(columns, rows, of: level)
    } catch {
      throw error.decodeFailure(facts.format, page: file.page)
    }
    do throws(VipsFailure) {
      let picture = try raster.picture(
        file.layout.bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB)
      guard picture.width != level.width || picture.height != level.height else { return picture }
      let place = try Operation("embed")
      place.set("in", picture)
      place.set("x", columns.lowerBound * edge)
      place.set("y", rows.lowerBound * edge)
      place.set("width", level.width)
      place.set("height", level.height)
      return try place.run()
    } catch {
      throw .damaged(facts.format, error)
    }
  }

  private func level(for target: DecodeTarget) -> Int {
    let scale = target.scale(storedWidth: facts.storedWidth, storedHeight: facts.storedHeight)
    var number = 0
    var half = 0.5
    while number + 1 < file.layout.levels.count, scale <= half {
      number += 1
      half /= 2
    }
    return number
  }

  /// The part of a level that is read, with what is looked at beside it.
  private func part(
    _ region: ImageRegion?, in level: TiledLayout.Level, reduced number: Int,
    _ target: DecodeTarget
  ) -> ImageRegion {
    guard let region else {
      return ImageRegion(x: 0, y: 0, width: level.width, height: level.height)
    }
    let left = region.x >> number
    let top = region.y >> number
    let right = min(level.width, ((region.x + region.width) >> number) + 1)
    let bottom = min(level.height, ((region.y + region.height) >> number) + 1)
    let factor = max((right - left) / target.width, (bottom - top) / target.height, 1)
    let margin = Self.reach * (factor + 1)
    let x = max(0, left - margin)
    let y = max(0, top - margin)
    return ImageRegion(
      x: x, y: y, width: min(level.width, right + margin) - x,
      height: min(level.height, bottom + margin) - y)
  }

  private func unpacked(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, of level: TiledLayout.Level
  ) throws(ReadFailure) -> Raster {
    let edge = TiledLayout.tileEdge
    let bands = file.layout.bands
    let raster = try Raster(
      width: min(level.width, (columns.upperBound + 1) * edge) - columns.lowerBound * edge,
      height: min(level.height, (rows.upperBound + 1) * edge) - rows.lowerBound * edge,
      bands: bands)
    guard let pixels = raster.bytes.bindMemory(to: UInt8.self).baseAddress else { throw .noMemory }
    do {
      let coding = try TileCoding()
      for row in rows {
        for column in columns {
          let size = file.layout.size(column: column, row: row, of: level)
          let place =
            (row - rows.lowerBound) * edge * raster.stride
            + (column - columns.lowerBound) * edge * bands
          try coding.unpack(
            try tile(level.firstTile + row * level.columns + column).bytes, into: pixels + place,
            rowBytes: size.width * bands, height: size.height, stride: raster.stride, bands: bands)
        }
      }
    } catch {
      throw .damaged("a tile is not as it was written")
    }
    return raster
  }

  private func tile(_ number: Int) throws(TileCoding.Failure) -> ByteReader {
    let entry = file.list + number * UnpackedFile.entry
    guard let start = bytes.little64(entry), let count = bytes.little64(entry + 8),
      let start = Int(exactly: start), let count = Int(exactly: count),
      let tile = bytes.slice(start, count)
    else { throw TileCoding.Failure() }
    return tile
  }
}

extension PhotoFacts {
  /// What is known of a photo that was unpacked; its colours are sRGB already.
  init(_ file: UnpackedFile) {
    format = file.format
    storedWidth = file.layout.width
    storedHeight = file.layout.height
    orientation = file.orientation
    profile = nil
    pages = file.pages
    hasPartsAtHand = true
  }
}

extension DecodeFailure {
  static let notUnpacked = DecodeFailure(
    code: .damaged, message: "The cached copy of this picture is not whole.")
}
