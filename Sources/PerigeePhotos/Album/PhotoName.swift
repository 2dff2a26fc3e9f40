import CGio

/// What a file's name says about whether it is a photo.
nonisolated enum PhotoName {
  /// The answer.
  enum Verdict: Equatable {
    case photo, other
    /// The name says nothing; the first bytes of the content would.
    case unsure
  }

  /// Judges a file name, without looking at the file.
  static func judge(_ name: [UInt8]) -> Verdict {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return .unsure }
    let ending = name[(dot + 1)...]
    if !ending.isEmpty, ending.allSatisfy({ (0x30...0x39).contains($0) }) {
      // "photo.jpg.1": a copy or download beside the first.
      return judge(Array(name[..<dot]))
    }
    if endings.contains(String(decoding: ending, as: UTF8.self).lowercased()) { return .photo }
    return judgeByType(name)
  }

  /// Whether a content type is one of pictures.
  static func isImage(_ contentType: String) -> Bool { contentType.hasPrefix("image/") }

  private static func judgeByType(_ name: [UInt8]) -> Verdict {
    guard let type = FilePath(bytes: name).withCString({ g_content_type_guess($0, nil, 0, nil) })
    else { return .unsure }
    defer { g_free(type) }
    let text = String(cString: type)
    if isImage(text) { return .photo }
    return text == "application/octet-stream" ? .unsure : .other
  }

  /// The endings that are always taken for photos, in lower case: what the decoder reads, whether or
  /// not the system's table of types knows it.
  private static let endings: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "jfi", "pjpeg", "pjp", "mpo",
    "png", "apng", "gif", "webp", "tif", "tiff",
    "avif", "avifs", "heic", "heics", "heif", "heifs", "hif",
    "jxl", "svg", "svgz", "bmp", "dib", "ico", "cur", "tga", "qoi", "exr", "hdr",
    "jp2", "j2k", "jpf", "jpx", "jpc", "j2c", "psd", "ppm", "pgm", "pbm", "pnm", "dds", "dng",
  ]
}
