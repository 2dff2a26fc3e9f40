import CVips
import PerigeeWire

/// Brings an opened picture to its size and into sRGB, and makes the answer of it.
struct PixelFinishing {
  /// What is wrong with a file of which something can be shown.
  enum Defect {
    /// The file ends too early.
    case cutShort
    /// The file contradicts itself.
    case damage
  }

  let job: DecodeJob
  let target: DecodeTarget
  let facts: PhotoFacts
  /// What is known to be wrong; then blanks are left for what is missing.
  var defect: Defect?

  /// Computes the pixels of an opened photo, before they are turned.
  func computed(_ photo: any OpenedPhoto) throws(VipsFailure) -> VipsPicture {
    let opened = try photo.opened(for: target, strict: defect == nil)
    guard photo.isReadFromItsTop, let part = part(of: opened) else { return try computed(opened) }
    job.stops(opened)
    return try computed(try SequentialPart.filled(opened, part, of: photo.content))
  }

  /// Computes the pixels of a decoded JPEG; `nil` when they are right as they are.
  func computed(_ jpeg: ScaledJPEG) throws(VipsFailure) -> VipsPicture? {
    let isRightSize = jpeg.width == target.width && jpeg.height == target.height
    let isRightColour = facts.profile.map(\.isSRGB) ?? true
    guard !isRightSize || !isRightColour else { return nil }
    guard VipsLibrary.isReady else { throw VipsFailure(text: "libvips does not start") }
    let image = vips_image_new_from_memory(
      jpeg.bytes.baseAddress, jpeg.bytes.count, Int32(jpeg.width), Int32(jpeg.height),
      Int32(jpeg.bands), VIPS_FORMAT_UCHAR)
    guard let image else { throw VipsFailure.taken() }
    let picture = VipsPicture(adopting: image)
    picture.interpretation =
      jpeg.bands == 1 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
    return try computed(picture)
  }

  /// Computes the pixels of a picture at any scale.
  func computed(_ opened: VipsPicture) throws(VipsFailure) -> VipsPicture {
    job.stops(opened)
    let scaled = try AlphaScaling.scaled(opened, changesSize(opened)) {
      picture throws(VipsFailure) in
      guard let part = part(of: picture) else {
        let scale = scale(of: picture)
        let own = (
          width: Double(facts.storedWidth) * scale.x, height: Double(facts.storedHeight) * scale.y
        )
        return try Resampler.whole(picture, own: own, width: target.width, height: target.height)
      }
      return try Resampler.part(picture, part, width: target.width, height: target.height)
    }
    let finished = try ColourConversion.srgb(scaled, profile: facts.profile)
    job.stops(finished)
    return try finished.computed()
  }

  private func changesSize(_ opened: VipsPicture) -> Bool {
    let part = part(of: opened)
    return (part?.width ?? opened.width) != target.width
      || (part?.height ?? opened.height) != target.height
  }

  /// The part wanted in pixels of the opened picture, which may be at another scale.
  private func part(of opened: VipsPicture) -> ImageRegion? {
    guard let region = target.region else { return nil }
    guard opened.width != facts.storedWidth || opened.height != facts.storedHeight else {
      return region
    }
    let (scaleX, scaleY) = scale(of: opened)
    let x = min(opened.width - 1, Int((Double(region.x) * scaleX).rounded()))
    let y = min(opened.height - 1, Int((Double(region.y) * scaleY).rounded()))
    let width = max(1, Int((Double(region.width) * scaleX).rounded()))
    let height = max(1, Int((Double(region.height) * scaleY).rounded()))
    return ImageRegion(
      x: x, y: y, width: min(width, opened.width - x), height: min(height, opened.height - y))
  }

  /// How much smaller an opened picture is.
  ///
  /// What is halved over and over has its sizes rounded up, so that its pixels cover more than the photo.
  private func scale(of opened: VipsPicture) -> (x: Double, y: Double) {
    var half = 2
    while half <= max(facts.storedWidth, facts.storedHeight) * 2 {
      if opened.width == (facts.storedWidth + half - 1) / half,
        opened.height == (facts.storedHeight + half - 1) / half
      {
        return (1 / Double(half), 1 / Double(half))
      }
      half *= 2
    }
    return (
      Double(opened.width) / Double(facts.storedWidth),
      Double(opened.height) / Double(facts.storedHeight)
    )
  }

  /// The answer with the pixels of a decoded JPEG.
  func reply(_ jpeg: ScaledJPEG) throws(DecodeFailure) -> DecoderReply {
    try reply(
      UnsafeRawBufferPointer(jpeg.bytes), bands: jpeg.bands, width: jpeg.width,
      height: jpeg.height)
  }

  /// The answer with computed pixels.
  func reply(_ picture: VipsPicture) throws(DecodeFailure) -> DecoderReply {
    guard let memory = picture.memory else { throw .noMemory }
    return try reply(
      memory, bands: picture.bands, width: picture.width, height: picture.height)
  }

  private func reply(
    _ memory: UnsafeRawBufferPointer, bands: Int, width: Int, height: Int
  ) throws(DecodeFailure) -> DecoderReply {
    try job.throwIfCancelled()
    let written = try PixelWriter.write(
      memory, bands: bands, width: width, height: height, orientation: target.orientation)
    var hasAlpha = written.hasAlpha
    if let defect {
      // One colour all over is what libraries leave where nothing was decoded.
      guard !written.isUniform else {
        throw defect == .cutShort ? .truncated(facts.format) : .damaged(facts.format)
      }
      if PartialPicture.clearMissingRows(written.pixels) { hasAlpha = true }
    }
    let pixels = written.pixels
    let reply = PixelsReply(
      id: job.request.id, width: pixels.width, height: pixels.height, stride: pixels.stride,
      hasAlpha: hasAlpha, region: target.uprightRegion,
      partialReason: defect.map { PartialPicture.reason($0, facts.format) })
    return .pixels(reply, memory: try pixels.sealed())
  }
}
