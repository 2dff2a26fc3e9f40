import PerigeeCore

/// Turns the display's events into the engine's: numbers fingers, brackets touchpad streams, and
/// makes absolute pinch scales relative.
struct InputTranslator {
  /// The finger that stands for the mouse; touches count from 1.
  static let mouse = Finger(rawValue: 0)

  private var fingers: [UInt: Finger] = [:]
  private var nextFinger: Int32 = 1
  private var pressedButton: Int?
  private var isScrolling = false
  private var pinchScale: Double?
  private var lastPlace = ViewPoint.zero

  /// Whether anything is held down or a touchpad gesture is under way.
  var isActive: Bool {
    !fingers.isEmpty || pressedButton != nil || isScrolling || pinchScale != nil
  }

  /// The engine's events for one of the display's, in order.
  mutating func translate(_ event: RawEvent) -> [InputEvent] {
    switch event {
    case .touch(let phase, let sequence, let place): touch(phase, sequence, place)
    case .button(let isDown, let number, let place, let kind):
      endStreams() + button(isDown, number, place, kind)
    case .motion(let place):
      pressedButton == nil ? [] : [.move(Self.mouse, to: place)]
    case .wheel(let notches, let place, let modifiers):
      endStreams() + [.scroll(notches, at: place, .none, modifiers)]
    case .touchpadScroll(let delta, let place, let modifiers): scroll(delta, place, modifiers)
    case .touchpadStop(let place): endScroll(at: place)
    case .touchpadHold(let phase, let place): hold(phase, place)
    case .touchpadPinch(let phase, let scale, let place): pinch(phase, scale, place)
    case .inputLost: cancelAll()
    }
  }

  /// Takes everything away that is held down: the widget leaves the screen or loses a grab.
  mutating func cancelAll() -> [InputEvent] {
    var events = endStreams()
    events += fingers.values.sorted { $0.rawValue < $1.rawValue }.map { .cancel($0) }
    fingers = [:]
    if pressedButton != nil { events.append(.cancel(Self.mouse)) }
    pressedButton = nil
    return events
  }

  private mutating func touch(
    _ phase: RawEvent.Phase, _ sequence: UInt, _ place: ViewPoint
  ) -> [InputEvent] {
    switch phase {
    case .began:
      // A display that forgot to end a sequence must not leave a finger behind.
      let stale = fingers.removeValue(forKey: sequence).map { [InputEvent.cancel($0)] } ?? []
      let finger = Finger(rawValue: nextFinger)
      nextFinger = nextFinger == .max ? 1 : nextFinger + 1
      fingers[sequence] = finger
      return endStreams() + stale + [.down(finger, at: place, .touch, button: 1)]
    case .changed: return fingers[sequence].map { [.move($0, to: place)] } ?? []
    case .ended: return fingers.removeValue(forKey: sequence).map { [.up($0, at: place)] } ?? []
    case .cancelled: return fingers.removeValue(forKey: sequence).map { [.cancel($0)] } ?? []
    }
  }

  /// Only the first button held counts; the engine knows one mouse.
  private mutating func button(
    _ isDown: Bool, _ number: Int, _ place: ViewPoint, _ kind: PointerKind
  ) -> [InputEvent] {
    if isDown {
      guard pressedButton == nil else { return [] }
      if let page = Self.pageCommand(of: number) { return [.command(page, .key, at: nil)] }
      pressedButton = number
      return [.down(Self.mouse, at: place, kind, button: number)]
    }
    guard pressedButton == number else { return [] }
    pressedButton = nil
    return [.up(Self.mouse, at: place)]
  }

  /// What the buttons at a mouse's side do when they are pressed: they turn pages as keys do.
  ///
  /// X numbers them after the wheel's four, and GDK does so everywhere.
  static func pageCommand(of button: Int) -> Command? {
    switch button {
    case 8: .previousPage
    case 9: .nextPage
    default: nil
    }
  }

  private mutating func scroll(
    _ delta: ViewVector, _ place: ViewPoint, _ modifiers: Modifiers
  ) -> [InputEvent] {
    lastPlace = place
    let phase: ScrollPhase = isScrolling ? .changed : .began
    isScrolling = true
    return endPinch() + [.scroll(delta, at: place, phase, modifiers)]
  }

  /// Fingers laid on a touchpad stop what coasts, as a new scroll does.
  private mutating func hold(_ phase: RawEvent.Phase, _ place: ViewPoint) -> [InputEvent] {
    switch phase {
    case .began: isScrolling ? [] : scroll(.zero, place, [])
    case .ended: endScroll(at: place)
    // It turned into a scroll or a pinch, which ends the stream itself.
    case .changed, .cancelled: []
    }
  }

  private mutating func pinch(
    _ phase: RawEvent.Phase, _ scale: Double, _ place: ViewPoint
  ) -> [InputEvent] {
    lastPlace = place
    switch phase {
    case .began:
      let before = endStreams()
      pinchScale = 1
      return before + [.magnify(1, at: place, .began)]
    case .changed:
      guard let last = pinchScale, scale > 0, scale.isFinite else { return [] }
      pinchScale = scale
      return [.magnify(scale / last, at: place, .changed)]
    case .ended, .cancelled: return endPinch()
    }
  }

  private mutating func endStreams() -> [InputEvent] {
    endScroll(at: lastPlace) + endPinch()
  }

  private mutating func endScroll(at place: ViewPoint) -> [InputEvent] {
    guard isScrolling else { return [] }
    isScrolling = false
    return [.scroll(.zero, at: place, .ended, [])]
  }

  private mutating func endPinch() -> [InputEvent] {
    guard pinchScale != nil else { return [] }
    pinchScale = nil
    return [.magnify(1, at: lastPlace, .ended)]
  }
}
