/// Whether a drawing gives its size in pixels or in units of length.
///
/// libvips scales both by its resolution, so that the resolution of CSS would enlarge pixels.
enum SVGUnits {
  /// The pixels of an inch in CSS (CSS Values 4, 6.2).
  static let pixelsPerInch = 96.0
  /// How far to look for the root element, in bytes.
  private static let search = 16_384
  private static let physical = ["mm", "cm", "in", "pt", "pc", "Q"]

  /// Whether the root element's width ends in a unit of length.
  static func arePhysical(_ reader: ByteReader) -> Bool {
    guard let head = reader.slice(0, min(search, reader.count)) else { return false }
    let text = String(decoding: head.bytes, as: UTF8.self)
    guard let root = after("<svg", in: text[...]),
      let end = root.firstIndex(of: ">"), let width = after(" width=", in: root[..<end]),
      let quote = width.first, quote == "\"" || quote == "'",
      let close = width.dropFirst().firstIndex(of: quote)
    else { return false }
    let value = width[width.index(after: width.startIndex)..<close]
    return physical.contains { value.hasSuffix($0) }
  }

  private static func after(_ word: String, in text: Substring) -> Substring? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return rest.dropFirst(word.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
