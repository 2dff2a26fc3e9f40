import CVips

/// Why a picture could not be written; `message` is libvips' word for it.
struct PictureError: Error {
  let message: String

  /// Takes what libvips has to say.
  static var latest: PictureError {
    defer { vips_error_clear() }
    return PictureError(message: String(cString: vips_error_buffer()))
  }
}

/// Writes pictures with libvips, whose variadic functions Swift cannot call: operations are made by
/// name and given their arguments as properties.
enum PictureFile {
  /// Writes sRGB bytes to a file; the format follows from the name's ending.
  static func write(
    _ bytes: [UInt8], _ photograph: Photograph, alpha: Bool, day: Int, to path: String
  ) throws(PictureError) {
    let bands = Int32(alpha ? 4 : 3)
    guard
      let image = vips_image_new_from_memory_copy(
        bytes, bytes.count, Int32(photograph.width), Int32(photograph.height), bands,
        VIPS_FORMAT_UCHAR)
    else { throw .latest }
    defer { g_object_unref(image) }
    image.pointee.Type = VIPS_INTERPRETATION_sRGB
    describe(image, photograph, day)
    let (saver, options) = saver(for: path)
    try save(image, path, saver, options)
  }

  private static func saver(for path: String) -> (name: String, options: String) {
    if path.hasSuffix(".png") { return ("pngsave", "compression=7") }
    if path.hasSuffix(".webp") { return ("webpsave", "Q=88,effort=3") }
    return ("jpegsave", "Q=90,optimize_coding=true")
  }

  private static func describe(
    _ image: UnsafeMutablePointer<VipsImage>, _ photograph: Photograph, _ day: Int
  ) {
    func set(_ tag: String, _ text: String) {
      let count = text.utf8.count + 1
      vips_image_set_string(
        image, "exif-\(tag)", "\(text) (\(text), ASCII, \(count) components, \(count) bytes)")
    }
    let twoDigits = day < 10 ? "0\(day)" : "\(day)"
    let moment = "2026:06:\(twoDigits) 21:30:00"
    set("ifd0-ImageDescription", photograph.caption)
    set("ifd0-Make", "Perigee")
    set("ifd0-Model", "moon-album")
    set("ifd0-DateTime", moment)
    set("ifd2-DateTimeOriginal", moment)
  }

  private static func save(
    _ image: UnsafeMutablePointer<VipsImage>, _ path: String, _ saver: String, _ options: String
  ) throws(PictureError) {
    guard let operation = vips_operation_new(saver) else { throw .latest }
    let raw = UnsafeMutableRawPointer(operation)
    let object = raw.assumingMemoryBound(to: GObject.self)
    let vipsObject = raw.assumingMemoryBound(to: VipsObject.self)
    defer { g_object_unref(raw) }

    var value = GValue()
    g_value_init(&value, vips_image_get_type())
    g_value_set_object(&value, image)
    g_object_set_property(object, "in", &value)
    g_value_unset(&value)

    // G_TYPE_STRING is a macro Swift does not see.
    let string = GType(16 << 2)
    value = GValue()
    g_value_init(&value, string)
    g_value_set_string(&value, path)
    g_object_set_property(object, "filename", &value)
    g_value_unset(&value)

    guard vips_object_set_from_string(vipsObject, options) == 0, vips_object_build(vipsObject) == 0
    else {
      vips_object_unref_outputs(vipsObject)
      throw .latest
    }
    vips_object_unref_outputs(vipsObject)
  }
}
