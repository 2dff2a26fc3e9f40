import CAdwaita
import GtkSupport

/// The widget class behind ``PhotoPager``: hands what GTK asks on to it.
final class PagerWidget: WidgetPeer {
  weak var pager: PhotoPager?

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    pager?.pages.measure(orientation) ?? (0, 0)
  }

  func allocate(width: Int32, height: Int32) {
    pager?.allocate(width: width, height: height)
  }

  func draw(into snapshot: OpaquePointer) {
    pager?.draw(into: snapshot)
  }

  func didMap() {
    pager?.didMap()
  }

  func willUnmap() {
    pager?.willUnmap()
  }

  func willDispose() {
    pager?.willDispose()
  }
}
