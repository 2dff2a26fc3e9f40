/// The content of files that are broken, hostile or slow on purpose.
public enum OddFiles {
  /// A PNG that claims a size and brings no pixels.
  public static func bombPNG(width: UInt32, height: UInt32) -> [UInt8] {
    PNGChunks.signature + PNGChunks.header(width, height)
      + PNGChunks.chunk("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + PNGChunks.chunk("IEND", [])
  }

  /// A GIF whose first frame claims a size of up to 65,535 × 65,535 and brings no pixels.
  public static func bombGIF(width: UInt16, height: UInt16) -> [UInt8] {
    var size: [UInt8] = []
    for side in [width, height] { size += [UInt8(truncatingIfNeeded: side), UInt8(side >> 8)] }
    let colours: [UInt8] = [0, 0, 0, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0]
    let data: [UInt8] = [0, 2, 2, 0x4C, 1, 0, 0x3B]
    let screen: [UInt8] = [0x80, 0, 0]
    return Array("GIF89a".utf8) + size + screen + colours + frame + size + data
  }

  /// A PNG whose header and checksums are right and whose pixels are no compressed data.
  public static func garbagePNG(width: UInt32, height: UInt32) -> [UInt8] {
    PNGChunks.signature + PNGChunks.header(width, height)
      + PNGChunks.chunk("IDAT", (0..<2_000).map { UInt8(truncatingIfNeeded: $0 * 7 + 13) })
      + PNGChunks.chunk("IEND", [])
  }

  /// A drawing of 200 × 100 that takes many seconds at ``slowWidth`` × ``slowHeight``, in many small
  /// steps between which it can be given up: a dozen see-through gradients over all of it.
  public static let slowDrawing =
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><defs><radialGradient id="g">\
    <stop stop-color="#f00" stop-opacity=".5"/><stop offset="1" stop-color="#00f" \
    stop-opacity=".5"/></radialGradient></defs>
    """
    + String(repeating: #"<rect width="200" height="100" fill="url(#g)"/>"#, count: 12) + "</svg>"
  /// The width at which the slow drawing is slow.
  public static let slowWidth = 16_000
  /// The height at which the slow drawing is slow.
  public static let slowHeight = 8_000

  /// A text that a careless program takes for a picture.
  public static let text = "This is no picture,\nhowever it may be named.\n"
}
