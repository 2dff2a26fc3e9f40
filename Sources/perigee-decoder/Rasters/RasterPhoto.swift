import CVips
import PerigeeWire

/// A page of a file whose header is known, ready to be decoded.
protocol OpenedPhoto {
  var content: PhotoContent { get }
  var facts: PhotoFacts { get }
  /// Whether its rows come one after the other, so that a part costs all that stands above it.
  var isReadFromItsTop: Bool { get }
  /// The page, as small as it can be had without being smaller than the target.
  func opened(for target: DecodeTarget, strict: Bool) throws(VipsFailure) -> VipsPicture
  /// What the file carries of itself as a smaller picture, in sRGB; `nil` when there is none of its shape,
  /// or when the page itself is there as soon.
  func preview(for target: DecodeTarget) -> VipsPicture?
  /// The frames of a moving picture, one after the other; `nil` for one that does not move.
  func frames() -> (any FrameSource)?
}

extension OpenedPhoto {
  func preview(for target: DecodeTarget) -> VipsPicture? { nil }
  func frames() -> (any FrameSource)? { nil }
}

/// A page that a reader unpacks into memory.
struct RasterPhoto: OpenedPhoto {
  let content: PhotoContent
  let facts: PhotoFacts
  let isReadFromItsTop = false
  private let reader: any RasterReader

  /// Reads the page's header.
  init(_ content: PhotoContent, _ type: any RasterReader.Type, page: Int) throws(DecodeFailure) {
    self.content = content
    do throws(ReadFailure) {
      reader = try type.init(ByteReader(content.bytes), page: page)
    } catch {
      throw error.decodeFailure(content.format, page: page)
    }
    var facts = try PhotoFacts(
      reader.description, content.format, fileSize: content.bytes.count)
    if facts.profile == nil {
      facts.profile = CodedColours.profile(ByteReader(content.bytes), content.format)
    }
    self.facts = facts
  }

  func opened(for target: DecodeTarget, strict: Bool) throws(VipsFailure) -> VipsPicture {
    let raster: Raster
    do throws(ReadFailure) {
      raster = try reader.raster(strict: strict)
    } catch {
      throw error.vipsFailure
    }
    return try reader.description.picture(of: raster)
  }

  func frames() -> (any FrameSource)? {
    guard facts.isMoving, let reader = reader as? any FrameReader else { return nil }
    return RasterFrames(reader, content)
  }
}

extension RasterDescription {
  /// A page's pixels as a picture, its colours not multiplied by their alpha.
  func picture(of raster: Raster) throws(VipsFailure) -> VipsPicture {
    let picture = try raster.picture(interpretation)
    guard isPremultiplied else { return picture }
    let format = picture.format
    let operation = try Operation("unpremultiply")
    operation.set("in", picture)
    return try AlphaScaling.cast(try operation.run(), to: format)
  }
}
