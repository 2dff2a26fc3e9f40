import CAdwaita
import GtkSupport
import PerigeeCore

/// The host's widgets that stand in for photos that cannot be shown, one a page, as children of the
/// pager.
final class PageViews {
  private let parent: Widget
  private var views: [PhotoID: Widget] = [:]
  /// Those that have had their place; GTK refuses to draw the others.
  private var placed: Set<PhotoID> = []

  init(of parent: Widget) {
    self.parent = parent
  }

  /// Whether this page has a widget.
  func has(_ id: PhotoID) -> Bool { views[id] != nil }

  /// Puts a widget on a page; it fills the viewport, and what its own buttons and texts do not take
  /// of the input goes to the pager.
  func add(_ view: Widget, for id: PhotoID) {
    remove(id)
    gtk_widget_set_parent(view, parent)
    views[id] = view
  }

  /// Takes a page's widget away; without effect when it has none.
  func remove(_ id: PhotoID) {
    guard let view = views.removeValue(forKey: id) else { return }
    placed.remove(id)
    gtk_widget_unparent(view)
  }

  /// Takes away every widget of a page that is not among these.
  func keepOnly(_ ids: [PhotoID]) {
    for id in views.keys where !ids.contains(id) { remove(id) }
  }

  /// The room the widgets need.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    var largest: (minimum: Int32, natural: Int32) = (0, 0)
    for view in views.values {
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(view, orientation, -1, &minimum, &natural, nil, nil)
      largest = (max(largest.minimum, minimum), max(largest.natural, natural))
    }
    return largest
  }

  /// Gives each the whole viewport.
  func allocate(width: Int32, height: Int32) {
    for (id, view) in views {
      placed.insert(id)
      var minimum: Int32 = 0
      gtk_widget_measure(view, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
      gtk_widget_allocate(view, width, max(height, minimum), -1, nil)
    }
  }

  /// Draws a page's widget where the page is.
  func draw(_ page: Scene.Page, into snapshot: OpaquePointer) {
    guard let view = views[page.id], placed.contains(page.id) else { return }
    var offset = graphene_point_t(x: Float(page.frame.origin.x), y: Float(page.frame.origin.y))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    gtk_widget_snapshot_child(parent, view, snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
