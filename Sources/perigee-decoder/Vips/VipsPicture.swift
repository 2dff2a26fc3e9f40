import CVips

/// A libvips image, released with its last owner; reading it computes it.
///
/// libvips images may be read by any thread, which is why this may be passed between them.
final class VipsPicture: @unchecked Sendable {
  let image: UnsafeMutablePointer<VipsImage>

  /// Takes over one reference.
  init(adopting image: UnsafeMutablePointer<VipsImage>) {
    self.image = image
  }

  deinit {
    g_object_unref(image)
  }

  var width: Int { Int(vips_image_get_width(image)) }
  var height: Int { Int(vips_image_get_height(image)) }
  var bands: Int { Int(vips_image_get_bands(image)) }
  var hasAlpha: Bool { vips_image_hasalpha(image) != 0 }
  /// The kind of colours; set only on a picture that nothing else uses yet.
  var interpretation: VipsInterpretation {
    get { vips_image_get_interpretation(image) }
    set { image.pointee.Type = newValue }
  }
  var format: VipsBandFormat { vips_image_get_format(image) }
  var coding: VipsCoding { vips_image_get_coding(image) }

  /// A metadata number; `nil` when the file has none of that name.
  func number(_ name: String) -> Int? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: Int32 = 0
    guard vips_image_get_int(image, name, &value) == 0 else {
      vips_error_clear()
      return nil
    }
    return Int(value)
  }

  /// A list of metadata numbers, at most `most`; empty when the file has none of that name.
  func numbers(_ name: String, most: Int) -> [Int] {
    guard vips_image_get_typeof(image, name) != 0 else { return [] }
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    guard vips_image_get_array_int(image, name, &values, &count) == 0, let values else {
      vips_error_clear()
      return []
    }
    return (0..<min(Int(count), most)).map { Int(values[$0]) }
  }

  /// A copy of a metadata block; `nil` when the file has none of that name.
  func block(_ name: String) -> [UInt8]? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var bytes: UnsafeRawPointer?
    var count = 0
    guard vips_image_get_blob(image, name, &bytes, &count) == 0, let bytes else {
      vips_error_clear()
      return nil
    }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The same pixels with a metadata block replaced, or taken away when there are no bytes.
  func withBlock(_ name: String, _ bytes: [UInt8]?) throws(VipsFailure) -> VipsPicture {
    let copy = try copied()
    if let bytes {
      bytes.withUnsafeBytes { content in
        vips_image_set_blob_copy(copy.image, name, content.baseAddress, content.count)
      }
    } else {
      _ = vips_image_remove(copy.image, name)
    }
    return copy
  }

  /// The same pixels under a header of their own, so that metadata may be changed.
  func copied() throws(VipsFailure) -> VipsPicture {
    let operation = try Operation("copy")
    operation.set("in", self)
    return try operation.run()
  }

  /// Computes every pixel into memory; this is where the work is done.
  func computed() throws(VipsFailure) -> VipsPicture {
    guard let memory = vips_image_copy_memory(image) else { throw VipsFailure.taken() }
    return VipsPicture(adopting: memory)
  }

  /// The pixels in memory of a computed picture, row after row without gaps.
  var memory: UnsafeRawBufferPointer? {
    guard let bytes = vips_image_get_data(image) else { return nil }
    let row = bands * Int(vips_format_sizeof(format)) * width
    return UnsafeRawBufferPointer(start: bytes, count: row * height)
  }

  /// Keeps the owner of its pixels for as long as anything is computed from them.
  func keepsAlive(_ owner: AnyObject) {
    let object = UnsafeMutableRawPointer(image).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(
      object, "perigee-owner", Unmanaged.passRetained(owner).toOpaque(),
      { owner in
        guard let owner else { return }
        Unmanaged<AnyObject>.fromOpaque(owner).release()
      })
  }

  /// Makes every computation that reads this picture stop with an error.
  func stop() {
    vips_image_set_kill(image, 1)
  }
}
