import GtkSupport
import PerigeeCore
import PerigeePhotos

/// One album being looked at: its photos and where their pixels come from.
final class Viewing {
  /// What was asked to be opened.
  let opened: [FilePath]
  let album: Album
  let store: PhotoStore

  init(opening photos: [FilePath], decoder: DecoderClient) {
    opened = photos
    album = Album(opening: photos)
    store = PhotoStore(album: album, decoder: decoder)
  }

  /// What a photo is called; empty for none.
  func name(of id: PhotoID?) -> String {
    id.flatMap { album.entry($0)?.displayName } ?? ""
  }
}
