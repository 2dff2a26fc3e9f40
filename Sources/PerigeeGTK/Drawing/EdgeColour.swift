import PerigeePhotos

extension Ground {
  /// How many pixels of each side are looked at: many enough that a few odd ones do not count.
  private static let samples = 64

  /// The mean colour of a picture's outermost pixels, lying on `paper` where it is transparent.
  init(edgeOf picture: Picture, on paper: Ground) {
    var sum = SIMD4<Double>()
    var count = 0.0
    func add(_ x: Int, _ y: Int) {
      let pixel = picture.bytes.loadUnaligned(
        fromByteOffset: y * picture.stride + x * 4, as: SIMD4<UInt8>.self)
      sum += SIMD4<Double>(pixel) / 255
      count += 1
    }
    for index in 0..<Self.samples {
      let x = index * (picture.width - 1) / (Self.samples - 1)
      let y = index * (picture.height - 1) / (Self.samples - 1)
      add(x, 0)
      add(x, picture.height - 1)
      add(0, y)
      add(picture.width - 1, y)
    }
    // Blue, green, red, and how much of the paper is covered.
    let mean = SIMD4<Float>(sum / count)
    let bare = 1 - mean.w
    self.init(
      red: mean.z + bare * paper.red, green: mean.y + bare * paper.green,
      blue: mean.x + bare * paper.blue)
  }

  /// The largest difference of one of the three parts, 0 … 1.
  func distance(to other: Ground) -> Float {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
