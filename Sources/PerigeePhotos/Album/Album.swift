public import PerigeeCore

/// The photos that were opened, in the order they are looked through.
///
/// A file opens its folder: that photo is there at once, the others follow when
/// ``startListing()`` was called and the main loop runs. Several files are the album in that order;
/// a folder opens at its first photo.
public final class Album {
  /// The photos in their order.
  ///
  /// Entries come, go and move; a host compares by id.
  public internal(set) var photos: [PhotoID] = []
  /// The photo the album opens at; `nil` while a folder is still being listed, and when it is empty.
  public internal(set) var first: PhotoID?
  /// Whether more photos may still come by themselves.
  public internal(set) var isListing = false
  /// Called after ``photos``, ``first`` or ``isListing`` changed.
  public var onChange: (() -> Void)?

  /// Opens what the arguments name: paths or `file://` addresses.
  ///
  /// Nothing is listed yet, and nothing fails: a file that does not exist is a page that says so.
  public init(opening arguments: [FilePath]) {
  }

  /// The photo of this id; `nil` for an id this album never gave.
  public func entry(_ id: PhotoID) -> AlbumEntry? {
    nil
  }

  /// Why this photo cannot be shown, where that was known before opening it.
  public func failure(of id: PhotoID) -> PhotoFailure? {
    nil
  }

  /// Begins to list the folders named, in the running main loop; a second call does nothing.
  public func startListing() {
  }
}
