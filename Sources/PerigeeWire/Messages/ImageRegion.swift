/// A rectangle in pixels of the full-size upright photo, from its top left corner.
public struct ImageRegion: Hashable, Sendable {
  /// The left edge, 0 or more.
  public var x: Int
  /// The top edge, 0 or more.
  public var y: Int
  /// The width, 1 or more.
  public var width: Int
  /// The height, 1 or more.
  public var height: Int

  /// Makes a region; a region that reaches outside the photo is cut to it by the decoder, one that
  /// lies wholly outside fails with ``DecodeFailure/Code/badRegion``.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
