import CAVIF
import CVips

/// A frame of a moving AVIF.
struct AVIFSequenceReader: FrameReader {
  private(set) var description: RasterDescription
  private let file: AVIFFile
  private let page: Int
  private let isDeep: Bool

  /// The most frames whose times are read.
  private static let mostTimed = 100_000

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    file = try AVIFFile(content)
    self.page = page
    let decoder = file.decoder.pointee
    guard let image = decoder.image?.pointee, decoder.imageCount > 0 else {
      throw .damaged("no frames")
    }
    isDeep = image.depth > 8
    let hasAlpha = decoder.alphaPresent != 0
    description = RasterDescription(
      width: Int(image.width), height: Int(image.height), bands: hasAlpha ? 4 : 3,
      sample: isDeep ? .word : .byte,
      interpretation: isDeep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB,
      pages: Int(decoder.imageCount))
    if let icc = image.icc.data, image.icc.size > 0, image.icc.size <= ICCProfile.longest {
      description.profile = Array(UnsafeBufferPointer(start: icc, count: image.icc.size))
    }
    guard page < description.pages else { throw .noSuchPage(of: description.pages) }
    guard description.pages > 1 else { return }
    description.delays = (0..<min(description.pages, Self.mostTimed)).map { file.delay($0) }
    description.loops = 0
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    try raster(page: page, strict: strict)
  }

  /// libavif goes on from the frame decoded last.
  func raster(page: Int, strict: Bool) throws(ReadFailure) -> Raster {
    guard file.library.image(file.decoder, UInt32(page)) == AVIF_RESULT_OK,
      let image = file.decoder.pointee.image
    else { throw .damaged("libavif cannot decode the frame") }
    guard Int(image.pointee.width) == description.width,
      Int(image.pointee.height) == description.height
    else { throw .damaged("the frames differ in size") }
    let raster = try Raster(
      width: description.width, height: description.height, bands: description.bands,
      sample: description.sample)
    var rgb = avifRGBImage()
    file.library.rgbDefaults(&rgb, image)
    rgb.format = description.bands == 4 ? AVIF_RGB_FORMAT_RGBA : AVIF_RGB_FORMAT_RGB
    rgb.depth = isDeep ? 16 : 8
    rgb.pixels = raster.bytes.bindMemory(to: UInt8.self).baseAddress
    rgb.rowBytes = UInt32(raster.stride)
    guard file.library.toRGB(image, &rgb) == AVIF_RESULT_OK else {
      throw .damaged("libavif cannot convert the frame")
    }
    return raster
  }
}

/// A file that libavif has parsed; its bytes must outlive it.
private final class AVIFFile {
  let library: AVIFLibrary
  let decoder: UnsafeMutablePointer<avifDecoder>

  init(_ content: ByteReader) throws(ReadFailure) {
    guard let library = AVIFLibrary.shared else { throw .unsupported("libavif is not installed") }
    guard let decoder = library.create() else { throw .noMemory }
    self.library = library
    self.decoder = decoder
    decoder.pointee.ignoreExif = AVIF_TRUE
    decoder.pointee.ignoreXMP = AVIF_TRUE
    // Writers leave optional boxes away; what libavif then insists on, no other program does.
    decoder.pointee.strictFlags = 0
    _ = library.setSource(decoder, AVIF_DECODER_SOURCE_TRACKS)
    let bytes = content.bytes.bindMemory(to: UInt8.self).baseAddress
    guard library.setMemory(decoder, bytes, content.count) == AVIF_RESULT_OK else {
      throw .noMemory
    }
    switch library.parse(decoder) {
    case AVIF_RESULT_OK: return
    case AVIF_RESULT_TRUNCATED_DATA: throw .cutShort
    default: throw .damaged("libavif cannot read its boxes")
    }
  }

  deinit {
    library.destroy(decoder)
  }

  /// How long a frame stays, in milliseconds.
  func delay(_ frame: Int) -> Int {
    var timing = avifImageTiming()
    guard library.timing(decoder, UInt32(frame), &timing) == AVIF_RESULT_OK,
      timing.duration.isFinite
    else { return 0 }
    return Int((min(max(timing.duration, 0), 86_400) * 1_000).rounded())
  }
}
