import CAdwaita
import Glibc

/// A folder of small photos for one test, removed when the test ends.
nonisolated final class PhotoFolder {
  let path: String
  private var names: [[UInt8]] = []

  init() {
    var template = Array("/tmp/perigee-commands-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  /// Writes a file; gives its path as bytes.
  @discardableResult
  func file(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    let bytes = Array(path.utf8) + [UInt8(ascii: "/")] + name
    names.append(bytes)
    let file = (bytes + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { path in
      path.baseAddress.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) } ?? -1
    }
    _ = write(file, content, content.count)
    close(file)
    return bytes
  }

  /// Writes a file; gives its path.
  @discardableResult
  func file(_ name: String, _ content: String) -> String {
    String(decoding: file(Array(name.utf8), Array(content.utf8)), as: UTF8.self)
  }

  /// A photo of four colours, one a quarter: red and green above, blue and white below.
  func quarters(_ name: String, width: Int = 40, height: Int = 20) -> String {
    var content = Array("P6 \(width) \(height) 255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        switch (x < width / 2, y < height / 2) {
        case (true, true): content += [255, 0, 0]
        case (false, true): content += [0, 255, 0]
        case (true, false): content += [0, 0, 255]
        case (false, false): content += [255, 255, 255]
        }
      }
    }
    return String(decoding: file(Array(name.utf8), content), as: UTF8.self)
  }

  /// The path of an entry, which a test may write.
  func appending(_ name: String) -> String {
    let path = "\(self.path)/\(name)"
    names.append(Array(path.utf8))
    return path
  }

  deinit {
    for name in names {
      (name + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { path in
        if let start = path.baseAddress { _ = unlink(start) }
      }
    }
    rmdir(path)
  }
}

/// A PNG as another library reads it.
struct ReadPNG {
  let width: Int
  let height: Int
  let channels: Int
  private let pixels: [UInt8]
  private let stride: Int

  /// Reads the file; `nil` when it is no picture.
  init?(_ path: String) {
    guard let pixbuf = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    pixels = Array(
      UnsafeBufferPointer(
        start: gdk_pixbuf_read_pixels(pixbuf), count: Int(gdk_pixbuf_get_byte_length(pixbuf))))
  }

  /// Red, green, blue and, where there is any, alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = y * stride + x * channels
    return Array(pixels[start..<start + channels])
  }
}
