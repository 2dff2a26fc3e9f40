import CVips

/// A frame of an animated PNG, composed of those before it.
struct APNGReader: FrameReader {
  private(set) var description: RasterDescription
  private let canvas: APNGCanvas
  private let page: Int

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    let file = try APNGFile(content)
    canvas = APNGCanvas(file)
    self.page = page
    description = RasterDescription(width: file.width, height: file.height, bands: 4)
    description.pages = file.frames.count
    description.delays = file.frames.map(\.delay)
    description.loops = file.plays
    guard page < file.frames.count else { throw .noSuchPage(of: file.frames.count) }
    let first = HeldBytes(file.still(file.frames[0]))
    do throws(VipsFailure) {
      let picture = try StillPNG.open(first, strict: false)
      description.profile = picture.block(VIPS_META_ICC_NAME)
      description.orientation = picture.number("orientation") ?? 1
    } catch {
      throw .damaged(error.text)
    }
  }

  func raster(strict: Bool) throws(ReadFailure) -> Raster {
    try raster(page: page, strict: strict)
  }

  func raster(page: Int, strict: Bool) throws(ReadFailure) -> Raster {
    try canvas.frame(page, strict: strict)
  }
}
