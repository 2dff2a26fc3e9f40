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
  ///
  /// - Parameter turn: degrees clockwise by which all of it is off its place, about the page's middle.
  func draw(
    _ page: Scene.Page, photo: TurnedPhoto, turn: Double = 0, picture: Picture?,
    detail: Picture?, textures: inout PhotoTextures
  ) {
    guard page.rect.size.width > 0, page.rect.size.height > 0 else { return }
    let clips = turn != 0 || !page.frame.contains(page.rect)
    if clips { withRect(page.frame) { gtk_snapshot_push_clip(snapshot, $0) } }
    if turn != 0 { push(turn: turn, about: page.frame.middle) }
    for picture in [picture, detail] {
      guard let picture else { continue }
      let magnified = turn == 0 ? magnified(picture, of: page, photo) : nil
      if let magnified {
        draw(picture, magnified, &textures)
      } else {
        draw(picture, photo.rotation, in: placed(place(of: picture, on: page, photo)), &textures)
      }
    }
    if turn != 0 { gtk_snapshot_restore(snapshot) }
    if clips { gtk_snapshot_pop(snapshot) }
  }

  /// Draws a photo on its way from or to its thumbnail.
  func draw(
    _ pose: TransitionPose, photo: TurnedPhoto, picture: Picture, textures: inout PhotoTextures
  ) {
    guard !pose.clip.size.isEmpty, pose.opacity > 0 else { return }
    withRect(pose.clip) { clip in
      var rounded = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&rounded, clip, Float(pose.cornerRadius))
      gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    }
    if pose.opacity < 1 { gtk_snapshot_push_opacity(snapshot, pose.opacity) }
    draw(picture, photo.rotation, in: pose.photo, &textures)
    if pose.opacity < 1 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_pop(snapshot)
  }

  /// Turns what is drawn until the next restore.
  private func push(turn degrees: Double, about middle: ViewPoint) {
    gtk_snapshot_save(snapshot)
    translate(x: middle.x, y: middle.y)
    gtk_snapshot_rotate(snapshot, Float(degrees))
    translate(x: -middle.x, y: -middle.y)
  }

  private func placed(_ rect: ViewRect) -> ViewRect {
    isAtRest ? grid.snapped(rect) : rect
  }

  /// Where a picture lies: where its part of the photo does.
  private func place(of picture: Picture, on page: Scene.Page, _ photo: TurnedPhoto) -> ViewRect {
    guard let region = picture.region, !photo.size.isEmpty else { return page.rect }
    return page.rect.part(photo.seen(region), of: photo.seenSize)
  }

  /// What is seen of a picture, where single pixels are to be sharp.
  private func magnified(
    _ picture: Picture, of page: Scene.Page, _ photo: TurnedPhoto
  ) -> MagnifiedPart? {
    var whole = page
    whole.rect = placed(page.rect)
    return MagnifiedPart(
      of: picture, photo: photo, rect: whole.rect, part: place(of: picture, on: whole, photo),
      frame: page.frame, grid: grid)
  }

  private func draw(_ picture: Picture, _ part: MagnifiedPart, _ textures: inout PhotoTextures) {
    let rect = part.rect(on: grid)
    if picture.hasAlpha { append(paper.color(), rect) }
    let texture = textures.texture(for: picture, part: part)
    withRect(rect) { gtk_snapshot_append_texture(snapshot, texture, $0) }
  }

  /// Draws a picture so that it fills `rect` once it is turned.
  private func draw(
    _ picture: Picture, _ rotation: Rotation, in rect: ViewRect, _ textures: inout PhotoTextures
  ) {
    if picture.hasAlpha { append(paper.color(), rect) }
    let texture = textures.texture(for: picture)
    withTurn(rotation, of: rect) { own in
      withRect(own) { gtk_snapshot_append_texture(snapshot, texture, $0) }
    }
  }

  /// Draws into `rect` by way of a rectangle that has not been turned yet.
  ///
  /// GSK's quarter turns are exact: whole pixels stay whole.
  private func withTurn(_ rotation: Rotation, of rect: ViewRect, _ body: (ViewRect) -> Void) {
    guard rotation != .none else { return body(rect) }
    gtk_snapshot_save(snapshot)
    // The corner of the screen's rectangle where the photo's own top left corner ends up.
    switch rotation {
    case .none: break
    case .clockwise: translate(x: rect.maxX, y: rect.origin.y)
    case .half: translate(x: rect.maxX, y: rect.maxY)
    case .anticlockwise: translate(x: rect.origin.x, y: rect.maxY)
    }
    gtk_snapshot_rotate(snapshot, Float(rotation.degrees))
    let size = rect.size
    body(
      ViewRect(
        x: 0, y: 0, width: rotation.isSideways ? size.height : size.width,
        height: rotation.isSideways ? size.width : size.height))
    gtk_snapshot_restore(snapshot)
  }

  private func translate(x: Double, y: Double) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(snapshot, &point)
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
  /// The point in its middle.
  var middle: ViewPoint {
    ViewPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

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
