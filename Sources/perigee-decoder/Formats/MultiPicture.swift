/// Tells a JPEG that holds several pictures of equal standing (CIPA DC-007) from one with a preview.
enum MultiPicture {
  /// How far to look for the index, in bytes: it stands behind the camera's own segments.
  private static let search = 262_144
  /// The most pictures of an index looked at.
  private static let most = 64
  /// The kinds of picture that are views of the scene: panorama, stereo, several angles.
  private static let views: Set<UInt32> = [0x02_0001, 0x02_0002, 0x02_0003]

  /// Whether the index of a JPEG names views of one scene.
  static func isIn(_ reader: ByteReader) -> Bool {
    var place = 2
    while place < search, reader.byte(place) == 0xFF, let marker = reader.byte(place + 1),
      marker != 0xDA, let length = reader.big16(place + 2), length >= 2
    {
      if marker == 0xE2, reader.has("MPF\0", at: place + 4) {
        return reader.slice(place + 8, Int(length) - 6).map(namesViews) ?? false
      }
      place += 2 + Int(length)
    }
    return false
  }

  private static func namesViews(_ index: ByteReader) -> Bool {
    // Tag 45058: one entry of 16 bytes a picture, its kind in the lower 24 bits of the first number.
    guard let directory = TIFFDirectory(index), let entries = directory.block(45_058) else {
      return false
    }
    let kinds = (0..<min(entries.count / 16, most)).compactMap {
      directory.number(in: entries, at: $0 * 16)
    }
    return kinds.filter { views.contains($0 & 0xFF_FFFF) }.count > 1
  }
}
