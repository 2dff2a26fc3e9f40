import CTurboJPEG

/// Compresses RGB bytes as cameras do: baseline, colour halved both ways.
enum JPEG {
  /// The file's bytes; `nil` when the library refuses.
  static func compress(_ pixels: [UInt8], width: Int, height: Int, quality: Int32) -> [UInt8]? {
    guard let compressor = tjInitCompress() else { return nil }
    defer { tjDestroy(compressor) }
    var data: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let code = tjCompress2(
      compressor, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &data, &size,
      Int32(TJSAMP_420.rawValue), quality, 0)
    defer { tjFree(data) }
    guard code == 0, let data else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(size)))
  }
}
