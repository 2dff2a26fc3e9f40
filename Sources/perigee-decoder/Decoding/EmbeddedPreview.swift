import CTurboJPEG
import PerigeeWire

/// A small picture that a file carries of itself, to be seen until the photo is decoded.
enum EmbeddedPreview {
  /// How far its shape may be from the photo's: cameras put bars beside what has another shape.
  private static let mostDifference = 0.01
  /// A JPEG of fewer pixels is there as soon as its preview would be (24 megapixels take 0.12 s).
  private static let quickPixels = 30_000_000
  /// The same where all coefficients must be read first.
  private static let quickProgressivePixels = 8_000_000

  /// Whether a preview of this size has the photo's shape, both as they are stored.
  static func fits(_ width: Int, _ height: Int, _ facts: PhotoFacts) -> Bool {
    guard width > 0, height > 0 else { return false }
    let across = Double(width) / Double(facts.storedWidth)
    let down = Double(height) / Double(facts.storedHeight)
    return max(across, down) < 1 && abs(across / down - 1) <= mostDifference
  }

  /// Whether a JPEG is decoded so soon that a preview would only flash.
  static func isNeedless(_ markers: JPEGMarkers) -> Bool {
    markers.width * markers.height
      <= (markers.isProgressive ? quickProgressivePixels : quickPixels)
  }

  /// The JPEG that another one carries in its EXIF block; `nil` when there is none that fits.
  static func picture(in markers: JPEGMarkers, _ facts: PhotoFacts) -> ScaledJPEG? {
    guard let bytes = markers.thumbnail, let own = JPEGMarkers(bytes), own.components == 3,
      fits(own.width, own.height, facts)
    else { return nil }
    let picture = try? ScaledJPEG(
      bytes.bytes, isGrey: false, width: own.width, height: own.height,
      wanted: (own.width, own.height))
    return picture?.complaint == nil ? picture : nil
  }
}

extension DecoderReply {
  /// An answer's pixels as something to be seen before it.
  var asPreview: DecoderReply? {
    if case .pixels(let reply, let memory) = self { .preview(reply, memory: memory) } else { nil }
  }
}
