import CAdwaita
import GtkSupport
import PerigeeCore

extension PageDots {
  /// How far a finger or the mouse goes before it scrubs instead of tapping, in view points: GTK's
  /// own threshold for drags.
  private static let slop = 8.0

  /// Connects the widget's input.
  func listen() {
    let drag: OpaquePointer = gtk_gesture_drag_new()
    connect(drag, "drag-begin") { [weak self] _ in
      self?.isScrubbing = false
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    connect(drag, "drag-update") { [weak self] arguments in
      self?.dragged(from: Self.start(of: drag), by: arguments.double(0))
    }
    connect(drag, "drag-end") { [weak self] arguments in
      guard let self, !isScrubbing else { return }
      tapped(at: Self.start(of: drag))
    }
    // One that the system took away is no tap.
    connect(drag, "cancel") { [weak self] _ in self?.isScrubbing = true }
    gtk_widget_add_controller(widget, drag)

    let keys: OpaquePointer = gtk_event_controller_key_new()
    connectAnswering(keys, "key-pressed") { [weak self] arguments in
      guard let self, isShown else { return false }
      let state = gtk_event_controller_get_current_event_state(keys)
      guard state.isDisjoint(with: [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK]) else {
        return false
      }
      return pressed(Int32(bitPattern: arguments.uint(0)))
    }
    gtk_widget_add_controller(widget, keys)
    connect(widget, "state-flags-changed") { [weak self] _ in
      guard let self else { return }
      gtk_widget_queue_draw(widget)
    }
  }

  private static func start(of drag: OpaquePointer) -> Double {
    var x = 0.0
    gtk_gesture_drag_get_start_point(drag, &x, nil)
    return x
  }

  private func tapped(at x: Double) {
    guard isShown else { return }
    pager?.tapPageControl(at: x - left, width: row.width)
  }

  private func dragged(from start: Double, by distance: Double) {
    guard isShown else { return }
    if abs(distance) > Self.slop { isScrubbing = true }
    guard isScrubbing else { return }
    pager?.scrubPageControl(to: start + distance - left, width: row.width)
  }

  private func pressed(_ key: Int32) -> Bool {
    let command: Command
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: command = row.isRightToLeft ? .nextPage : .previousPage
    case GDK_KEY_Right, GDK_KEY_KP_Right: command = row.isRightToLeft ? .previousPage : .nextPage
    case GDK_KEY_Home, GDK_KEY_KP_Home: command = .firstPage
    case GDK_KEY_End, GDK_KEY_KP_End: command = .lastPage
    default: return false
    }
    pager?.command(command, source: .key)
    return true
  }
}
