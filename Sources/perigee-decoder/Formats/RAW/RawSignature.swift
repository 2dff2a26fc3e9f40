/// Tells a camera RAW by its content.
enum RawSignature {
  /// Whether the file begins as one of the formats that cameras alone write.
  static func isAtStart(_ reader: ByteReader) -> Bool {
    // Olympus, Panasonic, Fujifilm, Sigma, Minolta; Canon's third is an ISO media file.
    reader.has("IIRO") || reader.has("IIRS") || reader.has("MMOR") || reader.has("IIU\0")
      || reader.has("FUJIFILMCCD-RAW") || reader.has("FOVb") || reader.has("\0MRM")
      || reader.has("ftypcrx ", at: 4)
  }

  /// Whether a TIFF is one: Canon's second names itself, others name a camera and put the sensor's
  /// picture into a directory below, or pack it in a way that cameras alone do.
  static func isInTIFF(_ reader: ByteReader) -> Bool {
    if reader.has("CR", at: 8) { return true }
    guard let directory = TIFFDirectory(reader), directory.has(271) else { return false }
    // 254: kind of picture, 330: directories below, 259: compression (Nikon's and Pentax's own).
    let hasSensorBelow = directory.number(254) == 1 && directory.has(330)
    return hasSensorBelow || directory.number(259) == 34_713 || directory.number(259) == 65_535
  }
}
