/// The kinds of picture the decoder tells apart by their content; the raw value is the wire's word.
enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg = "JPEG"
  case mpo = "MPO"
  case png = "PNG"
  case apng = "APNG"
  case webp = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"
  case dng = "DNG"
  case raw = "RAW"
  case avif = "AVIF"
  case heic = "HEIC"
  case jpegXL = "JPEG XL"
  case jpeg2000 = "JPEG 2000"
  case jpeg2000Codestream = "JPEG 2000 codestream"
  case svg = "SVG"
  case svgz = "SVGZ"
  case bmp = "BMP"
  case ico = "ICO"
  case cur = "CUR"
  case psd = "PSD"
  case tga = "TGA"
  case ppm = "PPM"
  case pdf = "PDF"
  case radianceHDR = "Radiance HDR"
  case openEXR = "OpenEXR"
  case qoi = "QOI"
  case dds = "DDS"

  /// The name a person knows the format by.
  var displayName: String {
    switch self {
    case .apng: "animated PNG"
    case .mpo: "multi-picture JPEG"
    case .raw: "camera RAW"
    case .jpeg2000Codestream: "JPEG 2000"
    case .svgz: "compressed SVG"
    case .bmp: "Windows bitmap"
    case .ico: "Windows icon"
    case .cur: "Windows cursor"
    case .psd: "Photoshop"
    case .tga: "Targa"
    case .ppm: "Netpbm"
    default: rawValue
    }
  }

  /// How libvips reads it.
  var loader: FormatLoader {
    switch self {
    case .jpeg, .mpo: .source("jpegload_source")
    case .png: .source("pngload_source")
    case .webp: .source("webpload_source")
    case .gif: .source("gifload_source")
    case .tiff, .dng, .raw: .source("tiffload_source")
    case .avif, .heic: .source("heifload_source", needs: .heif)
    case .jpeg2000, .jpeg2000Codestream: .source("jp2kload_source")
    case .svg, .svgz: .source("svgload_source")
    case .ppm: .source("ppmload_source")
    case .radianceHDR: .source("radload_source")
    case .pdf: .source("pdfload_source", needs: .poppler)
    case .openEXR: .file("openexrload")
    case .apng, .jpegXL, .bmp, .ico, .cur, .psd, .tga, .qoi, .dds: .reader
    }
  }

  /// Whether the library that decodes it has already turned it as the container says.
  var isTurnedByItsLibrary: Bool {
    switch self {
    case .avif, .heic, .svg, .svgz, .pdf: true
    default: false
    }
  }

  /// Whether what libvips counts as pages are the sizes of one picture.
  var hasPagesThatAreSizes: Bool {
    self == .jpeg2000 || self == .jpeg2000Codestream
  }

  /// Whether its library can go on after damage and leave blank what is missing.
  var canBePartial: Bool {
    switch self {
    case .jpeg, .mpo, .png, .apng, .gif, .tiff, .dng, .ppm: true
    case .bmp, .ico, .cur, .tga, .qoi, .psd, .dds, .openEXR: true
    default: false
    }
  }

  /// Bytes for each pixel of a canvas that its library keeps whole, whatever the file's own depth.
  var canvasBytesPerPixel: Int? { self == .gif ? 4 : nil }

  /// Whether its library unpacks the whole picture into memory whatever is wanted of it.
  var isDecodedWhole: Bool {
    switch self {
    case .avif, .heic: true
    default: false
    }
  }
}

/// The libvips operation that opens a format.
enum FormatLoader: Sendable {
  /// Reads a source, and may need a plug-in.
  case source(String, needs: VipsLibrary.Plugin? = nil)
  /// Reads a file by its path.
  case file(String)
  /// None: a ``RasterReader`` reads it.
  case reader
}
