import PerigeeCore

/// How large a window opens, in points.
struct WindowSize: Equatable {
  var width: Int
  var height: Int
  /// Whether it covers the screen instead, with this size to go back to.
  var isMaximized = false

  /// What a window opens with when neither the photo nor the person says otherwise; the first photo is
  /// asked for at this size before there is a window.
  static let standard = WindowSize(width: 1280, height: 800)
  /// The smallest in which the header's buttons and a few letters of the title have room.
  static let smallest = WindowSize(width: 400, height: 300)
  /// Room left beside and above the window for panels and for a header that is not the photo's;
  /// Loupe's figures.
  static let margin = (horizontal: 20, vertical: 105)
  /// The part of the screen's area that the photo gets; Loupe's figures.
  static let share = (large: 0.4, small: 0.8)
  /// A screen of at most so many pixels is a small one; Loupe's figure.
  static let smallScreen = 1280 * 1024

  /// The standard size, or the screen's where that is smaller.
  static func standard(on screen: WindowSize?) -> WindowSize {
    guard let screen else { return standard }
    return WindowSize(
      width: min(standard.width, screen.width), height: min(standard.height, screen.height))
  }

  /// A window as a photo fills it: a part of the screen's area, within its margins, and the photo not
  /// enlarged.
  ///
  /// - Parameters:
  ///   - photo: its size in pixels.
  ///   - screen: its size in points.
  ///   - scale: the screen's pixels per point.
  static func fitting(_ photo: PixelSize, on screen: WindowSize, scale: Int) -> WindowSize {
    guard !photo.isEmpty else { return standard(on: screen) }
    let area = Double(screen.width * screen.height)
    let isSmall = screen.width * screen.height * scale * scale <= smallScreen
    let share = isSmall ? share.small : share.large
    let room = (
      width: Double(max(screen.width - margin.horizontal, smallest.width)),
      height: Double(max(screen.height - margin.vertical, smallest.height))
    )
    let factor = min(
      (area * share / (photo.width * photo.height)).squareRoot(),
      room.width / photo.width, room.height / photo.height, 1 / Double(scale))
    return WindowSize(
      width: max(Int((photo.width * factor).rounded()), smallest.width),
      height: max(Int((photo.height * factor).rounded()), smallest.height))
  }
}
