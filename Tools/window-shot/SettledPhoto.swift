import DisplaySupport

/// Notices when a photo is on the screen and has stopped changing.
struct SettledPhoto {
  /// Seconds the screen must stay the same; shorter than the time after which controls fade.
  private static let stillness = 0.6
  /// Different colours along a row or column of the middle that only a photo has, not a window
  /// without one.
  private static let colours = 40

  private var last: [UInt8] = []
  private var since = 0.0

  /// Looks at the screen now; true once the photo has settled.
  mutating func look(at screen: MappedScreen) -> Bool {
    let picture = screen.bitmap()
    if picture.bytes != last {
      last = picture.bytes
      since = Clock.now
    }
    guard Clock.now - since >= Self.stillness else { return false }
    return [2, 3, 4].contains { share in
      let (x, y) = (picture.width * share / 6, picture.height * share / 6)
      let row = Set((0..<picture.width).map { Self.number(picture[$0, y]) })
      let column = Set((0..<picture.height).map { Self.number(picture[x, $0]) })
      return max(row.count, column.count) >= Self.colours
    }
  }

  private static func number(_ colour: Bitmap.Colour) -> Int {
    Int(colour.red) << 16 | Int(colour.green) << 8 | Int(colour.blue)
  }
}
