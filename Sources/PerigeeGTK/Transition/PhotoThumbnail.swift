import CAdwaita
import GtkSupport
public import PerigeeCore
public import PerigeePhotos

/// What a host knows of a photo's thumbnail when the photo opens out of it or closes into it.
public struct PhotoThumbnail {
  /// Where it is, in the pager's points, and which part of the photo it shows.
  public var source: TransitionSource
  /// The photo's size, where that is known: without it the photo cannot fly before its file was read.
  public var size: PixelSize?
  /// The thumbnail's picture, shown while the photo's own is not there.
  public var picture: Picture?

  /// Makes a thumbnail from its parts.
  public init(source: TransitionSource, size: PixelSize? = nil, picture: Picture? = nil) {
    self.source = source
    self.size = size
    self.picture = picture
  }
}

extension PhotoPager {
  /// Where another widget of the same window is, in this pager's points; `nil` while it is not shown.
  public func frame(of other: UnsafeMutablePointer<GtkWidget>) -> ViewRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_get_mapped(other) != 0,
      gtk_widget_compute_bounds(other, widget, &bounds) != 0
    else { return nil }
    return ViewRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// The thumbnail of a photo where that is a small pager of the same window; `nil` while it is not shown.
  public func thumbnail(of id: PhotoID, shownBy other: PhotoPager) -> PhotoThumbnail? {
    guard let frame = frame(of: other.widget) else { return nil }
    return PhotoThumbnail(
      source: TransitionSource(
        frame: frame, content: other.settings.contentMode == .fill ? .fill : .fit),
      size: other.size(of: id), picture: other.supply.picture(of: id))
  }
}
