import PerigeeWire

/// The sentences of the failures; they name what was found in the file, never the file's name.
extension DecodeFailure {
  /// Why a descriptor cannot be read as a file.
  enum Obstacle {
    case isFolder
    case isNotFile
    case systemError(Int32)
  }

  static func unreadable(_ obstacle: Obstacle) -> DecodeFailure {
    switch obstacle {
    case .isFolder: DecodeFailure(code: .unreadable, message: "This is a folder, not a picture.")
    case .isNotFile:
      DecodeFailure(
        code: .unreadable, message: "This is a pipe, a socket or a device, not a picture file.")
    case .systemError(let number):
      DecodeFailure(
        code: .unreadable, message: "The file could not be read.",
        details: "system error \(number)")
    }
  }

  static let emptyFile = DecodeFailure(code: .empty, message: "The file is empty.")

  static let notAnImage = DecodeFailure(
    code: .notAnImage, message: "The content is not a picture of any known kind.")

  static let noMemory = DecodeFailure(
    code: .outOfMemory, message: "There is not enough memory for this picture.")

  static let cancelled = DecodeFailure(code: .cancelled, message: "No longer wanted.")

  static let badRegion = DecodeFailure(
    code: .badRegion, message: "The part asked for lies outside the picture.")

  static let idInUse = DecodeFailure(
    code: .badRequest, message: "A request of this number is still being answered.")

  static func unsupported(_ format: PhotoFormat) -> DecodeFailure {
    DecodeFailure(
      code: .unsupported, message: "\(format.displayName) pictures cannot be shown here.")
  }

  static func damaged(_ format: PhotoFormat, _ failure: VipsFailure? = nil) -> DecodeFailure {
    DecodeFailure(
      code: .damaged, message: "The \(format.displayName) is damaged and cannot be shown.",
      details: failure?.text ?? "")
  }

  static func truncated(_ format: PhotoFormat, _ failure: VipsFailure? = nil) -> DecodeFailure {
    DecodeFailure(
      code: .truncated,
      message:
        "The \(format.displayName) ends before its first pixels; it may not be copied whole.",
      details: failure?.text ?? "")
  }

  static func tooLarge(_ format: PhotoFormat, _ width: Int, _ height: Int) -> DecodeFailure {
    DecodeFailure(
      code: .tooLarge,
      message:
        "The \(format.displayName) says it is \(width) × \(height) pixels, which is too large.")
  }

  static func tooLarge(_ format: PhotoFormat) -> DecodeFailure {
    DecodeFailure(
      code: .tooLarge, message: "The \(format.displayName) unpacks to more than can be shown.")
  }

  static func implausible(_ format: PhotoFormat, _ width: Int, _ height: Int) -> DecodeFailure {
    DecodeFailure(
      code: .damaged,
      message: """
        The \(format.displayName) says it is \(width) × \(height) pixels, but has far too little \
        data for that.
        """)
  }

  static func noSuchPage(_ page: Int, of pages: Int) -> DecodeFailure {
    DecodeFailure(
      code: .noSuchPage,
      message: "There is no page \(page + 1); the file has \(pages == 1 ? "one" : "\(pages)").")
  }

  static func levelTooLarge(_ width: Int, _ height: Int) -> DecodeFailure {
    DecodeFailure(
      code: .tooLarge, message: "\(width) × \(height) pixels are more than can be shown at once.")
  }
}
