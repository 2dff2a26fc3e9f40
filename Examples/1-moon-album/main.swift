// Recipe 1, the moon album: three photos to swipe through and to pinch, with a page control that follows
// the swipe and turns pages when it is tapped.
//
//     swift run recipe-1-moon-album out/moon

import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

gtk_init()
let album = Album(opening: FilePath.lastArguments(Int(CommandLine.argc) - 1))
let decoder = DecoderClient()
let pager = PhotoPager(supplying: PhotoStore(album: album, decoder: decoder), settings: .r1)

/// The first three photos, as soon as they are found.
func showPhotos() {
  pager.photos = Array(album.photos.prefix(3))
}
album.onChange = showPhotos
showPhotos()
album.startListing()

let dots = PageDots(of: pager)
gtk_widget_set_margin_bottom(dots.widget, 12)
let overlay: Widget = gtk_overlay_new()
gtk_overlay_set_child(ptr(overlay), pager.widget)
gtk_overlay_add_overlay(ptr(overlay), dots.widget)

let window: Widget = gtk_window_new()
gtk_window_set_title(ptr(window), "Moon Album")
gtk_window_set_default_size(ptr(window), 400, 800)
gtk_window_set_child(ptr(window), overlay)
connect(window, "destroy") { _ in EventLoop.quit() }
gtk_window_present(ptr(window))
EventLoop.run()
