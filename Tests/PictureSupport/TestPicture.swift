/// A picture in memory, 8 bits a band, to be written as files.
public struct TestPicture: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// 3 for red, green, blue; 4 with alpha (not premultiplied).
  public let bands: Int
  /// The pixels, row after row.
  public private(set) var bytes: [UInt8]

  /// A colour, not premultiplied.
  public struct Colour: Equatable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8
    /// Alpha, 0 (clear) to 255.
    public var alpha: UInt8

    /// Makes a colour, opaque unless told otherwise.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The colour of the upper left quarter of ``quadrants(width:height:)``: red.
  public static let topLeft = Colour(230, 30, 30)
  /// The colour of the upper right quarter: green.
  public static let topRight = Colour(30, 180, 30)
  /// The colour of the lower left quarter: blue.
  public static let bottomLeft = Colour(30, 60, 220)
  /// The colour of the lower right quarter: yellow.
  public static let bottomRight = Colour(240, 220, 30)

  /// Makes a picture by asking for the colour of each pixel.
  public init(
    width: Int, height: Int, hasAlpha: Bool = false, _ colour: (_ x: Int, _ y: Int) -> Colour
  ) {
    self.width = width
    self.height = height
    bands = hasAlpha ? 4 : 3
    bytes = []
    bytes.reserveCapacity(width * height * bands)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = colour(x, y)
        bytes.append(pixel.red)
        bytes.append(pixel.green)
        bytes.append(pixel.blue)
        if hasAlpha { bytes.append(pixel.alpha) }
      }
    }
  }

  /// One colour all over; with alpha when the colour has it.
  public static func solid(width: Int, height: Int, _ colour: Colour) -> TestPicture {
    TestPicture(width: width, height: height, hasAlpha: colour.alpha < 255) { _, _ in colour }
  }

  /// Four quarters of different colours, so that any turn or mirroring shows.
  public static func quadrants(width: Int, height: Int) -> TestPicture {
    TestPicture(width: width, height: height) { x, y in
      let isLeft = x * 2 < width
      let isTop = y * 2 < height
      return isTop ? (isLeft ? topLeft : topRight) : (isLeft ? bottomLeft : bottomRight)
    }
  }

  /// Colours that change at every pixel without noise, so that a shift by one shows.
  public static func ramps(width: Int, height: Int) -> TestPicture {
    TestPicture(width: width, height: height) { x, y in
      Colour(
        UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)),
        UInt8((x * 7 + y * 3) % 256))
    }
  }

  /// The colour of a pixel.
  public func colour(_ x: Int, _ y: Int) -> Colour {
    let place = (y * width + x) * bands
    return Colour(
      bytes[place], bytes[place + 1], bytes[place + 2], alpha: bands == 4 ? bytes[place + 3] : 255)
  }

  /// The picture as a camera held so stores it: a viewer that follows the EXIF orientation (1 to 8)
  /// shows this one again.
  public func stored(orientation: Int) -> TestPicture {
    let swaps = orientation >= 5
    let width = self.width
    let height = self.height
    return TestPicture(
      width: swaps ? height : width, height: swaps ? width : height, hasAlpha: bands == 4
    ) { x, y in
      switch orientation {
      case 2: colour(width - 1 - x, y)
      case 3: colour(width - 1 - x, height - 1 - y)
      case 4: colour(x, height - 1 - y)
      case 5: colour(y, x)
      case 6: colour(width - 1 - y, x)
      case 7: colour(width - 1 - y, height - 1 - x)
      case 8: colour(y, height - 1 - x)
      default: colour(x, y)
      }
    }
  }
}
