/// What is said and shown of a picture of which only a part could be decoded.
enum PartialPicture {
  /// The sentence that goes with the part that is shown.
  static func reason(_ defect: PixelFinishing.Defect, _ format: PhotoFormat) -> String {
    switch defect {
    case .cutShort: "The \(format.displayName) ends too early; the part that is there is shown."
    case .damage: "The \(format.displayName) is damaged; what could be read is shown."
    }
  }

  /// Makes the rows that libraries leave black at the end of a cut picture clear, so that they look
  /// like no picture and not like a black one; true when there were any.
  static func clearMissingRows(_ pixels: SharedPixels) -> Bool {
    let words = pixels.bytes.bindMemory(to: UInt32.self)
    var row = pixels.height
    while row > 0 {
      let line = words[(row - 1) * pixels.width..<row * pixels.width]
      guard line.allSatisfy({ $0 == 0xFF00_0000 }) else { break }
      row -= 1
    }
    guard row < pixels.height else { return false }
    for index in row * pixels.width..<words.count { words[index] = 0 }
    return true
  }
}
