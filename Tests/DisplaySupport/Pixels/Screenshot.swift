import CXTest

extension XServer {
  /// What is on the screen now, windows and all.
  public func screenshot() throws(DisplayError) -> Bitmap {
    try screenshot(x: 0, y: 0, width: width, height: height)
  }

  /// What is in a part of the screen now; the part must lie within it.
  public func screenshot(
    x: Int, y: Int, width: Int, height: Int
  ) throws(DisplayError) -> Bitmap {
    let everyPlane = UInt.max
    let image = XGetImage(
      connection.display, connection.root, Int32(x), Int32(y), UInt32(width), UInt32(height),
      everyPlane, ZPixmap)
    guard let image, let data = image.pointee.data else {
      throw .unreadablePixels(display)
    }
    defer { _ = image.pointee.f.destroy_image(image) }
    let stride = Int(image.pointee.bytes_per_line)
    let pixels = UnsafeRawBufferPointer(start: data, count: stride * height)
    return Bitmap(width: width, height: height, words: pixels, stride: stride)
  }
}

extension Bitmap {
  /// Makes a bitmap of the 32-bit words 0x00RRGGBB in which X servers of depth 24 keep pixels.
  init(width: Int, height: Int, words: UnsafeRawBufferPointer, stride: Int) {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { room, count in
      for y in 0..<height {
        for x in 0..<width {
          let word = words.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
          room[count] = UInt8(truncatingIfNeeded: word >> 16)
          room[count + 1] = UInt8(truncatingIfNeeded: word >> 8)
          room[count + 2] = UInt8(truncatingIfNeeded: word)
          count += 3
        }
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
