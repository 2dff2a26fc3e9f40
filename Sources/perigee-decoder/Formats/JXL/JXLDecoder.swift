import CJXL
import Glibc

/// One run of libjxl over a file in memory, which must outlive it.
final class JXLDecoder {
  let library: JXLLibrary
  let decoder: OpaquePointer
  private let runner: UnsafeMutableRawPointer?

  /// Threads for one picture: more gain little at the size of a screen.
  private static let mostThreads = 4

  /// Starts a run that stops at these events (a sum of `JXL_DEC_…`).
  init(_ content: ByteReader, events: JxlDecoderStatus...) throws(ReadFailure) {
    guard let library = JXLLibrary.shared else { throw .unsupported("libjxl is not installed") }
    guard let decoder = library.create(nil) else { throw .noMemory }
    self.library = library
    self.decoder = decoder
    let threads = min(Self.mostThreads, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    runner = threads > 1 ? library.threads?.create(nil, threads) : nil
    if let runner, let threads = library.threads {
      _ = library.setRunner(decoder, threads.run, runner)
    }
    let wanted = events.reduce(Int32(0)) { $0 | Int32($1.rawValue) }
    _ = library.subscribe(decoder, wanted)
    _ = library.setInput(
      decoder, content.bytes.bindMemory(to: UInt8.self).baseAddress, content.count)
    library.closeInput(decoder)
  }

  deinit {
    library.destroy(decoder)
    if let runner { library.threads?.destroy(runner) }
  }

  /// Goes on to the next event; `JXL_DEC_SUCCESS` is the end.
  func next() throws(ReadFailure) -> JxlDecoderStatus {
    let status = library.process(decoder)
    switch status {
    case JXL_DEC_ERROR: throw .damaged("libjxl cannot decode it")
    case JXL_DEC_NEED_MORE_INPUT: throw .cutShort
    default: return status
    }
  }

  /// What the header says.
  func basicInfo() throws(ReadFailure) -> JxlBasicInfo {
    var info = JxlBasicInfo()
    guard library.basicInfo(decoder, &info) == JXL_DEC_SUCCESS else {
      throw .damaged("no basic information")
    }
    return info
  }

  /// The profile of the pixels that are handed out, once the colour encoding is known.
  func profile(_ format: JxlPixelFormat) -> [UInt8]? {
    var format = format
    var count = 0
    let target = JXL_COLOR_PROFILE_TARGET_DATA
    guard library.profileSize(decoder, &format, target, &count) == JXL_DEC_SUCCESS, count > 0,
      count <= ICCProfile.longest
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard library.profile(decoder, &format, target, &bytes, count) == JXL_DEC_SUCCESS else {
      return nil
    }
    return bytes
  }
}
