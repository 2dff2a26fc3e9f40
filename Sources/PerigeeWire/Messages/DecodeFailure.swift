/// Why a request could not be answered with pixels.
public struct DecodeFailure: Error, Hashable, Sendable {
  /// The kind of failure, for programs.
  public enum Code: UInt8, CaseIterable, Sendable {
    /// The content is not a picture of any known kind.
    case notAnImage = 1
    /// The file has no bytes.
    case empty = 2
    /// The kind is known, but this build cannot decode it or this variant of it.
    case unsupported = 3
    /// The content contradicts itself or its pixels cannot be decoded.
    case damaged = 4
    /// The file ends before the first pixel that could be shown.
    case truncated = 5
    /// The picture is larger than the decoder accepts.
    case tooLarge = 6
    /// The file cannot be read (a directory, a pipe, a device, an input error).
    case unreadable = 7
    /// The file has no page of that number.
    case noSuchPage = 8
    /// The region lies outside the photo.
    case badRegion = 9
    /// The request was cancelled before it was answered.
    case cancelled = 10
    /// There was not enough memory.
    case outOfMemory = 11
    /// The request contradicts the protocol, for example an id already in use.
    case badRequest = 12
    /// There is no room for what is to be written.
    case noSpace = 13
  }

  /// The kind of failure.
  public var code: Code
  /// A sentence a person understands; it names the kind of file found, not its name.
  public var message: String
  /// What the library said, for someone who looks into it; may be empty, and may belong to another
  /// request that failed at the same moment.
  public var details: String

  /// Makes a failure.
  public init(code: Code, message: String, details: String = "") {
    self.code = code
    self.message = message
    self.details = details
  }
}
