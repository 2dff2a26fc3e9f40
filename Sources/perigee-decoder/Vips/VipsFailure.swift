import CVips

/// What libvips said when it failed; advisory, since its error text is one for the whole process.
struct VipsFailure: Error {
  let text: String

  /// Takes the text that has gathered since the last failure.
  static func taken() -> VipsFailure {
    guard let copied = vips_error_buffer_copy() else { return VipsFailure(text: "") }
    defer { g_free(copied) }
    var text = String(cString: copied)
    while text.last?.isWhitespace == true { text.removeLast() }
    return VipsFailure(text: text)
  }
}
