// Recipe 2, the slide show: five photos in full screen, opened and closed by buttons, and closed by Esc.
//
//     swift run recipe-2-slide-show out/moon

import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeeGTK
import PerigeePhotos

gtk_init()
let album = Album(opening: FilePath.lastArguments(Int(CommandLine.argc) - 1))
let store = PhotoStore(album: album, decoder: DecoderClient())
let window: Widget = gtk_window_new()
let screens: Widget = gtk_stack_new()
var show: Widget?
let start: Widget = gtk_button_new_with_label("Go to slide show")

/// A new pager each time: every photo begins as it fits.
func openSlideShow() {
  if let last = show { gtk_stack_remove(ptr(screens), last) }
  let pager = PhotoPager(supplying: store, settings: .r2)
  pager.ground = Ground(grey: 0)
  pager.photos = Array(album.photos.prefix(5))
  album.onChange = { [weak pager] in pager?.photos = Array(album.photos.prefix(5)) }
  let close: Widget = gtk_button_new_from_icon_name("window-close-symbolic")
  gtk_widget_set_tooltip_text(close, "Close")
  gtk_widget_add_css_class(close, "osd")
  gtk_widget_set_halign(close, GTK_ALIGN_END)
  gtk_widget_set_valign(close, GTK_ALIGN_START)
  connect(close, "clicked") { _ in closeSlideShow() }
  show = gtk_overlay_new()
  gtk_overlay_set_child(ptr(show), pager.widget)
  gtk_overlay_add_overlay(ptr(show), close)
  gtk_stack_add_child(ptr(screens), show)
  gtk_stack_set_visible_child(ptr(screens), show)
  gtk_window_fullscreen(ptr(window))
}

func closeSlideShow() {
  gtk_window_unfullscreen(ptr(window))
  gtk_stack_set_visible_child(ptr(screens), start)
}

album.startListing()
gtk_widget_set_halign(start, GTK_ALIGN_CENTER)
gtk_widget_set_valign(start, GTK_ALIGN_CENTER)
connect(start, "clicked") { _ in openSlideShow() }
gtk_stack_add_child(ptr(screens), start)
gtk_stack_set_transition_type(ptr(screens), GTK_STACK_TRANSITION_TYPE_CROSSFADE)
let keys: OpaquePointer = gtk_event_controller_key_new()
connect(keys, "key-pressed") { if $0.uint(0) == GDK_KEY_Escape { closeSlideShow() } }
gtk_widget_add_controller(window, keys)
gtk_window_set_title(ptr(window), "Slide Show")
gtk_window_set_default_size(ptr(window), 800, 600)
gtk_window_set_child(ptr(window), screens)
connect(window, "destroy") { _ in EventLoop.quit() }
gtk_window_present(ptr(window))
EventLoop.run()
