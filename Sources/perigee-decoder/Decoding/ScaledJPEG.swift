import CTurboJPEG
import Glibc

/// A JPEG decoded by libjpeg-turbo at the smallest of its own scales that is large enough.
///
/// Half the time of libvips' way to the same pixels: no copies, no threads to start.
final class ScaledJPEG {
  /// The pixels, row after row.
  let bytes: UnsafeMutableRawBufferPointer
  let width: Int
  let height: Int
  /// 1 for grey, 3 for red, green and blue.
  let bands: Int
  /// What the library complained of; `nil` when the picture is whole.
  let complaint: String?

  /// What the library could not do at all.
  struct Failure: Error {
    let text: String
  }

  /// Decodes so that both sides are at least as long as wanted; full size when that is smaller.
  init(
    _ file: UnsafeRawBufferPointer, isGrey: Bool, width: Int, height: Int, wanted: (Int, Int)
  ) throws(Failure) {
    guard let decoder = tjInitDecompress() else { throw Failure(text: "no decoder") }
    defer { tjDestroy(decoder) }
    let scale = Self.scale(width, height, wanted)
    self.width = (width * Int(scale.num) + Int(scale.denom) - 1) / Int(scale.denom)
    self.height = (height * Int(scale.num) + Int(scale.denom) - 1) / Int(scale.denom)
    bands = isGrey ? 1 : 3
    // Zeros, since a picture without a scan leaves the memory as it was.
    let count = self.width * self.height * bands
    guard let memory = calloc(count, 1) else { throw Failure(text: "no memory") }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
    let status = tjDecompress2(
      decoder, file.bindMemory(to: UInt8.self).baseAddress, UInt(file.count),
      bytes.bindMemory(to: UInt8.self).baseAddress, Int32(self.width), 0, Int32(self.height),
      Int32((isGrey ? TJPF_GRAY : TJPF_RGB).rawValue), Int32(TJFLAG_LIMITSCANS))
    guard status != 0 else {
      complaint = nil
      return
    }
    let text = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? ""
    guard tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
      complaint = nil
      throw Failure(text: text)
    }
    // Bytes between the segments harm nothing and are common.
    complaint = text.contains("extraneous bytes") ? nil : text
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// The smallest of the library's scales up to full size that is at least the size wanted.
  private static func scale(_ width: Int, _ height: Int, _ wanted: (Int, Int)) -> tjscalingfactor {
    var count: Int32 = 0
    var best = tjscalingfactor(num: 1, denom: 1)
    guard let scales = tjGetScalingFactors(&count) else { return best }
    for index in 0..<Int(count) {
      let scale = scales[index]
      let isEnough =
        width * Int(scale.num) >= wanted.0 * Int(scale.denom)
        && height * Int(scale.num) >= wanted.1 * Int(scale.denom)
      if isEnough, scale.num * best.denom < best.num * scale.denom { best = scale }
    }
    return best
  }
}
