import CAdwaita
import GtkSupport
import PerigeePhotos

/// Takes files dropped on a widget.
enum DropZone {
  /// Listens for files dropped on `widget`.
  ///
  /// - Parameters:
  ///   - hover: whether files are being held over it.
  ///   - open: what was dropped.
  static func listen(
    on widget: Widget, hover: @escaping @MainActor (Bool) -> Void,
    open: @escaping @MainActor ([FilePath]) -> Void
  ) {
    let target: OpaquePointer = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    connect(target, "notify::current-drop") { _ in
      hover(gtk_drop_target_get_current_drop(target) != nil)
    }
    connectAnswering(target, "drop") { arguments in
      guard let value = arguments.pointer(0)?.assumingMemoryBound(to: GValue.self),
        let list = g_value_get_boxed(value)
      else { return false }
      let files = OpenedFiles.dropped(list)
      guard !files.isEmpty else { return false }
      open(files)
      return true
    }
    gtk_widget_add_controller(widget, target)
  }
}
