import Glibc
import PerigeeWire

extension PhotoHeader {
  /// The decoder's words for it.
  nonisolated init(_ header: PerigeeWire.PhotoHeader) {
    self.init(
      format: header.format, width: header.width, height: header.height,
      orientation: header.orientation, profile: header.profile, frames: header.pages,
      delays: header.delays)
  }
}

extension PhotoRegion {
  nonisolated init(_ region: ImageRegion) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
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
      case .cancelled, .badRequest: .crashed
      }
    self.init(cause, details: failure.message)
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
