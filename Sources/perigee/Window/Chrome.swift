import CAdwaita
import GtkSupport

/// What lies over the photo and fades when nobody needs it.
final class Chrome {
  /// How long it stays after the last input, in seconds.
  static let stay = 3.0

  /// The revealer to lay over the photo.
  let widget: Widget
  /// Called after it was shown or hidden.
  var onChange: ((Bool) -> Void)?
  /// Whether it must stay: there is no photo to look at instead.
  var isPinned = false {
    didSet { isPinned ? show() : restart() }
  }

  private(set) var isShown = true
  private var timer: Timer?
  private var lastInput = 0.0
  private let hover: OpaquePointer
  private var companion: (widget: Widget, hover: OpaquePointer)?

  init() {
    widget = gtk_revealer_new()
    gtk_revealer_set_transition_type(ptr(widget), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_revealer_set_transition_duration(ptr(widget), 200)
    gtk_revealer_set_reveal_child(ptr(widget), 1)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    hover = gtk_event_controller_motion_new()
    listen(on: widget, hover)
  }

  /// Has all stay while a further widget is in use, too.
  ///
  /// It takes the place of the one before, and comes and goes by itself.
  func accompany(_ widget: Widget) {
    let hover: OpaquePointer = gtk_event_controller_motion_new()
    companion = (widget, hover)
    listen(on: widget, hover)
    let input: OpaquePointer = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(input, GTK_PHASE_CAPTURE)
    connectAnswering(input, "event") { [weak self] _ in
      self?.restart()
      return false
    }
    gtk_widget_add_controller(widget, input)
  }

  private func listen(on widget: Widget, _ hover: OpaquePointer) {
    gtk_widget_add_controller(widget, hover)
    connect(hover, "leave") { [weak self] _ in self?.restart() }
    let focus: OpaquePointer = gtk_event_controller_focus_new()
    gtk_widget_add_controller(widget, focus)
    connect(focus, "leave") { [weak self] _ in self?.restart() }
  }

  /// Shows it, for a while.
  func show() {
    set(true)
    restart()
  }

  /// Hides it if it is shown and shows it if not.
  func toggle() {
    if isShown, !isPinned { set(false) } else { show() }
  }

  /// Counts the stay from now.
  func restart() {
    lastInput = Double(g_get_monotonic_time()) / 1e6
    // One timer serves many inputs: when it ends it looks how much of the stay is left.
    if isShown, timer?.isWaiting != true { wait(Self.stay) }
  }

  private func wait(_ seconds: Double) {
    timer = Timer(after: seconds) { [weak self] in self?.expire() }
  }

  private func expire() {
    guard isShown, !isPinned, !isInUse else { return }
    let left = lastInput + Self.stay - Double(g_get_monotonic_time()) / 1e6
    if left > 0.005 { wait(left) } else { set(false) }
  }

  /// Whether the pointer rests on it or the keyboard's focus is in it, an open menu's included; leaving
  /// it starts a new stay.
  private var isInUse: Bool {
    if Self.isInUse(widget, hover) { return true }
    guard let companion else { return false }
    return Self.isInUse(companion.widget, companion.hover)
  }

  private static func isInUse(_ widget: Widget, _ hover: OpaquePointer) -> Bool {
    if gtk_event_controller_motion_contains_pointer(hover) != 0 { return true }
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  private func set(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    gtk_revealer_set_reveal_child(ptr(widget), shown ? 1 : 0)
    onChange?(shown)
  }
}
