import DisplaySupport

/// The colour a benchmark photo is cast in, by which it is known on the screen.
enum Tint: Int, CaseIterable, Sendable {
  case red, green, blue

  /// The tint of the photo in this place of an album.
  static func ofPhoto(_ index: Int) -> Tint { allCases[index % allCases.count] }

  /// How much of each colour the photo has.
  var weights: (red: Float, green: Float, blue: Float) {
    switch self {
    case .red: (1, 0.42, 0.36)
    case .green: (0.38, 1, 0.42)
    case .blue: (0.36, 0.44, 1)
    }
  }

  /// Whether a pixel on the screen is of a photo of this tint: its own colour leads by far.
  @inline(__always)
  func matches(_ colour: Bitmap.Colour) -> Bool {
    let (r, g, b) = (Int(colour.red), Int(colour.green), Int(colour.blue))
    let (own, other) =
      switch self {
      case .red: (r, max(g, b))
      case .green: (g, max(r, b))
      case .blue: (b, max(r, g))
      }
    return own > 70 && own * 3 > other * 4
  }
}
