import CVips
import PerigeeWire

/// What is known of a page before its pixels are decoded.
struct PhotoFacts {
  let format: PhotoFormat
  let storedWidth: Int
  let storedHeight: Int
  let orientation: Orientation
  /// The profile of the file, or one made of what it says of its colours in another way.
  var profile: ICCProfile?
  var pages = 1
  var delays: [Int] = []
  var loops: Int?
  /// Whether a part is had without decoding what stands before it.
  var hasPartsAtHand = false

  /// Whether its pages are the frames of a moving picture.
  var isMoving: Bool { pages > 1 && !delays.isEmpty }

  /// The facts of a JPEG, from its own markers; throws for a size that must not be decoded.
  init(
    _ markers: JPEGMarkers, _ format: PhotoFormat, fileSize: Int
  ) throws(DecodeFailure) {
    self.format = format
    storedWidth = markers.width
    storedHeight = markers.height
    orientation = Orientation(exif: markers.orientation)
    profile = markers.profile.flatMap(ICCProfile.init)
    try PixelLimits.check(
      format, width: storedWidth, height: storedHeight, fileSize: fileSize,
      bytesPerPixel: markers.isProgressive ? Self.progressiveBytes : 0)
  }

  /// The facts libvips read; throws for a size that must not be decoded.
  init(_ header: VipsPicture, _ format: PhotoFormat, fileSize: Int) throws(DecodeFailure) {
    self.format = format
    storedWidth = header.width
    storedHeight = header.height
    orientation = Orientation(
      exif: format.isTurnedByItsLibrary ? 1 : header.number("orientation") ?? 1)
    profile = header.block(VIPS_META_ICC_NAME).flatMap(ICCProfile.init)
    let isWhole = format.isDecodedWhole || header.number("interlaced") == 1
    let sample = Int(vips_format_sizeof(header.format))
    try PixelLimits.check(
      format, width: storedWidth, height: storedHeight, fileSize: fileSize,
      bytesPerPixel: format.canvasBytesPerPixel ?? (isWhole ? header.bands * sample : 0))
  }

  /// The facts a reader found; throws for a size that must not be decoded.
  init(_ read: RasterDescription, _ format: PhotoFormat, fileSize: Int) throws(DecodeFailure) {
    self.format = format
    storedWidth = read.width
    storedHeight = read.height
    orientation = Orientation(exif: read.orientation)
    profile = read.profile.flatMap(ICCProfile.init)
    pages = read.pages
    delays = read.delays
    loops = read.loops
    try PixelLimits.check(
      format, width: storedWidth, height: storedHeight, fileSize: fileSize,
      bytesPerPixel: read.bands * read.sample.size)
  }

  /// What a progressive JPEG needs for each pixel: its coefficients, 2 bytes for each of at most 3
  /// components.
  private static let progressiveBytes = 6

  /// The facts as the viewer hears them.
  func header(page: Int) -> PhotoHeader {
    let size = orientation.turned(storedWidth, storedHeight)
    return PhotoHeader(
      format: format.rawValue, width: size.width, height: size.height,
      orientation: orientation.exif, profile: profile?.name, pages: pages,
      delays: delays, loops: loops.map { min($0, Int(Int32.max)) }, page: page,
      hasPartsAtHand: hasPartsAtHand)
  }
}
