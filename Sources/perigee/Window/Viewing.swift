import Glibc
import GtkSupport
import PerigeeCore
import PerigeePhotos

/// One album being looked at: its photos and where their pixels come from.
final class Viewing {
  /// What was asked to be opened.
  let opened: [FilePath]
  let album: Album
  let store: PhotoStore
  /// How its first photo was left, while that is still to be restored.
  var remembered: RememberedPhoto?

  init(opening photos: [FilePath], decoder: DecoderClient) {
    opened = photos
    album = Album(opening: photos)
    store = PhotoStore(album: album, decoder: decoder)
  }

  /// Goes on with a photo that was looked at before; where it has gone, with its folder, and where that
  /// has gone too, with nothing.
  convenience init(resuming remembered: RememberedPhoto, decoder: DecoderClient) {
    let places = [remembered.path, remembered.path.parent]
    let place = places.first { $0.withCString { access($0, F_OK) } == 0 }
    self.init(opening: place.map { [$0] } ?? [], decoder: decoder)
    self.remembered = remembered
  }

  /// What a photo is called; empty for none.
  func name(of id: PhotoID?) -> String {
    id.flatMap { album.entry($0)?.displayName } ?? ""
  }
}
