import CVips
import Glibc

/// Pixels in memory, row after row without gaps, as a reader fills them; all zero at first.
final class Raster {
  /// The type of one sample, in the machine's byte order.
  enum Sample {
    case byte, word, float

    /// The bytes of a sample.
    var size: Int {
      switch self {
      case .byte: 1
      case .word: 2
      case .float: 4
      }
    }

    fileprivate var format: VipsBandFormat {
      switch self {
      case .byte: VIPS_FORMAT_UCHAR
      case .word: VIPS_FORMAT_USHORT
      case .float: VIPS_FORMAT_FLOAT
      }
    }
  }

  let width: Int
  let height: Int
  let bands: Int
  let sample: Sample
  let bytes: UnsafeMutableRawBufferPointer

  /// Makes room; throws for a size that is nothing or that no memory holds.
  init(width: Int, height: Int, bands: Int, sample: Sample = .byte) throws(ReadFailure) {
    let row = width.multipliedReportingOverflow(by: bands * sample.size)
    let all = row.partialValue.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, bands > 0, !row.overflow, !all.overflow,
      all.partialValue <= PixelLimits.mostBytes
    else { throw .tooLarge(width: width, height: height) }
    guard let memory = calloc(all.partialValue, 1) else { throw .noMemory }
    self.width = width
    self.height = height
    self.bands = bands
    self.sample = sample
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: all.partialValue)
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// The bytes of one row.
  var stride: Int { width * bands * sample.size }

  /// One row, to be written.
  func row(_ y: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: bytes[y * stride..<(y + 1) * stride])
  }

  /// The pixels as a picture that keeps them alive.
  func picture(_ interpretation: VipsInterpretation) throws(VipsFailure) -> VipsPicture {
    guard VipsLibrary.isReady else { throw VipsFailure(text: "libvips does not start") }
    let image = vips_image_new_from_memory(
      bytes.baseAddress, bytes.count, Int32(width), Int32(height), Int32(bands), sample.format)
    guard let image else { throw VipsFailure.taken() }
    let picture = VipsPicture(adopting: image)
    picture.keepsAlive(self)
    picture.interpretation = interpretation
    return picture
  }
}
