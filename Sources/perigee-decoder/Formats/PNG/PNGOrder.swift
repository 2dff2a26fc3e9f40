/// Puts the chunks of a PNG into the order that libpng insists on.
enum PNGOrder {
  /// The file with its transparency behind its palette; `nil` when it is not before it, or is not
  /// used.
  ///
  /// Some programs write them the other way round, which libpng takes as the end of the file.
  static func mended(_ reader: ByteReader) -> [UInt8]? {
    var early: PNGChunk?
    var palette: PNGChunk?
    PNGChunk.each(reader) { chunk in
      switch chunk.name {
      case PNGChunk.transparency: early = chunk
      case PNGChunk.palette: palette = chunk
      default: break
      }
      return palette == nil && chunk.name != PNGChunk.data
    }
    guard let early, let palette else { return nil }
    var file = PNGChunk.signature
    file.reserveCapacity(reader.count)
    PNGChunk.each(reader) { chunk in
      // The early one is told from others of its kind by its place in the file.
      let isEarly = chunk.whole.bytes.baseAddress == early.whole.bytes.baseAddress
      if !isEarly { file.append(contentsOf: chunk.whole.bytes) }
      if chunk.whole.bytes.baseAddress == palette.whole.bytes.baseAddress {
        file.append(contentsOf: early.whole.bytes)
      }
      return true
    }
    return file
  }
}
