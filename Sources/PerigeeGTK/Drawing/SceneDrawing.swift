import CAdwaita
import GtkSupport
import PerigeeCore
import PerigeePhotos

/// Draws one scene into a GTK snapshot.
struct SceneDrawing {
  let snapshot: OpaquePointer
  let grid: DeviceGrid
  /// Whether nothing moves, so that every photo belongs on whole device pixels.
  let isAtRest: Bool
  /// What shows through transparent photos.
  let paper: Ground

  /// Fills the whole viewport.
  func fill(_ ground: Ground, opacity: Double, size: ViewSize) {
    append(ground.color(alpha: opacity), ViewRect(origin: .zero, size: size))
  }

  /// Draws a page's photo, and the sharper part of it where there is one.
  func draw(
    _ page: Scene.Page, size: PixelSize, picture: Picture?, detail: Picture?,
    textures: inout PhotoTextures
  ) {
    guard page.rect.size.width > 0, page.rect.size.height > 0 else { return }
    let clips = !page.frame.contains(page.rect)
    if clips { withRect(page.frame) { gtk_snapshot_push_clip(snapshot, $0) } }
    if let picture {
      draw(picture, in: isAtRest ? grid.snapped(page.rect) : page.rect, &textures)
    }
    if let detail, let region = detail.region, !size.isEmpty {
      let place = page.rect.part(region, of: size)
      draw(detail, in: isAtRest ? grid.snapped(place) : place, &textures)
    }
    if clips { gtk_snapshot_pop(snapshot) }
  }

  private func draw(_ picture: Picture, in rect: ViewRect, _ textures: inout PhotoTextures) {
    if picture.hasAlpha { append(paper.color(), rect) }
    let texture = textures.texture(for: picture)
    withRect(rect) { gtk_snapshot_append_texture(snapshot, texture, $0) }
  }

  private func append(_ color: GdkRGBA, _ rect: ViewRect) {
    var color = color
    withRect(rect) { gtk_snapshot_append_color(snapshot, &color, $0) }
  }

  private func withRect(_ rect: ViewRect, _ body: (UnsafePointer<graphene_rect_t>) -> Void) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: Float(rect.origin.x), y: Float(rect.origin.y)),
      size: graphene_size_t(width: Float(rect.size.width), height: Float(rect.size.height)))
    body(&bounds)
  }
}

extension ViewRect {
  /// Whether `other` lies in it, give or take a hundredth of a point.
  func contains(_ other: ViewRect) -> Bool {
    other.origin.x >= origin.x - 0.01 && other.origin.y >= origin.y - 0.01
      && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }

  /// Where a part of a photo of this size lies when the whole photo fills this rectangle.
  func part(_ region: PhotoRegion, of photo: PixelSize) -> ViewRect {
    let x = size.width / photo.width
    let y = size.height / photo.height
    return ViewRect(
      x: origin.x + Double(region.x) * x, y: origin.y + Double(region.y) * y,
      width: Double(region.width) * x, height: Double(region.height) * y)
  }
}
