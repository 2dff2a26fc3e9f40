/// The kinds of picture the decoder tells apart by their content; the raw value is the wire's word.
enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg
  case png
  case apng
  case webp
  case gif
  case tiff
  case dng
  case avif
  case heic
  case jpegXL = "jpeg xl"
  case jpeg2000 = "jpeg 2000"
  case jpeg2000Codestream = "jpeg 2000 codestream"
  case svg
  case svgz
  case bmp
  case ico
  case cur
  case psd
  case tga
  case ppm
  case pdf
  case radianceHDR = "radiance hdr"
  case openEXR = "openexr"
  case qoi
  case dds

  /// The name a person knows the format by.
  var displayName: String {
    switch self {
    case .webp: "WebP"
    case .apng: "animated PNG"
    case .jpegXL: "JPEG XL"
    case .jpeg2000, .jpeg2000Codestream: "JPEG 2000"
    case .svgz: "compressed SVG"
    case .bmp: "Windows bitmap"
    case .ico: "Windows icon"
    case .cur: "Windows cursor"
    case .psd: "Photoshop"
    case .tga: "Targa"
    case .ppm: "Netpbm"
    case .radianceHDR: "Radiance HDR"
    case .openEXR: "OpenEXR"
    case .jpeg, .png, .gif, .tiff, .dng, .avif, .heic, .svg, .pdf, .qoi, .dds:
      rawValue.uppercased()
    }
  }

  /// How libvips reads it.
  var loader: FormatLoader {
    switch self {
    case .jpeg: .source("jpegload_source")
    case .png, .apng: .source("pngload_source")
    case .webp: .source("webpload_source")
    case .gif: .source("gifload_source")
    case .tiff, .dng: .source("tiffload_source")
    case .avif, .heic: .source("heifload_source", needs: .heif)
    case .jpegXL: .source("jxlload_source", needs: .jxl)
    case .jpeg2000, .jpeg2000Codestream: .source("jp2kload_source")
    case .svg, .svgz: .source("svgload_source")
    case .ppm: .source("ppmload_source")
    case .radianceHDR: .source("radload_source")
    case .pdf: .source("pdfload_source", needs: .poppler)
    case .bmp, .ico, .psd, .tga: .buffer("magickload_buffer", needs: .magick)
    case .cur, .openEXR, .qoi, .dds: .none
    }
  }

  /// Whether the library that decodes it has already turned it as the container says.
  var isTurnedByItsLibrary: Bool {
    switch self {
    case .avif, .heic, .jpegXL, .tga, .svg, .svgz, .pdf: true
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
    case .jpeg, .png, .apng, .gif, .tiff, .dng, .ppm: true
    default: false
    }
  }

  /// Whether its library unpacks the whole picture into memory whatever is wanted of it.
  var isDecodedWhole: Bool {
    switch self {
    case .avif, .heic, .jpegXL, .bmp, .ico, .psd, .tga: true
    default: false
    }
  }
}

/// The libvips operation that opens a format.
enum FormatLoader: Sendable {
  /// Reads a source, and may need a plug-in.
  case source(String, needs: VipsLibrary.Plugin? = nil)
  /// Reads a block of memory under a name for the format, and may need a plug-in.
  case buffer(String, needs: VipsLibrary.Plugin? = nil)
  /// There is none.
  case none
}
