/// The picture that frames are laid on, one after the other: RGBA, not premultiplied.
enum FrameCanvas {
  /// A copy of the part that a frame covers.
  static func copy(_ canvas: Raster, _ frame: FramePart) throws(ReadFailure) -> Raster {
    let part = try Raster(width: frame.width, height: frame.height, bands: 4)
    for y in 0..<frame.height {
      part.row(y).copyMemory(from: UnsafeRawBufferPointer(row(canvas, frame, y)))
    }
    return part
  }

  /// Makes the part that a frame covers clear.
  static func clear(_ canvas: Raster, _ frame: FramePart) {
    for y in 0..<frame.height {
      row(canvas, frame, y).initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  /// Puts RGBA pixels on a frame's part.
  static func put(_ pixels: Raster, on canvas: Raster, _ frame: FramePart, isBlended: Bool) {
    put(
      UnsafeRawBufferPointer(pixels.bytes), bands: 4, on: canvas, frame, isBlended: isBlended)
  }

  /// Puts RGB or RGBA pixels on a frame's part, over what is there or in its place.
  static func put(
    _ pixels: UnsafeRawBufferPointer, bands: Int, on canvas: Raster, _ frame: FramePart,
    isBlended: Bool
  ) {
    for y in 0..<frame.height {
      let line = row(canvas, frame, y)
      let input = UnsafeRawBufferPointer(
        rebasing: pixels[y * frame.width * bands..<(y + 1) * frame.width * bands])
      guard bands == 4, isBlended else {
        replace(line, input, bands)
        continue
      }
      for x in 0..<frame.width { blend(line, input, x * 4) }
    }
  }

  private static func row(
    _ canvas: Raster, _ frame: FramePart, _ y: Int
  ) -> UnsafeMutableRawBufferPointer {
    let start = ((frame.y + y) * canvas.width + frame.x) * 4
    return UnsafeMutableRawBufferPointer(
      rebasing: canvas.bytes[start..<start + frame.width * 4])
  }

  private static func replace(
    _ line: UnsafeMutableRawBufferPointer, _ input: UnsafeRawBufferPointer, _ bands: Int
  ) {
    if bands == 4 { return line.copyMemory(from: input) }
    for x in 0..<line.count / 4 {
      for band in 0..<3 { line[x * 4 + band] = input[x * 3 + band] }
      line[x * 4 + 3] = 255
    }
  }

  /// Lays one pixel over another (PNG 3, 13.16).
  private static func blend(
    _ line: UnsafeMutableRawBufferPointer, _ input: UnsafeRawBufferPointer, _ place: Int
  ) {
    let above = Int(input[place + 3])
    guard above > 0 else { return }
    let below = Int(line[place + 3])
    guard above < 255, below > 0 else {
      for band in 0..<4 { line[place + band] = input[place + band] }
      return
    }
    // Weights in units of 1 / 255².
    let over = above * 255
    let under = (255 - above) * below
    let sum = over + under
    for band in 0..<3 {
      let value = Int(input[place + band]) * over + Int(line[place + band]) * under
      line[place + band] = UInt8((value + sum / 2) / sum)
    }
    line[place + 3] = UInt8((sum + 127) / 255)
  }
}
