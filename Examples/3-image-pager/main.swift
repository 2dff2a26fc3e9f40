// Recipe 3, the image pager: a zoomed photo stops at its own edges and holds its page; dragging a photo
// down lets what lies behind show through, and leaves.
//
//     swift run recipe-3-image-pager out/moon

import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

gtk_init()
let album = Album(opening: FilePath.lastArguments(Int(CommandLine.argc) - 1))
let store = PhotoStore(album: album, decoder: DecoderClient())
let screens: Widget = gtk_overlay_new()
let behind: Widget = gtk_button_new_with_label("Show the photos")

/// Lays the photos over what is there, until they are dragged away.
func openPhotos() {
  let pager = PhotoPager(supplying: store, settings: .r3)
  pager.photos = album.photos
  album.onChange = { [weak pager] in pager?.photos = album.photos }
  pager.onNotice = { [weak pager] notice in
    guard notice.kind == .didDismiss, let widget = pager?.widget else { return }
    // Not while it tells us: a widget that is going must not be asked anything more.
    EventLoop.whenIdle { gtk_overlay_remove_overlay(ptr(screens), widget) }
  }
  gtk_overlay_add_overlay(ptr(screens), pager.widget)
}

album.startListing()
gtk_widget_set_halign(behind, GTK_ALIGN_CENTER)
gtk_widget_set_valign(behind, GTK_ALIGN_CENTER)
connect(behind, "clicked") { _ in openPhotos() }
gtk_overlay_set_child(ptr(screens), behind)
openPhotos()

let window: Widget = gtk_window_new()
gtk_window_set_title(ptr(window), "Image Pager")
gtk_window_set_default_size(ptr(window), 400, 800)
gtk_window_set_child(ptr(window), screens)
connect(window, "destroy") { _ in EventLoop.quit() }
gtk_window_present(ptr(window))
EventLoop.run()
