import Glibc
import PerigeeWire

/// One of each message, with every optional part present and absent.
enum Examples {
  static func requests() -> [DecoderRequest] {
    [
      .open(OpenRequest(id: 1, level: .none), file: nullFile()),
      .open(
        OpenRequest(
          id: .max, priority: .prefetch, page: 7, level: .fit(width: 1280, height: 800),
          region: ImageRegion(x: 0, y: 20_000, width: 1, height: 65_536)), file: nullFile()),
      .open(OpenRequest(id: 3, level: .cover(width: 1, height: 65_535)), file: nullFile()),
      .open(OpenRequest(id: 4, level: .exact(width: 65_535, height: 1)), file: nullFile()),
      .open(OpenRequest(id: 6, level: .none, wantsProperties: true), file: nullFile()),
      .open(OpenRequest(id: 8, level: .none, isUnpacked: true), file: nullFile()),
      .unpack(
        UnpackRequest(id: 9, priority: .current, page: 3), file: nullFile(), into: nullFile()),
      .cancel(id: 0), .cancel(id: .max), .setPriority(id: 5, .detail),
    ]
  }

  static func replies() -> [DecoderReply] {
    [
      .started(id: 9),
      .header(id: 1, PhotoHeader(format: "JPEG", width: 6000, height: 4000)),
      .header(
        id: 2,
        PhotoHeader(
          format: "GIF", width: 1, height: Int(Int32.max), orientation: 8,
          profile: "Profil für Anzeige 東京", pages: 42, delays: [0, 70, 60], loops: 3,
          page: 41, hasPartsAtHand: true)),
      .properties(id: 7, PhotoProperties()), .properties(id: 8, properties()),
      .pixels(
        PixelsReply(id: 3, width: 2, height: 3, stride: 8, hasAlpha: false), memory: nullFile()),
      .pixels(
        PixelsReply(
          id: 4, width: 65_535, height: 1, stride: 262_144, hasAlpha: true,
          region: ImageRegion(x: 1, y: 2, width: 3, height: 4), partialReason: "Cut short."),
        memory: nullFile()),
      .preview(
        PixelsReply(id: 14, width: 160, height: 120, stride: 640, hasAlpha: false),
        memory: nullFile()),
      .progress(id: 10, 0), .progress(id: 11, 0.372), .progress(id: 12, 1), .unpacked(id: 13),
      .failed(
        id: 5, DecodeFailure(code: .damaged, message: "The JPEG is damaged.", details: "bad code")),
      .failed(id: 6, DecodeFailure(code: .cancelled, message: "")),
    ]
  }

  /// Everything a file may say.
  static func properties() -> PhotoProperties {
    var properties = PhotoProperties()
    properties.date = "2014-05-01 10:11:12"
    properties.camera = "Kamera 東京"
    properties.lens = "50 mm"
    properties.title = "Title"
    properties.caption = "Caption"
    properties.exposureTime = 1.0 / 250
    properties.aperture = 2.8
    properties.sensitivity = 100
    properties.focalLength = 50
    properties.latitude = -33.857
    properties.longitude = 151.21
    properties.altitude = -1.5
    return properties
  }

  /// A descriptor that is open on nothing.
  static func nullFile() -> OwnedDescriptor {
    OwnedDescriptor(adopting: open("/dev/null", O_RDONLY | O_CLOEXEC))
  }

  static func packets() -> [WirePacket] {
    requests().map(\.packet) + replies().map(\.packet)
  }
}

extension DecoderRequest {
  /// Everything but the descriptor, as text to compare.
  var words: String {
    switch self {
    case .open(let request, _): "open \(request)"
    case .unpack(let request, _, _): "unpack \(request)"
    case .cancel(let id): "cancel \(id)"
    case .setPriority(let id, let priority): "priority \(id) \(priority.rawValue)"
    }
  }
}

extension DecoderReply {
  /// Everything but the descriptor, as text to compare.
  var words: String {
    switch self {
    case .started(let id): "started \(id)"
    case .header(let id, let header): "header \(id) \(header)"
    case .properties(let id, let properties): "properties \(id) \(properties)"
    case .pixels(let reply, _): "pixels \(reply)"
    case .preview(let reply, _): "preview \(reply)"
    case .progress(let id, let share): "progress \(id) \(share)"
    case .unpacked(let id): "unpacked \(id)"
    case .failed(let id, let failure): "failed \(id) \(failure)"
    }
  }
}
