import CAdwaita
import GtkSupport
import PerigeeCore

/// Reads GDK's events as they reach one widget.
struct EventReader {
  let widget: Widget

  /// X11 reports a touchpad in wheel notches; libinput's driver takes this many points for one
  /// (its ScrollPixelDistance).
  private static let touchpadPointsPerNotch = 15.0

  /// The event in the widget's own terms; `nil` for one that is no concern of a viewer.
  func read(_ event: OpaquePointer) -> RawEvent? {
    let place = place(of: event)
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: return touch(.began, event, place)
    case GDK_TOUCH_UPDATE: return touch(.changed, event, place)
    case GDK_TOUCH_END: return touch(.ended, event, place)
    case GDK_TOUCH_CANCEL: return touch(.cancelled, event, place)
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      return .button(
        isDown: gdk_event_get_event_type(event) == GDK_BUTTON_PRESS,
        number: Int(gdk_button_event_get_button(event)), at: place, kind(of: event))
    case GDK_MOTION_NOTIFY: return .motion(at: place)
    case GDK_SCROLL: return scroll(event, place)
    case GDK_TOUCHPAD_HOLD: return phase(of: event).map { .touchpadHold($0, at: place) }
    case GDK_TOUCHPAD_PINCH:
      return phase(of: event).map {
        .touchpadPinch($0, scale: gdk_touchpad_event_get_pinch_scale(event), at: place)
      }
    case GDK_GRAB_BROKEN: return .inputLost
    default: return nil
    }
  }

  /// GDK gives places on the surface, which lies around the window's content and shadow.
  private func place(of event: OpaquePointer) -> ViewPoint {
    var x = 0.0
    var y = 0.0
    guard findPosition(of: event, &x, &y), let native = gtk_widget_get_native(widget)
    else { return .zero }
    var shadowX = 0.0
    var shadowY = 0.0
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    var placeX = 0.0
    var placeY = 0.0
    gtk_widget_translate_coordinates(
      ptr(native), widget, x - shadowX, y - shadowY, &placeX, &placeY)
    return ViewPoint(x: placeX, y: placeY)
  }

  /// A wheel's events carry no place in GTK 4: the pointer turns it where it stands.
  private func findPosition(of event: OpaquePointer, _ x: inout Double, _ y: inout Double) -> Bool {
    if gdk_event_get_position(event, &x, &y) != 0 { return true }
    // The event names the wheel's own device; only the seat's pointer has a place.
    guard let surface = gdk_event_get_surface(event),
      let seat = gdk_display_get_default_seat(gdk_event_get_display(event)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    return gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
  }

  private func touch(
    _ phase: RawEvent.Phase, _ event: OpaquePointer, _ place: ViewPoint
  ) -> RawEvent? {
    guard let sequence = gdk_event_get_event_sequence(event) else { return nil }
    return .touch(phase, sequence: UInt(bitPattern: sequence), at: place)
  }

  private func scroll(_ event: OpaquePointer, _ place: ViewPoint) -> RawEvent {
    let modifiers = modifiers(of: event)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: return .wheel(ViewVector(dx: 0, dy: -1), at: place, modifiers)
    case GDK_SCROLL_DOWN: return .wheel(ViewVector(dx: 0, dy: 1), at: place, modifiers)
    case GDK_SCROLL_LEFT: return .wheel(ViewVector(dx: -1, dy: 0), at: place, modifiers)
    case GDK_SCROLL_RIGHT: return .wheel(ViewVector(dx: 1, dy: 0), at: place, modifiers)
    default: break
    }
    var dx = 0.0
    var dy = 0.0
    gdk_scroll_event_get_deltas(event, &dx, &dy)
    let delta = ViewVector(dx: dx, dy: dy)
    let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    guard isInPoints || source(of: event) == GDK_SOURCE_TOUCHPAD else {
      return .wheel(delta, at: place, modifiers)
    }
    if gdk_scroll_event_is_stop(event) != 0 { return .touchpadStop(at: place) }
    return .touchpadScroll(
      isInPoints ? delta : delta * Self.touchpadPointsPerNotch, at: place, modifiers)
  }

  private func phase(of event: OpaquePointer) -> RawEvent.Phase? {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: .cancelled
    default: nil
    }
  }

  private func source(of event: OpaquePointer) -> GdkInputSource? {
    gdk_event_get_device(event).map { gdk_device_get_source($0) }
  }

  private func kind(of event: OpaquePointer) -> PointerKind {
    source(of: event) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  private func modifiers(of event: OpaquePointer) -> Modifiers {
    let state = gdk_event_get_modifier_state(event)
    var modifiers: Modifiers = []
    if state.contains(GDK_CONTROL_MASK) { modifiers.insert(.control) }
    if state.contains(GDK_SHIFT_MASK) { modifiers.insert(.shift) }
    return modifiers
  }
}
