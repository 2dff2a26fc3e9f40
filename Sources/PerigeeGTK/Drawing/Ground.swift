import CAdwaita

/// A plain colour to show photos on.
public struct Ground: Equatable, Sendable {
  /// Red, green and blue, 0 … 1 each.
  public var red, green, blue: Float

  /// Makes a colour from its parts, 0 … 1 each.
  public init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public init(grey: Float) {
    self.init(red: grey, green: grey, blue: grey)
  }

  /// What photos lie on: dark enough not to compete with any of them.
  public static let dark = Ground(grey: 18 / 255)
  /// What shows through transparent photos: most of them are drawings in dark ink.
  public static let paper = Ground(grey: 235 / 255)

  func color(alpha: Double = 1) -> GdkRGBA {
    GdkRGBA(red: red, green: green, blue: blue, alpha: Float(alpha))
  }
}
