import PerigeeWire

/// Why a file could not be read as its format says.
enum ReadFailure: Error, Equatable {
  /// The bytes end before what is needed.
  case cutShort
  /// The bytes contradict themselves; the text is for someone who looks into it.
  case damaged(String)
  /// A variant of the format that is not read here.
  case unsupported(String)
  /// More pixels than a picture may have.
  case tooLarge(width: Int, height: Int)
  /// The file has fewer pages.
  case noSuchPage(of: Int)
  case noMemory

  /// The failure for the viewer.
  func decodeFailure(_ format: PhotoFormat, page: Int) -> DecodeFailure {
    switch self {
    case .cutShort: .truncated(format)
    case .damaged(let text): .damaged(format, VipsFailure(text: text))
    case .unsupported(let text):
      DecodeFailure(
        code: .unsupported, message: "This variant of \(format.displayName) cannot be shown here.",
        details: text)
    case .tooLarge(let width, let height): .tooLarge(format, width, height)
    case .noSuchPage(let pages): .noSuchPage(page, of: pages)
    case .noMemory: .noMemory
    }
  }

  /// The failure as a step in the middle of decoding reports it.
  var vipsFailure: VipsFailure {
    switch self {
    case .cutShort: VipsFailure(text: "the file ends too early", isCutShort: true)
    case .damaged(let text), .unsupported(let text): VipsFailure(text: text)
    case .tooLarge, .noSuchPage: VipsFailure(text: "the header contradicts the content")
    case .noMemory: VipsFailure(text: "out of memory")
    }
  }
}
