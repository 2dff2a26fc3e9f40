import CVips

/// A place on a canvas that pixels are put on.
struct FramePart {
  var x = 0
  var y = 0
  let width: Int
  let height: Int
}

/// A PNG inside another file, decoded to 8 bits a sample.
enum StillPNG {
  /// The picture with 3 or 4 bands; its bytes must outlive it only until it is returned.
  static func pixels(_ file: HeldBytes, strict: Bool) throws(ReadFailure) -> VipsPicture {
    do throws(VipsFailure) {
      let convert = try Operation("colourspace")
      convert.set("in", try open(file, strict: strict))
      convert.set("space", word: "srgb")
      return try convert.run().computed()
    } catch {
      throw .damaged(error.text)
    }
  }

  /// The header alone.
  static func open(_ file: HeldBytes, strict: Bool) throws(VipsFailure) -> VipsPicture {
    guard VipsLibrary.isReady else { throw VipsFailure(text: "libvips does not start") }
    let operation = try Operation("pngload_source")
    operation.set("source", try VipsBytes(UnsafeRawBufferPointer(file.bytes)))
    operation.set("fail_on", word: strict ? "error" : "none")
    return try operation.run()
  }

  /// Puts it on a part of an RGBA raster that has its size.
  static func put(
    _ picture: VipsPicture, on canvas: Raster, _ part: FramePart, isBlended: Bool = false
  ) throws(ReadFailure) {
    guard let memory = picture.memory, picture.format == VIPS_FORMAT_UCHAR,
      picture.width == part.width, picture.height == part.height,
      picture.bands == 3 || picture.bands == 4
    else { throw .damaged("a picture of another size or kind") }
    FrameCanvas.put(memory, bands: picture.bands, on: canvas, part, isBlended: isBlended)
  }
}
