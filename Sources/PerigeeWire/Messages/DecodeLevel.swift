/// The size at which pixels are wanted; sizes are in pixels, 1 to ``largestEdge`` an edge.
///
/// The size belongs to the whole upright photo, or to the region when the request has one.
public enum DecodeLevel: Hashable, Sendable {
  /// No pixels, the header only.
  case none
  /// The largest size of the same shape inside the box, never above full size.
  case fit(width: Int, height: Int)
  /// The smallest size of the same shape that covers the box, never above full size.
  case cover(width: Int, height: Int)
  /// Exactly this size, smaller or larger than the photo, whatever its shape.
  case exact(width: Int, height: Int)

  /// The longest edge a level may ask for, in pixels; longer ones are a bad message.
  public static let largestEdge = 65_535
}
