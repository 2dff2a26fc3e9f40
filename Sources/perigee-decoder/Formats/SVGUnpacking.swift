import CVips
import PerigeeWire

/// Unpacks a compressed SVG before it is handed on.
///
/// librsvg reads one that was cut for ever, and one that unpacks to gigabytes until memory is gone.
enum SVGUnpacking {
  /// The longest drawing unpacked, in bytes; the largest maps people draw stay below.
  private static let longest = 32 * 1_024 * 1_024

  /// The drawing as text; throws when it is cut, damaged, too long, or not a drawing.
  static func unpacked(_ file: UnsafeRawBufferPointer) throws(DecodeFailure) -> [UInt8] {
    guard let unpacker = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) else {
      throw .noMemory
    }
    defer { g_object_unref(UnsafeMutableRawPointer(unpacker)) }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var place = 0
    while true {
      var read: UInt = 0
      var written: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_converter_convert(
        unpacker, file.baseAddress?.advanced(by: place), UInt(file.count - place), &chunk,
        UInt(chunk.count), G_CONVERTER_INPUT_AT_END, &read, &written, &error)
      defer { g_clear_error(&error) }
      place += Int(read)
      text.append(contentsOf: chunk.prefix(Int(written)))
      guard text.count <= longest else { throw .tooLarge(.svgz) }
      switch result {
      case G_CONVERTER_FINISHED: return try checked(text)
      case G_CONVERTER_CONVERTED: continue
      default:
        let isCut = error?.pointee.code == Int32(G_IO_ERROR_PARTIAL_INPUT.rawValue)
        throw isCut ? .truncated(.svgz) : .damaged(.svgz)
      }
    }
  }

  private static func checked(_ text: [UInt8]) throws(DecodeFailure) -> [UInt8] {
    let format = text.withUnsafeBytes { FormatSniffer.format(of: $0) }
    guard format == .svg else { throw .notAnImage }
    return text
  }
}
