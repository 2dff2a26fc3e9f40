/// The picture that the frames of an animated PNG are composed on, and how far it has come.
final class APNGCanvas {
  private let file: APNGFile
  /// What the next frame is drawn on.
  private var canvas: Raster?
  private var next = 0
  /// Whether a frame may have been drawn with blanks for what is missing.
  private var isLenient = false

  init(_ file: APNGFile) {
    self.file = file
  }

  /// A frame with all that is left of those before it; strict means that damage is a failure.
  func frame(_ page: Int, strict: Bool) throws(ReadFailure) -> Raster {
    guard !strict || !isLenient else { throw .damaged("a frame before it is damaged") }
    isLenient = !strict
    let first = firstNeeded(for: page)
    if canvas == nil || next > page || next < first {
      canvas = try Raster(width: file.width, height: file.height, bands: 4)
      next = first
    }
    guard let canvas else { throw .noMemory }
    while next < page { _ = try draw(next, on: canvas, strict: strict, isShown: false) }
    guard let shown = try draw(page, on: canvas, strict: strict, isShown: true) else {
      throw .noMemory
    }
    return shown
  }

  /// Draws a frame and disposes of it; gives what is to be seen in between when that is wanted.
  private func draw(
    _ index: Int, on canvas: Raster, strict: Bool, isShown: Bool
  ) throws(ReadFailure) -> Raster? {
    let frame = file.frames[index]
    let still = HeldBytes(file.still(frame))
    let picture = try StillPNG.pixels(still, strict: strict)
    // Before the first frame there is nothing to restore: its part is cleared.
    let disposal = index == 0 && frame.disposal == .restore ? .clear : frame.disposal
    let before = disposal == .restore ? try FrameCanvas.copy(canvas, frame.part) : nil
    try StillPNG.put(picture, on: canvas, frame.part, isBlended: frame.isBlended)
    let whole = FramePart(width: canvas.width, height: canvas.height)
    let shown = isShown ? try FrameCanvas.copy(canvas, whole) : nil
    switch disposal {
    case .keep: break
    case .clear: FrameCanvas.clear(canvas, frame.part)
    case .restore:
      if let before { FrameCanvas.put(before, on: canvas, frame.part, isBlended: false) }
    }
    next = index + 1
    return shown
  }

  /// The frame to start with: one after which nothing of those before it is left.
  private func firstNeeded(for page: Int) -> Int {
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
}
