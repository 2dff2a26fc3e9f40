import CVips

/// What libvips said when it failed; advisory, since its error text is one for the whole process.
struct VipsFailure: Error {
  let text: String
  /// Whether the file was seen to end too early.
  var isCutShort = false

  /// Takes the text that has gathered since the last failure.
  static func taken() -> VipsFailure {
    guard let copied = vips_error_buffer_copy() else { return VipsFailure(text: "") }
    defer { g_free(copied) }
    // Older lines may be of other requests, or of attempts that were made good.
    let lines = String(cString: copied).split(separator: "\n")
    return VipsFailure(text: lines.suffix(2).joined(separator: "\n"))
  }
}
