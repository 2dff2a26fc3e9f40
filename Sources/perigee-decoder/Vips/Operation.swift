import CVips

/// One libvips operation: made by its nickname, given its inputs, run once, asked for its outputs.
struct Operation: ~Copyable {
  private let operation: UnsafeMutablePointer<VipsOperation>

  /// Makes an operation; one that this libvips does not have throws.
  init(_ nickname: String) throws(VipsFailure) {
    guard let operation = vips_operation_new(nickname) else { throw VipsFailure.taken() }
    self.operation = operation
  }

  deinit {
    object { vips_object_unref_outputs($0) }
    g_object_unref(operation)
  }

  borrowing func set(_ name: String, _ value: Int) {
    set(name, GTypes.int) { g_value_set_int($0, Int32(clamping: value)) }
  }

  borrowing func set(_ name: String, _ value: Double) {
    set(name, GTypes.double) { g_value_set_double($0, value) }
  }

  borrowing func set(_ name: String, _ value: Bool) {
    set(name, GTypes.boolean) { g_value_set_boolean($0, value ? 1 : 0) }
  }

  borrowing func set(_ name: String, _ value: String) {
    set(name, GTypes.string) { g_value_set_string($0, value) }
  }

  borrowing func set(_ name: String, _ value: VipsPicture) {
    set(name, vips_image_get_type()) { g_value_set_object($0, value.image) }
  }

  borrowing func set(_ name: String, _ value: VipsBytes) {
    set(name, vips_source_get_type()) { g_value_set_object($0, value.source) }
  }

  /// Sets bytes without copying them: they must outlive every picture made of them.
  borrowing func set(_ name: String, bytes: UnsafeRawBufferPointer) {
    set(name, vips_blob_get_type()) { value in
      guard let blob = vips_blob_new(nil, bytes.baseAddress, bytes.count) else { return }
      g_value_set_boxed(value, blob)
      vips_area_unref(UnsafeMutableRawPointer(blob).assumingMemoryBound(to: VipsArea.self))
    }
  }

  borrowing func set(_ name: String, _ values: [Double]) {
    set(name, vips_array_double_get_type()) {
      vips_value_set_array_double($0, values, Int32(values.count))
    }
  }

  borrowing func set(_ name: String, _ values: [Int]) {
    let values = values.map { Int32(clamping: $0) }
    set(name, vips_array_int_get_type()) {
      vips_value_set_array_int($0, values, Int32(values.count))
    }
  }

  borrowing func set(_ name: String, _ values: [VipsPicture]) {
    set(name, vips_array_image_get_type()) { value in
      vips_value_set_array_image(value, Int32(values.count))
      let slots = vips_value_get_array_image(value, nil)
      for (index, picture) in values.enumerated() {
        g_object_ref(picture.image)
        slots?[index] = picture.image
      }
    }
  }

  /// Sets an object a property wants, for example an interpolator.
  borrowing func setObject(_ name: String, _ type: GType, _ value: UnsafeMutableRawPointer) {
    set(name, type) { g_value_set_object($0, value) }
  }

  /// Sets an enumeration by libvips' own word for the value ("lanczos3").
  borrowing func set(_ name: String, word: String) {
    object { _ = vips_object_set_argument_from_string($0, name, word) }
  }

  /// Runs the operation and gives its output picture.
  consuming func run(_ output: String = "out") throws(VipsFailure) -> VipsPicture {
    // Built directly, not through the operation cache, which would answer with a file's old content.
    let built = UnsafeMutableRawPointer(operation).assumingMemoryBound(to: VipsObject.self)
    guard vips_object_build(built) == 0 else { throw VipsFailure.taken() }
    var value = GValue()
    g_value_init(&value, vips_image_get_type())
    defer { g_value_unset(&value) }
    let made = UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self)
    g_object_get_property(made, output, &value)
    guard let image = g_value_get_object(&value) else { throw VipsFailure.taken() }
    g_object_ref(image)
    return VipsPicture(adopting: image.assumingMemoryBound(to: VipsImage.self))
  }

  private borrowing func object(_ body: (UnsafeMutablePointer<VipsObject>) -> Void) {
    body(UnsafeMutableRawPointer(operation).assumingMemoryBound(to: VipsObject.self))
  }

  private borrowing func set(
    _ name: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(
      UnsafeMutableRawPointer(operation).assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}

/// GLib's fundamental types, whose macros C alone has (`n << 2`).
enum GTypes {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
}
