import Glibc
import PerigeeWire

extension PhotoHeader {
  /// The decoder's words for it.
  nonisolated init(_ header: PerigeeWire.PhotoHeader) {
    self.init(
      format: header.format, width: header.width, height: header.height,
      orientation: header.orientation, profile: header.profile, frames: header.pages,
      delays: header.delays, loops: header.loops, page: header.page,
      hasPartsAtHand: header.hasPartsAtHand)
  }
}

extension PhotoRegion {
  nonisolated init(_ region: ImageRegion) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
  }
}

extension ImageRegion {
  /// The part of a region right of and below the photo's corner; `nil` when nothing is there.
  nonisolated init?(_ region: PhotoRegion) {
    let x = max(0, region.x)
    let y = max(0, region.y)
    let width = region.width - (x - region.x)
    let height = region.height - (y - region.y)
    guard width > 0, height > 0 else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension DecodeLevel {
  /// A level inside what the decoder accepts.
  nonisolated init(_ level: PhotoLevel) {
    let clamp = { (side: Int) in min(max(side, 1), DecodeLevel.largestEdge) }
    switch level {
    case .fit(let width, let height): self = .fit(width: clamp(width), height: clamp(height))
    case .exact(let width, let height): self = .exact(width: clamp(width), height: clamp(height))
    }
  }
}

extension Picture {
  /// Maps pixels the decoder has sent; `nil` when the memory is not what the message says.
  nonisolated convenience init?(_ reply: PixelsReply, memory: OwnedDescriptor) {
    let (count, overflow) = reply.stride.multipliedReportingOverflow(by: reply.height)
    guard !overflow, reply.width > 0, reply.height > 0, reply.stride / 4 >= reply.width,
      let mapped = MappedMemory(descriptor: memory.number, count: count)
    else { return nil }
    self.init(
      memory: mapped, width: reply.width, height: reply.height, stride: reply.stride,
      hasAlpha: reply.hasAlpha, region: reply.region.map(PhotoRegion.init),
      partialReason: reply.partialReason)
  }
}

extension PhotoFailure {
  /// What the decoder says of a file.
  nonisolated init(_ failure: DecodeFailure) {
    let cause: Cause =
      switch failure.code {
      case .notAnImage: .unknownFormat
      case .empty: .empty
      case .unsupported: .unsupported
      case .damaged, .noSuchPage, .badRegion: .damaged
      case .truncated: .truncated
      case .tooLarge, .outOfMemory: .tooLarge
      case .unreadable: .unreadable
      case .noSpace: .noSpace
      case .cancelled, .badRequest: .crashed
      }
    self.init(cause, sentence: failure.message, details: failure.details)
  }

  /// What a decoder's end means for the file it was trying alone.
  nonisolated init(_ end: DecoderProcess.End, hadAnswered: Bool) {
    switch end {
    case .exited(let status) where status & 0x7f == 0:
      let code = (status >> 8) & 0xff
      // It says when it begins with a file; one that left before that could not work at all.
      self.init(
        hadAnswered ? .crashed : .decoderMissing,
        details: "The decoder exited with status \(code).")
    case .exited(let status):
      let signal = String(cString: strsignal(status & 0x7f))
      self.init(.crashed, details: "The decoder was ended by a signal: \(signal).")
    case .nonsense(let sentence):
      self.init(.crashed, details: sentence)
    }
  }
}
