import CVips

/// What a reader knows of a page from its header.
struct RasterDescription {
  var width: Int
  var height: Int
  var bands: Int
  var sample = Raster.Sample.byte
  var interpretation = VIPS_INTERPRETATION_sRGB
  /// Whether the colours are stored multiplied by their alpha.
  var isPremultiplied = false
  var orientation = 1
  var profile: [UInt8]?
  var pages = 1
  /// In milliseconds as stored; empty for a picture that does not move.
  var delays: [Int] = []
  /// How often a moving picture plays, 0 for ever; `nil` for one that does not move.
  var loops: Int?
}

/// Reads one kind of file into memory, by itself or with the format's own library.
protocol RasterReader {
  /// Reads what stands before the pixels of a page, which counts from 0.
  init(_ content: ByteReader, page: Int) throws(ReadFailure)
  /// What the header says.
  var description: RasterDescription { get }
  /// The pixels; strict means that damage is a failure, otherwise what is missing stays clear.
  func raster(strict: Bool) throws(ReadFailure) -> Raster
}

/// A reader of a moving picture that remembers where it stands, so that the next frame costs no more
/// than itself.
protocol FrameReader: RasterReader {
  /// The pixels of any frame.
  func raster(page: Int, strict: Bool) throws(ReadFailure) -> Raster
}

extension PhotoContent {
  /// The reader for this content; `nil` where libvips has one that serves.
  var rasterReader: (any RasterReader.Type)? {
    switch format {
    case .jpegXL: JXLReader.self
    case .avif where ISOMediaBrand.isSequence(ByteReader(bytes)) && AVIFLibrary.shared != nil:
      AVIFSequenceReader.self
    case .apng: APNGReader.self
    case .bmp: BMPReader.self
    case .ico, .cur: IconReader.self
    case .tga: TGAReader.self
    case .qoi: QOIReader.self
    case .psd: PSDReader.self
    case .dds: DDSReader.self
    default: nil
    }
  }
}
