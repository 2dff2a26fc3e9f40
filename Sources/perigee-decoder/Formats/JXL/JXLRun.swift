import CJXL

/// The run of libjxl over the frames of a file, which goes on where it left off.
final class JXLRun {
  private let content: ByteReader
  private var decoder: JXLDecoder?
  /// The frame the decoder comes to next.
  private var next = 0

  init(_ content: ByteReader) {
    self.content = content
  }

  /// A decoder that comes to this frame next; it is lost again unless the frame is ``finished(_:)``.
  func decoder(at page: Int) throws(ReadFailure) -> JXLDecoder {
    let kept = decoder
    decoder = nil
    let decoder: JXLDecoder
    if let kept, next <= page {
      decoder = kept
      if next < page { decoder.library.skipFrames(decoder.decoder, page - next) }
    } else {
      decoder = try JXLDecoder(content, events: JXL_DEC_FULL_IMAGE)
      if page > 0 { decoder.library.skipFrames(decoder.decoder, page) }
    }
    running = decoder
    return decoder
  }

  private var running: JXLDecoder?

  /// Says that the frame is decoded, so that the next one may follow.
  func finished(_ page: Int) {
    decoder = running
    running = nil
    next = page + 1
  }
}
