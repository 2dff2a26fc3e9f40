import Glibc

/// The live pixels of a virtual X server, read from the file it keeps them in: no request to the
/// server, no copy, so watching the screen does not disturb what is being timed.
///
/// The file is an XWD dump (XWDFile.h): a header of 32-bit big-endian numbers, a colour map, then
/// the pixels.
public final class MappedScreen {
  /// The screen's width in pixels.
  public let width: Int
  /// The screen's height in pixels.
  public let height: Int
  private let mapping: UnsafeRawPointer
  private let size: Int
  private let start: Int
  private let stride: Int

  /// Maps a server's screen; throws when it is not of the virtual kind.
  public init(_ server: XServer) throws(DisplayError) {
    let path = server.folder.path("Xvfb_screen0")
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadablePixels(path) }
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    size = Int(status.st_size)
    guard let mapping = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), mapping != MAP_FAILED
    else { throw .unreadablePixels(path) }
    self.mapping = UnsafeRawPointer(mapping)

    // Places in the header, in words.
    let (headerSize, columns, rows, bytesPerLine, colours) = (0, 4, 5, 12, 19)
    let header = self.mapping
    func word(_ index: Int) -> Int {
      Int(UInt32(bigEndian: header.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    let colourSize = 12
    width = word(columns)
    height = word(rows)
    stride = word(bytesPerLine)
    start = word(headerSize) + word(colours) * colourSize
    guard start + stride * height <= size else {
      munmap(mapping, size)
      throw .unreadablePixels(path)
    }
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: mapping), size) }

  /// The pixel in this column and row as it is now.
  @inline(__always)
  public func colour(x: Int, y: Int) -> Bitmap.Colour {
    let word = mapping.load(fromByteOffset: start + y * stride + x * 4, as: UInt32.self)
    return Bitmap.Colour(
      UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word))
  }

  /// A copy of the whole screen as it is now.
  public func bitmap() -> Bitmap {
    let pixels = UnsafeRawBufferPointer(start: mapping + start, count: stride * height)
    return Bitmap(width: width, height: height, words: pixels, stride: stride)
  }
}
