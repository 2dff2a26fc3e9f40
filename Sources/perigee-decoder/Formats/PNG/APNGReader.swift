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
      let picture = try Self.open(first, strict: false)
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
      let before = disposal == .restore && !isShown ? try FrameCanvas.copy(canvas, frame) : nil
      try draw(frame, on: canvas, strict: strict)
      guard !isShown else { break }
      switch disposal {
      case .keep: break
      case .clear: FrameCanvas.clear(canvas, frame)
      case .restore: if let before { FrameCanvas.put(before, on: canvas, frame, isBlended: false) }
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
    let picture: VipsPicture
    do throws(VipsFailure) {
      let convert = try Operation("colourspace")
      convert.set("in", try Self.open(still, strict: strict))
      convert.set("space", word: "srgb")
      picture = try convert.run().computed()
    } catch {
      throw .damaged(error.text)
    }
    guard let memory = picture.memory, picture.format == VIPS_FORMAT_UCHAR,
      picture.width == frame.width, picture.height == frame.height,
      picture.bands == 3 || picture.bands == 4
    else { throw .damaged("a frame of another kind") }
    FrameCanvas.put(memory, bands: picture.bands, on: canvas, frame, isBlended: frame.isBlended)
  }

  private static func open(
    _ still: HeldBytes, strict: Bool
  ) throws(VipsFailure) -> VipsPicture {
    guard VipsLibrary.isReady else { throw VipsFailure(text: "libvips does not start") }
    let operation = try Operation("pngload_source")
    operation.set("source", try VipsBytes(UnsafeRawBufferPointer(still.bytes)))
    operation.set("fail_on", word: strict ? "error" : "none")
    return try operation.run()
  }
}
