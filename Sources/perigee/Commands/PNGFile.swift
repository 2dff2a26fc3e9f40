import CAdwaita
import Glibc
import PerigeePhotos

/// Writes pictures as PNG files.
enum PNGFile {
  /// Why a file could not be written.
  struct WriteError: Error {
    let reason: String
  }

  /// Writes a picture; a file of that name is replaced only when the new one is complete.
  ///
  /// A name that is no plain file (`/dev/stdout`) is written to as it is.
  static func write(_ picture: Picture, to path: FilePath) throws(WriteError) {
    var status = stat()
    let exists = path.withCString { stat($0, &status) } == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let file = path.withCString { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
      guard file >= 0 else { throw .system() }
      defer { close(file) }
      return try encode(picture, into: file)
    }
    var template = Array((path.bytes + Array(".XXXXXX".utf8) + [0]).map(CChar.init(bitPattern:)))
    let file = mkstemp(&template)
    guard file >= 0 else { throw .system() }
    do throws(WriteError) {
      defer { close(file) }
      try encode(picture, into: file)
      fchmod(file, exists ? status.st_mode & 0o777 : 0o666 & ~currentUmask())
    } catch {
      unlink(template)
      throw error
    }
    guard path.withCString({ rename(template, $0) }) == 0 else {
      let error = WriteError.system()
      unlink(template)
      throw error
    }
  }

  private static func encode(_ picture: Picture, into file: Int32) throws(WriteError) {
    let channels = picture.hasAlpha ? 4 : 3
    let pixels = straightPixels(picture)
    var target = file
    errno = 0
    let isWritten = pixels.withUnsafeBufferPointer { pixels in
      let pixbuf = gdk_pixbuf_new_from_data(
        pixels.baseAddress, GDK_COLORSPACE_RGB, picture.hasAlpha ? 1 : 0, 8,
        Int32(picture.width), Int32(picture.height), Int32(picture.width * channels), nil, nil)
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return gdk_pixbuf_save_to_callbackv(
        pixbuf,
        { bytes, count, _, target in
          guard let target else { return 0 }
          return PNGFile.writeAll(bytes, Int(count), to: target.load(as: Int32.self)) ? 1 : 0
        }, &target, "png", nil, nil, nil) != 0
    }
    guard !isWritten else { return }
    throw errno == 0 ? WriteError(reason: "the picture cannot be a PNG") : .system()
  }

  nonisolated private static func writeAll(
    _ bytes: UnsafePointer<CChar>?, _ count: Int, to file: Int32
  ) -> Bool {
    guard let bytes else { return count == 0 }
    var done = 0
    while done < count {
      let written = Glibc.write(file, bytes + done, count - done)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      done += written
    }
    return true
  }

  /// Red, green, blue and, where there is any, alpha; colour not multiplied by alpha.
  private static func straightPixels(_ picture: Picture) -> [UInt8] {
    let channels = picture.hasAlpha ? 4 : 3
    let count = picture.width * picture.height * channels
    return [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      var place = 0
      for row in 0..<picture.height {
        let line = picture.bytes + row * picture.stride
        for column in 0..<picture.width {
          let pixel = UInt32(
            littleEndian: line.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self))
          let alpha = picture.hasAlpha ? pixel >> 24 : 255
          output[place] = straight(pixel >> 16 & 0xff, alpha)
          output[place + 1] = straight(pixel >> 8 & 0xff, alpha)
          output[place + 2] = straight(pixel & 0xff, alpha)
          if picture.hasAlpha { output[place + 3] = UInt8(alpha) }
          place += channels
        }
      }
      initialized = count
    }
  }

  /// A colour value before it was multiplied by alpha, rounded to the nearest.
  private static func straight(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(value) }
    return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
  }

  private static func currentUmask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}

extension PNGFile.WriteError {
  /// The system's last error.
  fileprivate static func system() -> PNGFile.WriteError {
    PNGFile.WriteError(reason: String(cString: strerror(errno)))
  }
}
