import CVips
import PerigeeWire

/// Reads a part of a picture that can only be read from its top, holding nothing but that part.
///
/// libvips skips the rows above a part by reading them all at once, which for a giant takes as much
/// memory as the giant.
final class SequentialPart {
  /// How many rows libvips may skip by itself: they take little.
  private static let fewRows = 512
  /// What the resampler looks at beside a part, in pixels: Lanczos' three lobes at its largest direct
  /// factor, with some to spare.
  private static let reach = 64

  private let part: ImageRegion
  private let stride: Int
  private let content: PhotoContent
  private var rowsSinceLetGo = 0
  private let bytes: UnsafeMutableRawBufferPointer

  /// The picture with only a part of it filled, at its place; the picture itself when that is as well.
  static func filled(
    _ picture: VipsPicture, _ part: ImageRegion, of content: PhotoContent
  ) throws(VipsFailure) -> VipsPicture {
    let top = max(0, part.y - reach)
    guard top > fewRows, picture.coding == VIPS_CODING_NONE else { return picture }
    let left = max(0, part.x - reach)
    let wanted = ImageRegion(
      x: left, y: top, width: min(picture.width, part.x + part.width + reach) - left,
      height: min(picture.height, part.y + part.height + reach) - top)
    let reading = try SequentialPart(wanted, of: picture, in: content)
    try reading.read(picture)
    return try reading.placed(in: picture)
  }

  private init(
    _ part: ImageRegion, of picture: VipsPicture, in content: PhotoContent
  ) throws(VipsFailure) {
    self.part = part
    self.content = content
    let pixel = picture.bands * Int(vips_format_sizeof(picture.format))
    stride = part.width * pixel
    let (count, overflows) = stride.multipliedReportingOverflow(by: part.height)
    guard !overflows, count <= PixelLimits.mostBytes else { throw VipsFailure(text: "no memory") }
    bytes = .allocate(byteCount: count, alignment: 64)
  }

  deinit {
    bytes.deallocate()
  }

  /// Computes the columns of the part from the first row to its last, and keeps what belongs to it.
  private func read(_ picture: VipsPicture) throws(VipsFailure) {
    let cut = try Operation("extract_area")
    cut.set("input", picture)
    cut.set("left", part.x)
    cut.set("top", 0)
    cut.set("width", part.width)
    cut.set("height", part.y + part.height)
    let rows = try cut.run()
    defer { withExtendedLifetime(rows) {} }
    let status = vips_sink_disc(
      rows.image,
      { region, area, reading in
        guard let region, let area, let reading else { return -1 }
        Unmanaged<SequentialPart>.fromOpaque(reading).takeUnretainedValue()
          .keep(region, Int(area.pointee.top), Int(area.pointee.height))
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
    guard status == 0 else { throw VipsFailure.taken() }
  }

  private func keep(_ region: UnsafeMutablePointer<VipsRegion>, _ top: Int, _ count: Int) {
    rowsSinceLetGo += count
    if rowsSinceLetGo > Self.fewRows {
      rowsSinceLetGo = 0
      content.letGo()
    }
    guard let data = region.pointee.data else { return }
    for y in max(top, part.y)..<max(top, part.y, top + count) {
      let row = data + (y - Int(region.pointee.valid.top)) * Int(region.pointee.bpl)
      UnsafeMutableRawBufferPointer(rebasing: bytes[((y - part.y) * stride)...])
        .copyMemory(from: UnsafeRawBufferPointer(start: row, count: stride))
    }
  }

  /// The part at its place in a picture of the size it was read from, beside which nothing is.
  private func placed(in picture: VipsPicture) throws(VipsFailure) -> VipsPicture {
    let image = vips_image_new_from_memory(
      bytes.baseAddress, bytes.count, Int32(part.width), Int32(part.height),
      Int32(picture.bands), picture.format)
    guard let image else { throw VipsFailure.taken() }
    let held = VipsPicture(adopting: image)
    held.interpretation = picture.interpretation
    held.keepsAlive(self)
    let place = try Operation("embed")
    place.set("in", held)
    place.set("x", part.x)
    place.set("y", part.y)
    place.set("width", picture.width)
    place.set("height", picture.height)
    return try place.run()
  }
}
