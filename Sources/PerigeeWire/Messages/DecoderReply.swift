/// What the decoder answers.
public enum DecoderReply: Sendable {
  /// Work on the request has begun; a deadline for it starts here, not while it waits its turn.
  case started(id: UInt32)
  /// The file's header, sent as soon as it is read.
  case header(id: UInt32, PhotoHeader)
  /// What the metadata says, when it was asked for: before the last answer of a file whose header
  /// could be read.
  case properties(id: UInt32, PhotoProperties)
  /// The pixels, in sealed memory of at least `stride × height` bytes.
  ///
  /// It must be mapped privately (`MAP_PRIVATE`): before Linux 6.7 memory sealed against writing
  /// cannot be mapped as shared, not even for reading.
  case pixels(PixelsReply, memory: OwnedDescriptor)
  /// What the file carries of itself as a small picture, to be seen until the pixels are there; never the
  /// last answer.
  case preview(PixelsReply, memory: OwnedDescriptor)
  /// How far an unpacking has come, 0 to 1; the deadline starts anew.
  case progress(id: UInt32, Double)
  /// The photo is unpacked: the last answer to ``DecoderRequest/unpack(_:file:into:)``.
  case unpacked(id: UInt32)
  /// The request came to nothing.
  case failed(id: UInt32, DecodeFailure)
}

/// The shape of decoded pixels: B, G, R, A bytes, premultiplied, sRGB, upright, top row first.
public struct PixelsReply: Hashable, Sendable {
  /// The request answered.
  public var id: UInt32
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The distance between rows in bytes, at least `4 × width`.
  public var stride: Int
  /// Whether any pixel may be less than opaque; when false every alpha byte is 255.
  public var hasAlpha: Bool
  /// The part of the upright photo these pixels show; `nil` is all of it.
  public var region: ImageRegion?
  /// Why the picture is incomplete, as a sentence for a person; `nil` when it is whole.
  public var partialReason: String?

  /// Makes the shape of decoded pixels.
  public init(
    id: UInt32, width: Int, height: Int, stride: Int, hasAlpha: Bool, region: ImageRegion? = nil,
    partialReason: String? = nil
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.stride = stride
    self.hasAlpha = hasAlpha
    self.region = region
    self.partialReason = partialReason
  }
}
