/// A photo's stable name inside the engine; the host gives it and keeps what it stands for.
public struct PhotoID: Hashable, Sendable {
  /// The host's number.
  public var rawValue: Int32

  /// Makes an id from the host's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// One entry of the list of photos.
public struct Photo: Equatable, Sendable {
  /// Its name.
  public var id: PhotoID
  /// Its upright size in pixels; `nil` while unknown.
  public var size: PixelSize?

  /// Makes an entry from its name and its upright size in pixels, `nil` while that is unknown.
  public init(id: PhotoID, size: PixelSize?) {
    self.id = id
    self.size = size
  }
}
