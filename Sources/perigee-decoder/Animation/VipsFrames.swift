import CVips

/// Frames that libvips composes: those not seen yet stand below each other in one picture that is read
/// from the top down.
final class VipsFrames: FrameSource {
  private let content: PhotoContent
  private let width: Int
  private let height: Int
  private let pages: Int
  /// Whether libvips would leave the picture before it in the place of a frame it cannot decode, or
  /// has met damage already.
  private var isDamaged: Bool
  /// The frames from ``first`` on.
  private var strip: VipsPicture?
  private var first = 0
  private var next = 0

  /// The tallest picture of libvips (its `VIPS_MAX_COORD`).
  private static let tallest = 10_000_000

  /// Prepares the frames; `nil` for more of them than libvips puts into one picture.
  init?(_ content: PhotoContent, _ facts: PhotoFacts) {
    guard facts.storedHeight * facts.pages < Self.tallest else { return nil }
    self.content = content
    width = facts.storedWidth
    height = facts.storedHeight
    pages = facts.pages
    isDamaged = facts.format == .gif && GIFBlocks(ByteReader(content.bytes)).hasBadFrame
  }

  func frame(_ page: Int, strict: Bool) throws(VipsFailure) -> VipsPicture {
    guard !strict || !isDamaged else { throw VipsFailure(text: "a frame is damaged") }
    do throws(VipsFailure) {
      let strip = try strip(at: page, strict: strict)
      let operation = try Operation("extract_area")
      operation.set("input", strip)
      operation.set("left", 0)
      operation.set("top", (page - first) * height)
      operation.set("width", width)
      operation.set("height", height)
      let picture = try operation.run().computed()
      next = page + 1
      return picture
    } catch {
      strip = nil
      isDamaged = true
      throw error
    }
  }

  private func strip(at page: Int, strict: Bool) throws(VipsFailure) -> VipsPicture {
    if let strip, next <= page { return strip }
    let opened = try content.open(page: 0, strict: strict, withAllFromThere: true)
    guard opened.width == width, opened.height == height * pages else {
      throw VipsFailure(text: "the frames differ from what the header says")
    }
    strip = opened
    first = 0
    next = 0
    return opened
  }
}
