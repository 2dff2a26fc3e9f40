/// A kind of file a test picture can be written as.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// JPEG, 8 bit, no alpha.
  case jpeg = "JPEG"
  /// PNG.
  case png = "PNG"
  /// WebP.
  case webp = "WebP"
  /// GIF, at most 256 colours.
  case gif = "GIF"
  /// TIFF.
  case tiff = "TIFF"
  /// AVIF.
  case avif = "AVIF"
  /// HEIC, where an encoder is installed.
  case heic = "HEIC"
  /// JPEG XL.
  case jpegXL = "JPEG XL"

  /// The usual ending of a file's name, without the dot.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .tiff: "tif"
    case .jpegXL: "jxl"
    default: rawValue.lowercased()
    }
  }

  /// Whether this machine can write it; a test that needs one it cannot write skips.
  public var isWritable: Bool {
    switch self {
    case .avif, .heic: Self.writable[self] ?? false
    default: VipsCall.exists(saver)
    }
  }

  /// Tried by writing: the saver is there without the encoders it needs.
  private static let writable: [PictureFormat: Bool] = {
    var result: [PictureFormat: Bool] = [:]
    for format in [PictureFormat.avif, .heic] {
      guard let folder = try? TemporaryFolder() else { continue }
      let picture = TestPicture.solid(width: 64, height: 64, .init(0, 0, 0))
      result[format] = (try? picture.write(to: folder.path("probe"), as: format)) != nil
    }
    return result
  }()

  var saver: String {
    switch self {
    case .jpeg: "jpegsave"
    case .png: "pngsave"
    case .webp: "webpsave"
    case .gif: "gifsave"
    case .tiff: "tiffsave"
    case .avif, .heic: "heifsave"
    case .jpegXL: "jxlsave"
    }
  }

  /// How far a colour may be off after writing and reading, of 255.
  public var tolerance: Int {
    switch self {
    case .png, .tiff: 1
    case .gif: 4
    case .jpeg, .webp, .avif, .heic, .jpegXL: 10
    }
  }
}
