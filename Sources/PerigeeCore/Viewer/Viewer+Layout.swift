// What follows from the state: the layout of pages, what is seen, and how springs are tuned.

extension Viewer {
  /// The row of pages.
  var strip: PageStrip {
    PageStrip(count: list.count, viewport: viewport, settings: settings)
  }

  var constants: GestureConstants { GestureConstants(platform: settings.platform) }

  /// The layout of the photo at `index`, `nil` while it or the viewport has no size.
  func layout(at index: Int) -> PageLayout? {
    guard index < list.count else { return nil }
    let turn = index == pager.current ? rotation : .none
    return PageLayout(
      photo: list[index].size?.turned(by: turn), viewport: viewport, displayScale: displayScale,
      settings: settings)
  }

  var resistance: Resistance? {
    layout.map {
      Resistance(
        layout: $0, range: StrayScales.range($0.limits, with: strays), bounces: settings.bounces,
        bouncesZoom: settings.bouncesZoom)
    }
  }

  /// What is seen of the current photo at `time`, leaving pages and dismissal aside.
  func visibleContent(at time: Double) -> ZoomTransform {
    if let contentMotion {
      let transform = contentMotion.transform(at: time)
      // Between two legal places a zoom may cut a corner of the bounds; hard edges hold there too.
      let mayLeave = settings.bounces && !contentMotion.staysInside
      return mayLeave ? transform : layout?.clamped(transform) ?? transform
    }
    return resistance?.visible(content) ?? content
  }

  /// The strip's visible position at `time`, in pages without end.
  func visiblePage(at time: Double) -> Double {
    pager.visible(at: time, strip: strip, bounces: settings.bounces)
  }

  /// λ of a spring, 1/s; quicker where the system asks for less motion (motion.md RM3).
  func frequency(_ response: Double) -> Double {
    Spring.frequency(
      response: settings.reduceMotion ? Spring.Response.reduced : response)
  }

  /// The middle of the viewport.
  var viewportCenter: ViewPoint {
    ViewPoint(x: viewport.width / 2, y: viewport.height / 2)
  }

  /// Where a photo without a size lies: nowhere, in the middle (settings.md "No size yet").
  var placeholder: ZoomTransform {
    ZoomTransform(scale: .one, offset: ViewPoint(x: -viewport.width / 2, y: -viewport.height / 2))
  }

  /// Puts the current photo at rest, or as it was when that is to be restored.
  mutating func resetContent() {
    layout = layout(at: pager.current)
    content = layout?.rest ?? placeholder
    contentMotion = nil
    strays = nil
    takeUpRestoration()
  }

  /// Lets `scale` stand, though it is outside the limits, until the next rest.
  mutating func letStand(_ scale: ZoomScale) {
    if strays == nil { strays = StrayScales(scale) } else { strays?.include(scale) }
  }

  /// At rest inside the limits nothing else stands any more.
  mutating func dropStrays() {
    guard contentMotion == nil, touches.isEmpty, magnification == nil, let layout,
      layout.limits.clamp(content.scale) == content.scale
    else { return }
    strays = nil
  }
}
