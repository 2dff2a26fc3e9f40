import Glibc
import PerigeeWire

/// Spoilt messages between viewer and decoder: each ends in a value or an error.
enum Messages {
  /// Reads so many; the number of those that were still whole messages.
  static func read(_ count: Int, seed: UInt64) -> Int {
    var mutator = Mutator(seed: seed)
    let samples = requests.map(\.packet) + replies.map(\.packet)
    var whole = 0
    for _ in 0..<count {
      var packet = samples[mutator.whole(below: samples.count)]
      packet.bytes = mutator.spoil(packet.bytes)
      if (try? DecoderRequest(packet)) != nil || (try? DecoderReply(packet)) != nil { whole += 1 }
    }
    return whole
  }

  private static var requests: [DecoderRequest] {
    let region = ImageRegion(x: 10, y: 20, width: 300, height: 65_536)
    return [
      .open(
        OpenRequest(
          id: 7, priority: .prefetch, page: 3, level: .fit(width: 1280, height: 800),
          region: region), file: nothing()),
      .open(OpenRequest(id: 8, level: .exact(width: 65_535, height: 1)), file: nothing()),
      .cancel(id: 7), .setPriority(id: 8, .detail),
    ]
  }

  private static var replies: [DecoderReply] {
    [
      .started(id: 7),
      .header(
        id: 7,
        PhotoHeader(
          format: "GIF", width: 640, height: 480, orientation: 8, profile: "Profil",
          pages: 42, delays: [0, 70, 60], page: 41)),
      .pixels(
        PixelsReply(
          id: 8, width: 640, height: 480, stride: 2_560, hasAlpha: true,
          region: ImageRegion(x: 1, y: 2, width: 3, height: 4), partialReason: "Cut short."),
        memory: nothing()),
      .failed(
        id: 8, DecodeFailure(code: .damaged, message: "The JPEG is damaged.", details: "bad code")),
    ]
  }

  /// A descriptor that is open on nothing.
  private static func nothing() -> OwnedDescriptor {
    OwnedDescriptor(adopting: open("/dev/null", O_RDONLY | O_CLOEXEC))
  }
}
