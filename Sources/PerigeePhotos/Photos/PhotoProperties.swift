import PerigeeWire

/// What a file's metadata says of the photo; whatever is not stated or cannot be read is `nil`.
nonisolated public struct PhotoProperties: Equatable, Sendable {
  /// When it was taken, "2014-05-01 10:11:12" where it is stated so.
  public var date: String?
  /// The camera's maker and model.
  public var camera: String?
  /// The lens.
  public var lens: String?
  /// A title a person gave it.
  public var title: String?
  /// A description a person gave it.
  public var caption: String?
  /// The exposure time in seconds.
  public var exposureTime: Double?
  /// The f-number.
  public var aperture: Double?
  /// The sensitivity (ISO).
  public var sensitivity: Double?
  /// The focal length in millimetres.
  public var focalLength: Double?
  /// Degrees north of the equator; south is negative.
  public var latitude: Double?
  /// Degrees east of Greenwich; west is negative.
  public var longitude: Double?
  /// Metres above the sea; below is negative.
  public var altitude: Double?

  /// The decoder's words for it.
  init(_ properties: PerigeeWire.PhotoProperties) {
    date = properties.date
    camera = properties.camera
    lens = properties.lens
    title = properties.title
    caption = properties.caption
    exposureTime = properties.exposureTime
    aperture = properties.aperture
    sensitivity = properties.sensitivity
    focalLength = properties.focalLength
    latitude = properties.latitude
    longitude = properties.longitude
    altitude = properties.altitude
  }
}
