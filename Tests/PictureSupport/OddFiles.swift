/// The content of files that are broken, hostile or slow on purpose.
public enum OddFiles {
  /// A PNG that claims a size and brings no pixels.
  public static func bombPNG(width: UInt32, height: UInt32) -> [UInt8] {
    PNGChunks.signature + PNGChunks.header(width, height)
      + PNGChunks.chunk("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + PNGChunks.chunk("IEND", [])
  }

  /// A PNG whose header and checksums are right and whose pixels are no compressed data.
  public static func garbagePNG(width: UInt32, height: UInt32) -> [UInt8] {
    PNGChunks.signature + PNGChunks.header(width, height)
      + PNGChunks.chunk("IDAT", (0..<2_000).map { UInt8(truncatingIfNeeded: $0 * 7 + 13) })
      + PNGChunks.chunk("IEND", [])
  }

  /// A drawing that takes minutes at some thousand pixels an edge: many layers of noise.
  public static let slowDrawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs><filter id="n" x="0" \
    y="0" width="100%" height="100%"><feTurbulence baseFrequency="0.9" numOctaves="9" seed="1"/>\
    <feTurbulence baseFrequency="0.7" numOctaves="9" seed="2" result="b"/>\
    <feTurbulence baseFrequency="0.5" numOctaves="9" seed="3"/><feBlend in2="b"/></filter></defs>\
    <rect width="100" height="100" filter="url(#n)"/></svg>
    """

  /// A text that a careless program takes for a picture.
  public static let text = "This is no picture,\nhowever it may be named.\n"
}
