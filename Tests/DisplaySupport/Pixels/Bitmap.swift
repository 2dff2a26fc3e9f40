/// Pixels of a screen or a part of it: red, green, blue, 8 bit each, row by row.
public struct Bitmap: Equatable, Sendable {
  /// One pixel.
  public struct Colour: Equatable, Sendable {
    /// Red, 0 … 255.
    public var red: UInt8
    /// Green, 0 … 255.
    public var green: UInt8
    /// Blue, 0 … 255.
    public var blue: UInt8

    /// Makes a colour from its parts, 0 … 255.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Whether no part differs by more than `tolerance`.
    public func isClose(to other: Colour, tolerance: Int = 8) -> Bool {
      let differences = [
        Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
      ]
      return differences.allSatisfy { abs($0) <= tolerance }
    }
  }

  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width` × `height` × 3 bytes.
  public private(set) var bytes: [UInt8]

  /// Makes a bitmap of these bytes; there must be `width` × `height` × 3.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 3, "A bitmap has three bytes a pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel in this column and row.
  public subscript(x: Int, y: Int) -> Colour {
    let start = (y * width + x) * 3
    return Colour(bytes[start], bytes[start + 1], bytes[start + 2])
  }

  /// How many pixels of a row fulfil a condition.
  public func count(inRow y: Int, where condition: (Colour) -> Bool) -> Int {
    (0..<width).count { condition(self[$0, y]) }
  }
}
