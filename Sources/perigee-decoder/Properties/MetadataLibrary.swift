import CVips

/// gexiv2, loaded when properties are first asked for (the types are those of gexiv2-metadata.h 0.14).
struct MetadataLibrary: @unchecked Sendable {
  typealias Fault = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias Start = @convention(c) () -> gboolean
  typealias Create = @convention(c) () -> UnsafeMutableRawPointer?
  typealias Open =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, Int, Fault?) -> gboolean
  typealias Text =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Fault?)
    -> UnsafeMutablePointer<CChar>?
  typealias Fraction =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, Fault?
    ) -> gboolean
  typealias Place =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>, Fault?
    ) -> gboolean

  let create: Create
  let open: Open
  let text: Text
  let fraction: Fraction
  let place: Place

  /// The library; `nil` where it is not installed.
  static let shared = MetadataLibrary()

  private init?() {
    guard let library = SharedLibrary("libgexiv2.so.2"),
      let start = library.function("gexiv2_initialize", as: Start.self),
      let create = library.function("gexiv2_metadata_new", as: Create.self),
      let open = library.function("gexiv2_metadata_open_buf", as: Open.self),
      let text = library.function("gexiv2_metadata_try_get_tag_string", as: Text.self),
      let fraction = library.function(
        "gexiv2_metadata_try_get_exif_tag_rational", as: Fraction.self),
      let place = library.function("gexiv2_metadata_try_get_gps_info", as: Place.self),
      start() != 0
    else { return nil }
    self.create = create
    self.open = open
    self.text = text
    self.fraction = fraction
    self.place = place
  }
}
