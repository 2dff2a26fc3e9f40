import CAdwaita
import GtkSupport

/// The widget class behind ``PageDots``: hands what GTK asks on to it.
final class PageDotsWidget: WidgetPeer {
  weak var dots: PageDots?

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    dots?.measure(orientation) ?? (0, 0)
  }

  func allocate(width: Int32, height: Int32) {
    dots?.allocate(width: width)
  }

  func draw(into snapshot: OpaquePointer) {
    dots?.draw(into: snapshot)
  }

  func didMap() {}

  func willUnmap() {}

  func willDispose() {
    dots?.willDispose()
  }
}
