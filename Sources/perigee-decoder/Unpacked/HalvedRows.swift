/// Makes one row of half the width out of two rows: every pixel is the mean of up to four.
enum HalvedRows {
  /// Writes a half of `upper` and `lower` (the same row at an odd end) into `half`.
  ///
  /// Colours count by their alpha where there is one, so that what is hidden under clear pixels does not
  /// come out at their edges.
  static func write(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, width: Int, bands: Int,
    to half: UnsafeMutablePointer<UInt8>
  ) {
    switch bands {
    case 2, 4: weighted(upper, lower, width, bands, half)
    default: plain(upper, lower, width, bands, half)
    }
  }

  private static func plain(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ width: Int, _ bands: Int,
    _ half: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width / 2 {
      for band in 0..<bands {
        let left = 2 * x * bands + band
        let right = left + bands
        let sum =
          UInt16(upper[left]) + UInt16(upper[right]) + UInt16(lower[left]) + UInt16(lower[right])
        half[x * bands + band] = UInt8((sum + 2) / 4)
      }
    }
    guard width % 2 == 1 else { return }
    for band in 0..<bands {
      let last = (width - 1) * bands + band
      half[width / 2 * bands + band] = UInt8((UInt16(upper[last]) + UInt16(lower[last]) + 1) / 2)
    }
  }

  private static func weighted(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ width: Int, _ bands: Int,
    _ half: UnsafeMutablePointer<UInt8>
  ) {
    let colours = bands - 1
    for x in 0..<(width + 1) / 2 {
      let left = 2 * x * bands
      let right = min(2 * x + 1, width - 1) * bands
      let alphas = (
        UInt32(upper[left + colours]), UInt32(upper[right + colours]),
        UInt32(lower[left + colours]), UInt32(lower[right + colours])
      )
      let alpha = alphas.0 + alphas.1 + alphas.2 + alphas.3
      for band in 0..<colours {
        let sum =
          UInt32(upper[left + band]) * alphas.0 + UInt32(upper[right + band]) * alphas.1
          + UInt32(lower[left + band]) * alphas.2 + UInt32(lower[right + band]) * alphas.3
        half[x * bands + band] = alpha == 0 ? 0 : UInt8((sum + alpha / 2) / alpha)
      }
      half[x * bands + colours] = UInt8((alpha + 2) / 4)
    }
  }
}
