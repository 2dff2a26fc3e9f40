import CRaw

/// LibRaw, loaded when the first camera RAW comes.
struct RawLibrary: @unchecked Sendable {
  let create: libraw_init_function
  let close: libraw_close_function
  let open: libraw_open_buffer_function
  let unpack: libraw_unpack_function
  let unpackPreview: libraw_unpack_thumb_function
  let process: libraw_dcraw_process_function
  let image: libraw_dcraw_make_mem_image_function
  let preview: libraw_dcraw_make_mem_thumb_function
  let free: libraw_dcraw_clear_mem_function

  /// The library; `nil` where it is not installed.
  static let shared = RawLibrary()

  private init?() {
    // The thread-safe build, under the version its header names.
    guard let library = SharedLibrary("libraw_r.so.\(LIBRAW_SHLIB_CURRENT)"),
      let create = library.function("libraw_init", as: libraw_init_function.self),
      let close = library.function("libraw_close", as: libraw_close_function.self),
      let open = library.function("libraw_open_buffer", as: libraw_open_buffer_function.self),
      let unpack = library.function("libraw_unpack", as: libraw_unpack_function.self),
      let unpackPreview = library.function(
        "libraw_unpack_thumb", as: libraw_unpack_thumb_function.self),
      let process = library.function(
        "libraw_dcraw_process", as: libraw_dcraw_process_function.self),
      let image = library.function(
        "libraw_dcraw_make_mem_image", as: libraw_dcraw_make_mem_image_function.self),
      let preview = library.function(
        "libraw_dcraw_make_mem_thumb", as: libraw_dcraw_make_mem_thumb_function.self),
      let free = library.function(
        "libraw_dcraw_clear_mem", as: libraw_dcraw_clear_mem_function.self)
    else { return nil }
    self.create = create
    self.close = close
    self.open = open
    self.unpack = unpack
    self.unpackPreview = unpackPreview
    self.process = process
    self.image = image
    self.preview = preview
    self.free = free
  }
}
