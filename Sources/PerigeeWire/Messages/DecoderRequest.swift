/// What the viewer asks of the decoder.
///
/// Every ``open(_:file:)`` gets exactly one last answer: the header when the level is
/// ``DecodeLevel/none``, else pixels, or a failure. A cancelled one ends with
/// ``DecodeFailure/Code/cancelled`` unless its last answer was already on its way: at once while it
/// waits, and when the work has really stopped while it runs. Rows and tiles stop where they are;
/// what a library does in one go (a JPEG up to 100 megapixels, a HEIC, an AVIF, a JPEG XL, one tile
/// of a drawing) is finished first, so a deadline should go on after a cancel.
public enum DecoderRequest: Sendable {
  /// Asks for a file's header and pixels; the decoder gets its own copy of the descriptor and reads
  /// the file from its beginning, wherever the descriptor stands.
  case open(OpenRequest, file: OwnedDescriptor)
  /// Asks for a photo to be unpacked into another file, from which any part of it is at hand at any
  /// size; answered by ``DecoderReply/unpacked(id:)`` or a failure.
  case unpack(UnpackRequest, file: OwnedDescriptor, into: OwnedDescriptor)
  /// Gives up a request; one that is unknown or already answered is ignored.
  case cancel(id: UInt32)
  /// Makes a waiting request more or less urgent; one that is unknown or running is ignored.
  case setPriority(id: UInt32, DecodePriority)
}

/// The words of a request for one file.
public struct OpenRequest: Hashable, Sendable {
  /// The viewer's name for the request; free again once its last answer has come.
  public var id: UInt32
  /// How urgent it is.
  public var priority: DecodePriority
  /// The page or frame wanted, from 0.
  public var page: Int
  /// The size wanted.
  public var level: DecodeLevel
  /// The part of the upright photo wanted; `nil` is all of it.
  public var region: ImageRegion?
  /// Whether the file's metadata is wanted too.
  public var wantsProperties: Bool
  /// Whether the file is one that ``DecoderRequest/unpack(_:file:into:)`` has filled.
  public var isUnpacked: Bool

  /// Makes the words of a request.
  public init(
    id: UInt32, priority: DecodePriority = .current, page: Int = 0, level: DecodeLevel,
    region: ImageRegion? = nil, wantsProperties: Bool = false, isUnpacked: Bool = false
  ) {
    self.id = id
    self.priority = priority
    self.page = page
    self.level = level
    self.region = region
    self.wantsProperties = wantsProperties
    self.isUnpacked = isUnpacked
  }
}

/// The words of a request to unpack a file.
public struct UnpackRequest: Hashable, Sendable {
  /// The viewer's name for the request; free again once its last answer has come.
  public var id: UInt32
  /// How urgent it is.
  public var priority: DecodePriority
  /// The page wanted, from 0.
  public var page: Int

  /// Makes the words of a request.
  public init(id: UInt32, priority: DecodePriority = .unpacking, page: Int = 0) {
    self.id = id
    self.priority = priority
    self.page = page
  }
}
