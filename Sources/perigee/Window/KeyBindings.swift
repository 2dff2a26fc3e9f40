import CAdwaita
import PerigeeCore

/// What a key of the window does.
enum WindowAction: Equatable {
  case photo(Command)
  /// To the photo at the left or at the right, whichever way the pages run.
  case pageLeft, pageRight
  case fullscreen, leaveFullscreen
  case open, newWindow, close, quit
  /// Reads the photo's file again.
  case reload
  /// Whether the next photo keeps the zoom.
  case keepZoom
  case menu, shortcuts
  /// Turns so many pages inside the photo's file.
  case filePage(by: Int)
  /// Shows or hides what is known of the photo.
  case properties
  /// Stops a moving photo or lets it go on.
  case playPause
  /// Shows the buttons that the key then moves among.
  case showControls
}

/// The window's keys.
enum KeyBindings {
  /// Whether Control or Shift is needed, ignored, or must not be held.
  enum Held {
    case needed, either, no

    func allows(_ isHeld: Bool) -> Bool {
      switch self {
      case .needed: isHeld
      case .either: true
      case .no: !isHeld
      }
    }
  }

  struct Binding {
    let keys: [Int32]
    let control: Held
    /// Most keys need Shift in one layout or another to be typed at all.
    var shift = Held.either
    let action: WindowAction
  }

  static let all: [Binding] = [
    Binding(keys: [GDK_KEY_Left, GDK_KEY_KP_Left], control: .no, action: .pageLeft),
    Binding(keys: [GDK_KEY_Right, GDK_KEY_KP_Right], control: .no, action: .pageRight),
    Binding(
      keys: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up], control: .no, action: .photo(.previousPage)),
    Binding(
      keys: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down], control: .no, action: .photo(.nextPage)),
    Binding(keys: [GDK_KEY_Home, GDK_KEY_KP_Home], control: .no, action: .photo(.firstPage)),
    Binding(keys: [GDK_KEY_End, GDK_KEY_KP_End], control: .no, action: .photo(.lastPage)),
    Binding(
      keys: [GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up], control: .needed, action: .filePage(by: -1)),
    Binding(
      keys: [GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down], control: .needed, action: .filePage(by: 1)),
    Binding(
      keys: [GDK_KEY_Home, GDK_KEY_KP_Home], control: .needed,
      action: .filePage(by: -Int(Int32.max))
    ),
    Binding(
      keys: [GDK_KEY_End, GDK_KEY_KP_End], control: .needed, action: .filePage(by: Int(Int32.max))),
    Binding(keys: [GDK_KEY_Up, GDK_KEY_KP_Up], control: .either, action: .photo(.panUp)),
    Binding(keys: [GDK_KEY_Down, GDK_KEY_KP_Down], control: .either, action: .photo(.panDown)),
    Binding(keys: [GDK_KEY_Left, GDK_KEY_KP_Left], control: .needed, action: .photo(.panLeft)),
    Binding(keys: [GDK_KEY_Right, GDK_KEY_KP_Right], control: .needed, action: .photo(.panRight)),
    Binding(
      keys: [GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal, GDK_KEY_KP_Equal], control: .either,
      action: .photo(.zoomIn)),
    Binding(
      keys: [GDK_KEY_minus, GDK_KEY_KP_Subtract, GDK_KEY_underscore], control: .either,
      action: .photo(.zoomOut)),
    Binding(
      keys: [GDK_KEY_0, GDK_KEY_KP_0, GDK_KEY_KP_Insert], control: .either,
      action: .photo(.zoomToFit)),
    Binding(
      keys: [GDK_KEY_1, GDK_KEY_KP_1], control: .either, action: .photo(.zoomToActual(times: 1))),
    Binding(
      keys: [GDK_KEY_2, GDK_KEY_KP_2], control: .either, action: .photo(.zoomToActual(times: 2))),
    Binding(
      keys: [GDK_KEY_3, GDK_KEY_KP_3], control: .either, action: .photo(.zoomToActual(times: 3))),
    // Caps Lock makes a capital of the one and a small letter of the other.
    Binding(
      keys: [GDK_KEY_r, GDK_KEY_R], control: .needed, shift: .no, action: .photo(.rotateRight)),
    Binding(
      keys: [GDK_KEY_r, GDK_KEY_R], control: .needed, shift: .needed, action: .photo(.rotateLeft)),
    Binding(keys: [GDK_KEY_space, GDK_KEY_KP_Space], control: .no, action: .playPause),
    Binding(keys: [GDK_KEY_F9], control: .no, action: .properties),
    Binding(keys: [GDK_KEY_F11], control: .no, action: .fullscreen),
    Binding(keys: [GDK_KEY_Escape], control: .no, action: .leaveFullscreen),
    Binding(keys: [GDK_KEY_F5], control: .no, action: .reload),
    Binding(keys: [GDK_KEY_k, GDK_KEY_K], control: .no, action: .keepZoom),
    Binding(keys: [GDK_KEY_F10], control: .no, action: .menu),
    Binding(keys: [GDK_KEY_question, GDK_KEY_slash], control: .needed, action: .shortcuts),
    Binding(keys: [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab], control: .either, action: .showControls),
    Binding(keys: [GDK_KEY_o], control: .needed, action: .open),
    Binding(keys: [GDK_KEY_n], control: .needed, action: .newWindow),
    Binding(keys: [GDK_KEY_w], control: .needed, action: .close),
    Binding(keys: [GDK_KEY_q], control: .needed, action: .quit),
  ]

  /// What a key does while Alt is held, whose other keys are the toolkit's; `nil` for one without a
  /// meaning.
  static func actionWithAlt(matching matches: (Int32) -> Bool) -> WindowAction? {
    [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(where: matches) ? .properties : nil
  }

  /// What a key does; `nil` for one without a meaning.
  ///
  /// - Parameters:
  ///   - isControl: whether Control is held.
  ///   - isShift: whether Shift is held.
  ///   - matches: whether the event is that key, in this keyboard layout or another one.
  static func action(
    isControl: Bool, isShift: Bool = false, matching matches: (Int32) -> Bool
  ) -> WindowAction? {
    all.first { binding in
      binding.control.allows(isControl) && binding.shift.allows(isShift)
        && binding.keys.contains(where: matches)
    }?.action
  }
}
