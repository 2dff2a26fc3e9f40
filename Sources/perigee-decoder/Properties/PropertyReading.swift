import PerigeeWire
import Synchronization

/// Reads what a file's metadata says of the photo.
enum PropertyReading {
  /// Exiv2's XMP reader is one for the process.
  private static let turn = Mutex(())

  /// The properties; empty where the format has none or none can be read.
  static func properties(of content: PhotoContent) -> PhotoProperties {
    guard content.format.hasMetadata else { return PhotoProperties() }
    return turn.withLock { _ in
      guard let metadata = Metadata(content.bytes) else { return PhotoProperties() }
      return properties(metadata)
    }
  }

  private static func properties(_ metadata: Metadata) -> PhotoProperties {
    var properties = PhotoProperties()
    properties.date = metadata.text(
      "Exif.Photo.DateTimeOriginal", "Exif.Image.DateTimeOriginal", "Xmp.exif.DateTimeOriginal",
      "Xmp.photoshop.DateCreated", "Exif.Image.DateTime"
    ).map(date)
    properties.camera = camera(
      metadata.text("Exif.Image.Make", "Xmp.tiff.Make"),
      metadata.text("Exif.Image.Model", "Xmp.tiff.Model"))
    properties.lens = metadata.text(
      "Exif.Photo.LensModel", "Xmp.exifEX.LensModel", "Xmp.aux.Lens")
    properties.title = metadata.text("Xmp.dc.title", "Iptc.Application2.ObjectName")
    properties.caption = metadata.text(
      "Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription")
    properties.exposureTime = metadata.number("Exif.Photo.ExposureTime")
    properties.aperture = metadata.number("Exif.Photo.FNumber")
    properties.sensitivity = metadata.text("Exif.Photo.ISOSpeedRatings").flatMap { Double($0) }
      .flatMap { $0.isFinite ? $0 : nil }
    properties.focalLength = metadata.number("Exif.Photo.FocalLength")
    if let place = metadata.place() {
      properties.longitude = place.longitude
      properties.latitude = place.latitude
      properties.altitude = place.altitude
    }
    return properties
  }

  /// EXIF writes "2014:05:01 10:11:12"; the day gets the dashes people know.
  private static func date(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count >= 10, bytes[4] == colon, bytes[7] == colon else { return text }
    bytes[4] = UInt8(ascii: "-")
    bytes[7] = UInt8(ascii: "-")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Maker and model, the maker once: many models begin with it.
  private static func camera(_ maker: String?, _ model: String?) -> String? {
    guard let maker, let model else { return model ?? maker }
    return model.lowercased().hasPrefix(maker.lowercased()) ? model : "\(maker) \(model)"
  }
}

extension PhotoFormat {
  /// Whether its files carry EXIF, IPTC or XMP that Exiv2 reads.
  fileprivate var hasMetadata: Bool {
    switch self {
    case .jpeg, .mpo, .png, .apng, .webp, .tiff, .dng, .raw, .avif, .heic, .jpegXL, .jpeg2000, .psd:
      true
    default: false
    }
  }
}
