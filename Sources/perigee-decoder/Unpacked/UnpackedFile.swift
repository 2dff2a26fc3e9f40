import Glibc

/// The numbers at the beginning of an unpacked photo's file, and where its list of tiles is.
///
/// The file is this process's own from one request to another of the same viewer: it has no version but
/// the one below, and the order of bytes is the machine's.
struct UnpackedFile {
  /// What the first bytes are; written last, so that a file that is not finished is none.
  static let mark: [UInt8] = Array("PerigeeTiles 1\n\0".utf8)
  /// Where the first tile is: behind the mark and eight numbers of eight bytes.
  static let firstTile = 16 + 8 * 8
  /// Bytes of one tile's place in the list: where it begins, and how long it is.
  static let entry = 16

  var layout: TiledLayout
  var format: PhotoFormat
  var orientation: Orientation
  var pages: Int
  var page: Int
  /// Where the list of tiles is.
  var list: Int

  init(
    layout: TiledLayout, format: PhotoFormat, orientation: Orientation, pages: Int, page: Int,
    list: Int
  ) {
    self.layout = layout
    self.format = format
    self.orientation = orientation
    self.pages = pages
    self.page = page
    self.list = list
  }

  /// Reads the beginning of a file; `nil` when it is not a whole one of these.
  init?(_ reader: ByteReader) {
    guard reader.has(Self.mark) else { return nil }
    var numbers: [Int] = []
    for index in 0..<8 {
      guard let number = reader.little64(16 + index * 8), number <= UInt64(Int64.max) else {
        return nil
      }
      numbers.append(Int(number))
    }
    let formats = PhotoFormat.allCases
    guard let layout = TiledLayout(width: numbers[0], height: numbers[1], bands: numbers[2]),
      formats.indices.contains(numbers[3]), numbers[4] <= 8,
      reader.slice(numbers[7], layout.tileCount * Self.entry) != nil
    else { return nil }
    self.init(
      layout: layout, format: formats[numbers[3]], orientation: Orientation(exif: numbers[4]),
      pages: max(1, min(numbers[5], Int(Int32.max))), page: min(numbers[6], Int(Int32.max)),
      list: numbers[7])
  }

  /// The beginning of the file.
  var bytes: [UInt8] {
    let format = PhotoFormat.allCases.firstIndex(of: format) ?? 0
    let numbers = [
      layout.width, layout.height, layout.bands, format, orientation.exif, pages, page, list,
    ]
    return Self.mark + numbers.flatMap { Self.bytes($0) }
  }

  /// A number as it stands in the file.
  static func bytes(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt64(number).littleEndian) { Array($0) }
  }
}

extension ByteReader {
  func little64(_ place: Int) -> UInt64? {
    guard let low = little32(place), let high = little32(place + 4) else { return nil }
    return UInt64(high) << 32 | UInt64(low)
  }
}
