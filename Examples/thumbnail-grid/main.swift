// A grid of thumbnails: a photo opens out of its own, and closes into it by Escape or a drag down.
//
//     swift run thumbnail-grid out/moon

import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

gtk_init()
let album = Album(opening: FilePath.lastArguments(Int(CommandLine.argc) - 1))
let decoder = DecoderClient()
let pager = PhotoPager(
  supplying: PhotoStore(album: album, decoder: decoder),
  settings: .gtk.with { $0.dismiss = .down })
let grid: Widget = gtk_flow_box_new()
var thumbnails: [PhotoID: PhotoPager] = [:]

/// Adds a thumbnail: a small pager of one photo, cropped, in a button.
func addThumbnail(of id: PhotoID) {
  let store = PhotoStore(album: album, decoder: decoder)
  let thumbnail = PhotoPager(
    supplying: store, settings: .gtk.with { ($0.contentMode, $0.enlargeSmall) = (.fill, true) })
  thumbnail.photos = [id]
  thumbnails[id] = thumbnail
  gtk_widget_set_size_request(thumbnail.widget, 120, 120)
  gtk_widget_set_can_target(thumbnail.widget, 0)
  let button: Widget = gtk_button_new()
  gtk_button_set_child(ptr(button), thumbnail.widget)
  connect(button, "clicked") { _ in
    gtk_widget_set_visible(pager.widget, 1)
    gtk_widget_grab_focus(pager.widget)
    pager.present(id)
  }
  gtk_flow_box_append(ptr(grid), button)
}

func showPhotos() {
  pager.photos = album.photos
  for id in album.photos where thumbnails[id] == nil { addThumbnail(of: id) }
}
album.onChange = showPhotos
showPhotos()
album.startListing()

pager.thumbnail = { id in
  thumbnails[id].flatMap { pager.thumbnail(of: id, shownBy: $0) }
}
pager.onClose = {
  if let thumbnail = pager.current.flatMap({ thumbnails[$0] }) {
    gtk_widget_grab_focus(gtk_widget_get_parent(thumbnail.widget))
  }
  EventLoop.whenIdle { gtk_widget_set_visible(pager.widget, 0) }
}

let keys: OpaquePointer = gtk_event_controller_key_new()
connectAnswering(keys, "key-pressed") { key in
  guard key.uint(0) == UInt32(GDK_KEY_Escape) else { return false }
  pager.dismiss()
  return true
}
gtk_widget_add_controller(pager.widget, keys)
gtk_widget_set_visible(pager.widget, 0)

let scroller: Widget = gtk_scrolled_window_new()
gtk_widget_set_valign(grid, GTK_ALIGN_START)
gtk_scrolled_window_set_child(ptr(scroller), grid)
let overlay: Widget = gtk_overlay_new()
gtk_overlay_set_child(ptr(overlay), scroller)
gtk_overlay_add_overlay(ptr(overlay), pager.widget)
let window: Widget = gtk_window_new()
gtk_window_set_title(ptr(window), "Thumbnails")
gtk_window_set_default_size(ptr(window), 640, 560)
gtk_window_set_child(ptr(window), overlay)
connect(window, "destroy") { _ in EventLoop.quit() }
gtk_window_present(ptr(window))
EventLoop.run()
