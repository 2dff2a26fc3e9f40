/// What the brands at the start of an ISO media file say.
enum ISOMediaBrand {
  /// Whether an AVIF file is first of all a sequence of frames: its major brand is `avis`.
  static func isSequence(_ reader: ByteReader) -> Bool {
    reader.has("ftyp", at: 4) && reader.has("avis", at: 8)
  }
}
