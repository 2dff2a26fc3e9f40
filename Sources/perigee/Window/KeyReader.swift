import CAdwaita
import GtkSupport

/// Turns the window's key presses into actions, whichever keyboard layout is in use.
enum KeyReader {
  /// Listens on `window` before any button in it can take the key.
  static func listen(
    on window: Widget, _ perform: @escaping @MainActor (WindowAction) -> Bool
  ) {
    let keys: OpaquePointer = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connectAnswering(keys, "key-pressed") { arguments in
      let state = gtk_event_controller_get_current_event_state(keys)
      let key = Int32(bitPattern: arguments.uint(0))
      if state.contains(GDK_ALT_MASK), state.isDisjoint(with: [GDK_CONTROL_MASK, GDK_SUPER_MASK]) {
        return KeyBindings.actionWithAlt { $0 == key }.map(perform) ?? false
      }
      guard state.isDisjoint(with: [GDK_ALT_MASK, GDK_SUPER_MASK, GDK_META_MASK]) else {
        return false
      }
      // The keys of an open menu are the menu's.
      if let focus = gtk_window_get_focus(ptr(window)),
        gtk_widget_get_native(focus) != ptr(window)
      {
        return false
      }
      let isControl = state.contains(GDK_CONTROL_MASK)
      let isShift = state.contains(GDK_SHIFT_MASK)
      let action =
        KeyBindings.action(isControl: isControl, isShift: isShift) { $0 == key }
        // A Cyrillic or Greek layout has no "o" of its own, but its key is in the Latin group.
        ?? KeyBindings.action(isControl: isControl, isShift: isShift) { wanted in
          guard let event = gtk_event_controller_get_current_event(keys) else { return false }
          let modifiers: GdkModifierType = isControl ? [GDK_CONTROL_MASK] : []
          return gdk_key_event_matches(event, UInt32(bitPattern: wanted), modifiers)
            != GDK_KEY_MATCH_NONE
        }
      return action.map(perform) ?? false
    }
    gtk_widget_add_controller(window, keys)
  }
}
