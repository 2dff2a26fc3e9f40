import CAdwaita
import PerigeeCore
import PerigeePhotos

/// The part of a photo on the screen whose pixels are so large that each is seen: it is scaled here,
/// to the nearest pixel, since GTK 4.8 only scales smoothly.
struct MagnifiedPart: Equatable {
  /// Above this many device pixels for each of the photo's, single pixels are square and sharp: one
  /// who comes so close wants to see them, and smooth scaling would only blur them.
  static let threshold = 4.0
  /// How much more than the threshold counts as above it: keys that show 400 % exactly round so.
  private static let tolerance = 1e-6

  /// Where the whole photo lies, in device pixels.
  private let origin: ViewPoint
  private let whole: ViewSize
  private let photo: TurnedPhoto
  /// The device pixels that are covered, each at least 1 in number.
  private let left, top, columns, rows: Int

  /// The part to scale; `nil` where the photo is smaller, or the picture coarser than its file.
  ///
  /// - Parameters:
  ///   - rect: the whole photo on the screen.
  ///   - part: where the picture lies, which may show only part of the photo.
  ///   - frame: the page's part of the screen.
  init?(
    of picture: Picture, photo: TurnedPhoto, rect: ViewRect, part: ViewRect, frame: ViewRect,
    grid: DeviceGrid
  ) {
    let size = photo.seenSize
    guard !size.isEmpty,
      rect.size.width * grid.scale > size.width * Self.threshold * (1 + Self.tolerance)
    else { return nil }
    let pixels = picture.region.map { ($0.width, $0.height) }
    let (width, height) = pixels ?? (Int(photo.size.width), Int(photo.size.height))
    guard picture.width == width, picture.height == height else { return nil }
    origin = ViewPoint(x: rect.origin.x * grid.scale, y: rect.origin.y * grid.scale)
    whole = ViewSize(width: rect.size.width * grid.scale, height: rect.size.height * grid.scale)
    self.photo = photo
    left = Self.firstPixel(from: max(part.origin.x, frame.origin.x) * grid.scale)
    top = Self.firstPixel(from: max(part.origin.y, frame.origin.y) * grid.scale)
    columns = Self.firstPixel(from: min(part.maxX, frame.maxX) * grid.scale) - left
    rows = Self.firstPixel(from: min(part.maxY, frame.maxY) * grid.scale) - top
    guard columns > 0, rows > 0 else { return nil }
  }

  /// Where it lies on the screen: on whole device pixels.
  func rect(on grid: DeviceGrid) -> ViewRect {
    ViewRect(
      x: Double(left) / grid.scale, y: Double(top) / grid.scale,
      width: Double(columns) / grid.scale, height: Double(rows) / grid.scale)
  }

  /// The scaled pixels as a texture, one of its pixels for each of the display's; the caller has the
  /// reference.
  func makeTexture(of picture: Picture) -> OpaquePointer {
    let rowBytes = columns * 4
    let memory: UnsafeMutableRawPointer = g_malloc(gsize(rowBytes * rows))
    let across = offsets(first: left, count: columns, isVertical: false, in: picture)
    let down = offsets(first: top, count: rows, isVertical: true, in: picture)
    for row in 0..<rows {
      let target = memory + row * rowBytes
      // A photo's pixel is several rows high, and they are alike.
      if row > 0, down[row] == down[row - 1] {
        target.copyMemory(from: target - rowBytes, byteCount: rowBytes)
        continue
      }
      let source = picture.bytes + down[row]
      for column in 0..<columns {
        let pixel = source.loadUnaligned(fromByteOffset: across[column], as: UInt32.self)
        target.storeBytes(of: pixel, toByteOffset: column * 4, as: UInt32.self)
      }
    }
    let bytes = g_bytes_new_take(memory, gsize(rowBytes * rows))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(columns), Int32(rows), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(rowBytes))
  }

  /// The first device pixel whose middle lies at or behind an edge.
  private static func firstPixel(from edge: Double) -> Int { Int((edge - 0.5).rounded(.up)) }

  /// How many bytes into the picture each column, or row, of device pixels leads.
  ///
  /// In a photo on its side the display's columns are the file's rows.
  private func offsets(first: Int, count: Int, isVertical: Bool, in picture: Picture) -> [Int] {
    let start = isVertical ? origin.y : origin.x
    let length = isVertical ? whole.height : whole.width
    let alongRows = isVertical == photo.rotation.isSideways
    let pixels = Int(alongRows ? photo.size.width : photo.size.height)
    let region = picture.region
    let skipped = (alongRows ? region?.x : region?.y) ?? 0
    let last = (alongRows ? picture.width : picture.height) - 1
    let step = alongRows ? 4 : picture.stride
    return (first..<(first + count)).map { pixel in
      let share = (Double(pixel) + 0.5 - start) / length
      let seen = Int((share * Double(pixels)).rounded(.down))
      let own = photo.isReversed(isVertical: isVertical) ? pixels - 1 - seen : seen
      return min(max(own - skipped, 0), last) * step
    }
  }
}
