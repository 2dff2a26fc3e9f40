import CVips

/// A libvips source over bytes in memory; they must outlive every picture read from it.
final class VipsBytes {
  let source: UnsafeMutablePointer<VipsSource>

  init(_ bytes: UnsafeRawBufferPointer) throws(VipsFailure) {
    guard let source = vips_source_new_from_memory(bytes.baseAddress, bytes.count) else {
      throw VipsFailure.taken()
    }
    self.source = source
  }

  deinit {
    g_object_unref(source)
  }
}
