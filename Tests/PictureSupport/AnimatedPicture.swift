import CVips

/// A moving picture of whole frames, written by libvips.
public struct AnimatedPicture: Sendable {
  /// The frames, all of one size.
  public let frames: [TestPicture]
  /// How long each stays, in milliseconds.
  public let delays: [Int]
  /// How often it plays, 0 for ever.
  public let loops: Int

  /// Makes a moving picture.
  public init(frames: [TestPicture], delays: [Int], loops: Int = 0) {
    self.frames = frames
    self.delays = delays
    self.loops = loops
  }

  /// Frames of one colour each.
  public static func solid(
    _ colours: [TestPicture.Colour], width: Int = 32, height: Int = 24, delays: [Int],
    loops: Int = 0
  ) -> AnimatedPicture {
    AnimatedPicture(
      frames: colours.map { .solid(width: width, height: height, $0) }, delays: delays,
      loops: loops)
  }

  /// Writes a GIF or a WebP without loss.
  public func write(to path: String, as format: PictureFormat) throws(PictureFailure) {
    guard VipsCall.isReady else { throw PictureFailure("libvips does not start") }
    let bytes = frames.flatMap(\.bytes)
    let first = frames[0]
    let image = bytes.withUnsafeBytes { content in
      vips_image_new_from_memory_copy(
        content.baseAddress, content.count, Int32(first.width),
        Int32(first.height * frames.count), Int32(first.bands), VIPS_FORMAT_UCHAR)
    }
    guard let image else { throw PictureFailure("no image") }
    image.pointee.Type = VIPS_INTERPRETATION_sRGB
    vips_image_set_int(image, "page-height", Int32(first.height))
    vips_image_set_int(image, "loop", Int32(loops))
    vips_image_set_array_int(image, "delay", delays.map { Int32($0) }, Int32(delays.count))
    let save = try VipsCall(format.saver)
    save.set("in", VipsRaster(adopting: image))
    try save.set("filename", path)
    if format == .webp { try save.set("lossless", "true") }
    try save.write()
  }
}
