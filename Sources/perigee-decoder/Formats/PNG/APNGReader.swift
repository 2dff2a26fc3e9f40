import CVips

/// A frame of an animated PNG, composed of those before it.
struct APNGReader: RasterReader {
  private(set) var description: RasterDescription
  private let file: APNGFile
  private let page: Int

  init(_ content: ByteReader, page: Int) throws(ReadFailure) {
    file = try APNGFile(content)
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
    let canvas = try Raster(width: file.width, height: file.height, bands: 4)
    for index in firstNeeded()...page {
      let frame = file.frames[index]
      let isShown = index == page
      // Before the first frame there is nothing to restore: its part is cleared.
      let disposal = index == 0 && frame.disposal == .restore ? .clear : frame.disposal
      let before = disposal == .restore && !isShown ? try FrameCanvas.copy(canvas, frame.part) : nil
      try draw(frame, on: canvas, strict: strict)
      guard !isShown else { break }
      switch disposal {
      case .keep: break
      case .clear: FrameCanvas.clear(canvas, frame.part)
      case .restore:
        if let before { FrameCanvas.put(before, on: canvas, frame.part, isBlended: false) }
      }
    }
    return canvas
  }

  /// The frame to start with: one after which nothing of those before it is left.
  private func firstNeeded() -> Int {
    for index in stride(from: page, to: 0, by: -1) {
      let frame = file.frames[index]
      if covers(frame), !frame.isBlended, index == page || frame.disposal != .restore {
        return index
      }
      let last = file.frames[index - 1]
      if covers(last), last.disposal == .clear { return index }
    }
    return 0
  }

  private func covers(_ frame: APNGFile.Frame) -> Bool {
    frame.width == file.width && frame.height == file.height
  }

  private func draw(
    _ frame: APNGFile.Frame, on canvas: Raster, strict: Bool
  ) throws(ReadFailure) {
    let still = HeldBytes(file.still(frame))
    let picture = try StillPNG.pixels(still, strict: strict)
    try StillPNG.put(picture, on: canvas, frame.part, isBlended: frame.isBlended)
  }
}
