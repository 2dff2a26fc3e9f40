import CVips

/// One libvips operation with its options as text, enough to make test pictures.
struct VipsCall: ~Copyable {
  private let operation: UnsafeMutablePointer<VipsOperation>

  /// Whether libvips has started.
  static let isReady: Bool = vips_init("picture-support") == 0

  init(_ nickname: String) throws(PictureFailure) {
    guard Self.isReady, let operation = vips_operation_new(nickname) else {
      throw Self.failure(nickname)
    }
    self.operation = operation
  }

  deinit {
    vips_object_unref_outputs(object)
    g_object_unref(operation)
  }

  /// Whether this libvips has an operation.
  static func exists(_ nickname: String) -> Bool {
    isReady && vips_type_find("VipsOperation", nickname) != 0
  }

  borrowing func set(_ name: String, _ text: String) throws(PictureFailure) {
    guard vips_object_set_argument_from_string(object, name, text) == 0 else {
      throw Self.failure(name)
    }
  }

  borrowing func set(_ name: String, _ image: VipsRaster) {
    var value = GValue()
    g_value_init(&value, vips_image_get_type())
    g_value_set_object(&value, image.image)
    g_object_set_property(
      UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  borrowing func set(_ name: String, _ images: [VipsRaster]) {
    var value = GValue()
    g_value_init(&value, vips_array_image_get_type())
    vips_value_set_array_image(&value, Int32(images.count))
    let slots = vips_value_get_array_image(&value, nil)
    for (index, raster) in images.enumerated() {
      g_object_ref(raster.image)
      slots?[index] = raster.image
    }
    g_object_set_property(
      UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Runs an operation that writes and gives nothing back.
  consuming func write() throws(PictureFailure) {
    guard vips_object_build(object) == 0 else { throw Self.failure("write") }
  }

  /// Runs an operation that makes a picture.
  consuming func make() throws(PictureFailure) -> VipsRaster {
    guard vips_object_build(object) == 0 else { throw Self.failure("make") }
    var value = GValue()
    g_value_init(&value, vips_image_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self), "out", &value)
    guard let image = g_value_get_object(&value) else { throw Self.failure("out") }
    g_object_ref(image)
    return VipsRaster(adopting: image.assumingMemoryBound(to: VipsImage.self))
  }

  /// Runs an operation that gives a block of bytes.
  consuming func makeBytes(_ output: String) throws(PictureFailure) -> [UInt8] {
    guard vips_object_build(object) == 0 else { throw Self.failure("make") }
    var value = GValue()
    g_value_init(&value, vips_blob_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self), output, &value)
    guard let blob = g_value_get_boxed(&value) else { throw Self.failure(output) }
    var count = 0
    let bytes = vips_blob_get(blob.assumingMemoryBound(to: VipsBlob.self), &count)
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  private var object: UnsafeMutablePointer<VipsObject> {
    UnsafeMutableRawPointer(operation).assumingMemoryBound(to: VipsObject.self)
  }

  private static func failure(_ what: String) -> PictureFailure {
    let copied = vips_error_buffer_copy()
    defer { g_free(copied) }
    return PictureFailure("\(what): \(copied.map { String(cString: $0) } ?? "")")
  }
}

/// A libvips image, released with its last owner.
final class VipsRaster {
  let image: UnsafeMutablePointer<VipsImage>

  init(adopting image: UnsafeMutablePointer<VipsImage>) {
    self.image = image
  }

  deinit {
    g_object_unref(image)
  }

  /// The pixels, computed.
  func inMemory() throws(PictureFailure) -> VipsRaster {
    guard let memory = vips_image_copy_memory(image) else { throw PictureFailure("no memory") }
    return VipsRaster(adopting: memory)
  }
}
