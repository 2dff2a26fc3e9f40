/// What a file's metadata says of the photo; whatever is not stated or cannot be read is `nil`.
public struct PhotoProperties: Hashable, Sendable {
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

  /// Makes properties of which nothing is known.
  public init() {}

  /// The texts in the order of the messages.
  static var texts: [WritableKeyPath<PhotoProperties, String?>] {
    [\.date, \.camera, \.lens, \.title, \.caption]
  }
  /// The numbers in the order of the messages.
  static var numbers: [WritableKeyPath<PhotoProperties, Double?>] {
    [
      \.exposureTime, \.aperture, \.sensitivity, \.focalLength, \.latitude, \.longitude,
      \.altitude,
    ]
  }
}
