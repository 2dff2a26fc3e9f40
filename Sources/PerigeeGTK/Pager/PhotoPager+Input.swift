import CAdwaita
import GtkSupport
import PerigeeCore

extension PhotoPager {
  /// Connects the widget's input: every event as it comes, with its own time.
  func listen() {
    let events: OpaquePointer = gtk_event_controller_legacy_new()
    connectAnswering(events, "event") { [weak self] arguments in
      guard let self, let event = arguments.pointer(0) else { return false }
      return receive(ptr(event))
    }
    gtk_widget_add_controller(widget, events)

    // A sequence that GTK takes away (a dialog grabs input, a gesture of another widget claims it)
    // reaches gestures only; this one never claims anything itself.
    let watch: OpaquePointer = gtk_gesture_drag_new()
    gtk_gesture_single_set_button(watch, 0)
    connect(watch, "cancel") { [weak self] _ in self?.cancelInput() }
    gtk_widget_add_controller(widget, watch)

    let hover: OpaquePointer = gtk_event_controller_motion_new()
    connect(hover, "leave") { [weak self] _ in self?.pointer = nil }
    gtk_widget_add_controller(widget, hover)

    connect(widget, "notify::scale-factor") { [weak self] _ in self?.updateDisplayScale() }
  }

  /// Takes in one event of the display and says whether it ends here.
  func receive(_ event: OpaquePointer) -> Bool {
    guard let raw = EventReader(widget: widget).read(event) else { return false }
    note(raw)
    let time = clock.seconds(of: gdk_event_get_time(event), now: now)
    if transition.isRunning {
      handle(translator.cancelAll(), at: time)
      interruptTransition(by: raw, at: engineTime(time))
    } else {
      handle(translator.translate(raw), at: time)
    }
    return raw.isForPhotosOnly
  }

  /// Remembers where the pointer is, and tells the host of what a person does.
  private func note(_ raw: RawEvent) {
    var hasMoved = true
    if case .motion(let place) = raw {
      hasMoved = place != lastPlace
      pointer = place
      lastPlace = place
    }
    guard hasMoved, let input = raw.input else { return }
    lastInput = input
    onInput?(input)
  }

  /// Lets go of all that is held, as when the system takes a finger away: photos come to rest, and what
  /// is still down counts no more.
  ///
  /// To be called when something else is about to want the person's hands; what grabs the input within
  /// GTK does so by itself, a dialog of the desktop does not.
  public func cancelInput() {
    handle(translator.cancelAll(), at: now)
  }
}

extension RawEvent {
  /// Whether nothing behind the photos needs it too.
  fileprivate var isForPhotosOnly: Bool {
    switch self {
    case .wheel, .touchpadScroll, .touchpadStop, .touchpadPinch: true
    case .button(_, let number, _, _): InputTranslator.pageCommand(of: number) != nil
    case .touch, .motion, .touchpadHold, .inputLost: false
    }
  }
}
