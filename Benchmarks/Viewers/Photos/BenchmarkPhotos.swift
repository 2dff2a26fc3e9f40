import DisplaySupport
import Glibc

/// The photos all viewers are measured with, made once and kept in a folder.
struct BenchmarkPhotos {
  /// A 24-megapixel photo that is alone in its folder.
  let alone: String
  /// The same photo in the middle of a folder of 50,000 files.
  let amongMany: String
  /// Photos of 24 megapixels in turning tints, in order.
  let album: [String]
  /// The large photo's size in bytes.
  let size: Int

  /// The tint of `alone` and `amongMany`.
  static let tint = Tint.red
  /// Width and height of the large photos: 24 megapixels, as most cameras have.
  static let dimensions = (width: 6000, height: 4000)
  /// Files in the large folder.
  static let crowd = 50_000
  /// Photos in the album: enough to browse 20 and have some ahead.
  static let albumLength = 24

  /// Makes what is not there yet.
  init(in folder: String) throws(DisplayError) {
    for name in ["", "/alone", "/many", "/album", "/tints"] { mkdir(folder + name, 0o777) }
    var tints: [Tint: String] = [:]
    for tint in Tint.allCases {
      let path = "\(folder)/tints/\(tint).jpg"
      tints[tint] = path
      guard access(path, R_OK) != 0 else { continue }
      let (width, height) = Self.dimensions
      let pixels = PhotoTexture(width: width, height: height).pixels(tint)
      try Self.write(pixels, width, height, quality: 90, to: path)
    }
    guard let large = tints[Self.tint] else { throw .unreadablePixels(folder) }
    alone = "\(folder)/alone/photo.jpg"
    try Self.link(large, to: alone)

    album = (0..<Self.albumLength).map { "\(folder)/album/photo \(Self.padded($0, to: 2)).jpg" }
    for (index, path) in album.enumerated() {
      guard let source = tints[Tint.ofPhoto(index)] else { continue }
      try Self.link(source, to: path)
    }
    amongMany = try Self.fillCrowd("\(folder)/many", with: large)
    var status = stat()
    stat(large, &status)
    size = Int(status.st_size)
  }

  private static func fillCrowd(_ folder: String, with large: String) throws(DisplayError) -> String
  {
    let middle = crowd / 2
    let path = { (index: Int) in "\(folder)/photo \(padded(index, to: 5)).jpg" }
    // Written last, so its presence says that the folder is complete.
    guard access(path(middle), R_OK) != 0 else { return path(middle) }
    let (width, height) = (48, 32)
    let grey = [UInt8](repeating: 128, count: width * height * 3)
    try write(grey, width, height, quality: 80, to: path(0))
    for index in 1..<crowd where index != middle {
      try link(path(0), to: path(index))
    }
    try link(large, to: path(middle))
    return path(middle)
  }

  private static func write(
    _ pixels: [UInt8], _ width: Int, _ height: Int, quality: Int32, to path: String
  ) throws(DisplayError) {
    guard let bytes = JPEG.compress(pixels, width: width, height: height, quality: quality) else {
      throw .cannotWrite(path: path, reason: "libjpeg-turbo could not compress it")
    }
    try writeFile(bytes, to: path)
  }

  // A second name for the same file; a copy where the file system allows no more names.
  private static func link(_ source: String, to path: String) throws(DisplayError) {
    if access(path, R_OK) == 0 || Glibc.link(source, path) == 0 { return }
    guard let bytes = readFile(source) else {
      throw .cannotWrite(path: path, reason: "\(source) cannot be read")
    }
    try writeFile(bytes, to: path)
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
