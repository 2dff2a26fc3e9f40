// Recipe 5, the single photo: one photo, in the middle from the first frame on, that a pinch enlarges until
// it covers the window.
//
//     swift run recipe-5-single-photo photo.jpg

import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

gtk_init()
let album = Album(opening: FilePath.lastArguments(Int(CommandLine.argc) - 1))
let decoder = DecoderClient()
let pager = PhotoPager(supplying: PhotoStore(album: album, decoder: decoder), settings: .r5)

/// The photo, as soon as it is found.
func showPhoto() {
  pager.photos = Array(album.photos.prefix(1))
}
album.onChange = showPhoto
showPhoto()
album.startListing()

let window: Widget = gtk_window_new()
gtk_window_set_title(ptr(window), "Single Photo")
gtk_window_set_default_size(ptr(window), 400, 800)
gtk_window_set_child(ptr(window), pager.widget)
connect(window, "destroy") { _ in EventLoop.quit() }
gtk_window_present(ptr(window))
EventLoop.run()
