/// Why a photo cannot be shown, in words a person understands.
nonisolated public struct PhotoFailure: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Cause: String, Equatable, Sendable {
    /// The file is of no kind that is known here.
    case unknownFormat
    /// The file has no bytes.
    case empty
    /// The file's kind is known, but this variant of it cannot be shown.
    case unsupported
    /// The file is of a known kind, but its content is broken.
    case damaged
    /// The file ends before the first pixel.
    case truncated
    /// Showing it would take more memory than a photo may have.
    case tooLarge
    /// The file may not be read.
    case noPermission
    /// There is no such file, or no longer.
    case gone
    /// It is a folder, a pipe, a socket or a device.
    case notAFile
    /// The disk or the network reported an error.
    case unreadable
    /// Reading it took too long.
    case timedOut
    /// It stopped the decoder each time.
    case crashed
    /// The decoder is not installed where this program looks for it, or does not start.
    case decoderMissing
    /// There is no room on the disc.
    case noSpace
    /// The address is not one of a file on this computer.
    case notLocal
  }

  /// What went wrong.
  public var cause: Cause
  /// What is known beyond that, for a Details view: the system's or a library's own words.
  public var details: String
  private let ownSentence: String?

  /// Makes a failure; `details` may be empty, and `sentence` says more than the cause alone can.
  public init(_ cause: Cause, sentence: String? = nil, details: String = "") {
    self.cause = cause
    self.ownSentence = sentence
    self.details = details
  }

  /// A heading of a few words.
  public var title: String {
    switch cause {
    case .unknownFormat: "Not a Photo"
    case .empty: "Empty File"
    case .unsupported: "Format Not Supported"
    case .damaged: "Damaged Photo"
    case .truncated: "Incomplete Photo"
    case .tooLarge: "Photo Too Large"
    case .noPermission: "No Permission"
    case .gone: "File Not Found"
    case .notAFile: "Not a File"
    case .unreadable: "File Not Readable"
    case .timedOut: "No Answer"
    case .crashed: "Photo Not Readable"
    case .decoderMissing: "Decoder Not Found"
    case .noSpace: "Disk Full"
    case .notLocal: "Address Not Supported"
    }
  }

  /// One sentence that says what is wrong and, where there is something to do, what.
  public var sentence: String {
    if let ownSentence, !ownSentence.isEmpty { return ownSentence }
    return switch cause {
    case .unknownFormat: "This file is not a photo of a kind that Perigee can show."
    case .empty: "This file is empty."
    case .unsupported: "Perigee knows this kind of file, but cannot show this variant of it."
    case .truncated: "This file ends too early; it may not have been copied or downloaded fully."
    case .damaged: "The content of this file is damaged, so it cannot be shown."
    case .tooLarge: "Showing this photo would take more memory than is allowed for one photo."
    case .noPermission: "You do not have permission to read this file or folder."
    case .gone: "There is no file of this name; it may have been moved, renamed or deleted."
    case .notAFile: "This name stands for a folder, a pipe or a device, not for a photo."
    case .unreadable: "The file could not be read from the disk or network."
    case .timedOut: "Reading this photo took too long and was stopped."
    case .crashed: "Reading this photo stopped the decoder, also when it was tried alone."
    case .decoderMissing:
      "The program perigee-decoder, which reads photos, could not be started; reinstall Perigee."
    case .noSpace: "There is not enough room on the disk to unpack this photo."
    case .notLocal: "Perigee opens files on this computer; this address is somewhere else."
    }
  }
}
