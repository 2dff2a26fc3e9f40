import CAdwaita
import GtkSupport

// What the widget class asks of its dots.
extension PageDots {
  /// How high the widget is: the least that WCAG 2.2 (2.5.8) asks of a target for fingers.
  private static let height: Int32 = 24
  /// How opaque the shade behind the dots is: enough to tell them from a white photo.
  private static let shade = 0.45
  /// How far the shade and its corners stand out beyond the row's dots, in view points.
  private static let margin = 10.0

  /// The row may become as narrow as it must: where the dots do not fit there are none.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else { return (Self.height, Self.height) }
    return (0, isWanted ? Int32(min(row.width, Double(Int16.max)).rounded(.up)) : 0)
  }

  func allocate(width: Int32) {
    givenWidth = Double(width)
    updateReach()
  }

  func draw(into snapshot: OpaquePointer) {
    guard isShown else { return }
    let width = Double(gtk_widget_get_width(widget))
    let middle = Double(gtk_widget_get_height(widget)) / 2
    let half = min(row.width / 2, width / 2)
    disc(
      snapshot, x: width / 2, y: middle, halfWidth: half, halfHeight: Self.margin,
      GdkRGBA(red: 0, green: 0, blue: 0, alpha: isHighContrast ? 1 : Float(Self.shade)))
    for index in 0..<row.count {
      let weight = row.weight(ofDot: index, page: page)
      let radius = DotRow.radius(weight: weight)
      disc(
        snapshot, x: left + row.middle(ofDot: index), y: middle, halfWidth: radius,
        halfHeight: radius,
        GdkRGBA(red: 1, green: 1, blue: 1, alpha: Float(opacity(weight: weight))))
    }
    // Two view points for the focus: WCAG 2.2 (2.4.13).
    let line: Float = gtk_widget_has_visible_focus(widget) != 0 ? 2 : isHighContrast ? 1 : 0
    if line > 0 {
      ring(snapshot, line, x: width / 2, y: middle, halfWidth: half, halfHeight: Self.margin)
    }
  }

  /// How opaque a dot is; without the photo behind them all may be plainer, and still tell the page.
  private func opacity(weight: Double) -> Double {
    isHighContrast ? 0.5 + 0.5 * weight : DotRow.opacity(weight: weight)
  }

  /// Where the row begins, from the widget's left edge.
  var left: Double { (Double(gtk_widget_get_width(widget)) - row.width) / 2 }

  private func disc(
    _ snapshot: OpaquePointer, x: Double, y: Double, halfWidth: Double, halfHeight: Double,
    _ color: GdkRGBA
  ) {
    var color = color
    var shape = rounded(x: x, y: y, halfWidth: halfWidth, halfHeight: halfHeight)
    var bounds = shape.bounds
    gtk_snapshot_push_rounded_clip(snapshot, &shape)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  /// Shows that the keys go here, or where the ground of the dots ends.
  private func ring(
    _ snapshot: OpaquePointer, _ line: Float, x: Double, y: Double, halfWidth: Double,
    halfHeight: Double
  ) {
    var shape = rounded(x: x, y: y, halfWidth: halfWidth, halfHeight: halfHeight)
    let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_snapshot_append_border(
      snapshot, &shape, Array(repeating: line, count: 4), Array(repeating: white, count: 4))
  }

  private func rounded(
    x: Double, y: Double, halfWidth: Double, halfHeight: Double
  ) -> GskRoundedRect {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: Float(x - halfWidth), y: Float(y - halfHeight)),
      size: graphene_size_t(width: Float(2 * halfWidth), height: Float(2 * halfHeight)))
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(min(halfWidth, halfHeight)))
    return shape
  }
}
