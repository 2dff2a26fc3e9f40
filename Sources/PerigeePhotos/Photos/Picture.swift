/// Decoded pixels of a photo, or of a part of it: blue, green, red, alpha, eight bits each, colour
/// multiplied by alpha, sRGB, upright.
///
/// The bytes are the decoder's own memory, mapped for reading; they go when the last reference does.
/// They never change, so any thread may read them.
nonisolated public final class Picture: Sendable {
  /// Pixels from left to right, at least 1.
  public let width: Int
  /// Pixels from top to bottom, at least 1.
  public let height: Int
  /// Bytes from one row to the next, at least four times the width.
  public let stride: Int
  /// Whether any pixel may be less than opaque.
  public let hasAlpha: Bool
  /// The part of the photo this shows, in upright pixels of the full photo; `nil` for all of it.
  public let region: PhotoRegion?
  /// Why only part of the picture could be read, as a sentence; `nil` when all of it is there.
  public let partialReason: String?

  private let memory: MappedMemory

  /// Takes over mapped pixels of which at least `stride` × `height` bytes are there.
  init(
    memory: MappedMemory, width: Int, height: Int, stride: Int, hasAlpha: Bool,
    region: PhotoRegion? = nil, partialReason: String? = nil
  ) {
    precondition(memory.count >= stride * height)
    self.memory = memory
    self.width = width
    self.height = height
    self.stride = stride
    self.hasAlpha = hasAlpha
    self.region = region
    self.partialReason = partialReason
  }

  /// The first byte of the first row; readable for as long as the picture lives.
  public var bytes: UnsafeRawPointer { memory.start }

  /// How many bytes there are from the first row's start to the last row's end.
  public var byteCount: Int { stride * height }
}
