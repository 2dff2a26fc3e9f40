public import PerigeeCore

/// One photo of an album: where it is and what it is called.
nonisolated public struct AlbumEntry: Equatable, Sendable {
  /// Its name inside the engine; the same for as long as the album lives.
  public let id: PhotoID
  /// The folder it is in; entries of one folder share these bytes.
  let folder: FilePath
  /// Its name in that folder, as bytes.
  let name: [UInt8]

  /// Where it is.
  public var path: FilePath { folder.appending(name) }

  /// What it is called, as text to show; bytes that are not UTF-8 become replacement characters.
  public var displayName: String { String(decoding: name, as: UTF8.self) }
}
