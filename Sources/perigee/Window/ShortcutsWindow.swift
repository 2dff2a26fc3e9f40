import CAdwaita
import GtkSupport

/// The window that lists the keys.
enum ShortcutsWindow {
  /// Shows it over `window`.
  static func show(over window: Widget) {
    let builder = Reference(adopting: gtk_builder_new_from_string(text, -1))
    guard let shortcuts = gtk_builder_get_object(ptr(builder.object), "shortcuts") else { return }
    gtk_window_set_transient_for(ptr(shortcuts), ptr(window))
    gtk_window_set_destroy_with_parent(ptr(shortcuts), 1)
    gtk_window_present(ptr(shortcuts))
  }

  /// The keys, as they are written in the toolkit's notation; several stand beside each other.
  static let groups: [(title: String, keys: [(accelerators: String, title: String)])] = [
    (
      "Photos",
      [
        ("Right Page_Down", "Next photo"), ("Left Page_Up", "Previous photo"),
        ("Home", "First photo"), ("End", "Last photo"), ("F5", "Read the photo again"),
        ("&lt;Control&gt;Page_Down", "Next page of a document or icon"),
        ("&lt;Control&gt;Page_Up", "Previous page of it"),
        ("space", "Stop a moving photo, or let it go on"),
      ]
    ),
    (
      "Zoom",
      [
        ("plus", "Closer"), ("minus", "Further away"), ("0", "Whole photo"),
        ("1 2 3", "100, 200, 300 %"), ("k", "Keep zoom for the next photo"),
        ("Up Down", "Move up and down"),
        ("&lt;Control&gt;Left &lt;Control&gt;Right", "Move left and right"),
        ("&lt;Control&gt;r", "Turn right"), ("&lt;Control&gt;&lt;Shift&gt;r", "Turn left"),
      ]
    ),
    (
      "Window",
      [
        ("&lt;Control&gt;o", "Open photos"), ("&lt;Control&gt;n", "New window"),
        ("F9 &lt;Alt&gt;Return", "Properties of the photo"), ("F11", "Full screen"),
        ("Escape", "Leave full screen"), ("F10", "Main menu"),
        ("&lt;Control&gt;question", "These shortcuts"), ("&lt;Control&gt;w", "Close the window"),
        ("&lt;Control&gt;q", "Quit"),
      ]
    ),
  ]

  // Before GTK 4.14 a list of shortcuts can only be made by the builder.
  private static var text: String {
    let listed = groups.map { group in
      let keys = group.keys.map { key in
        object(
          "GtkShortcutsShortcut",
          property("accelerator", key.accelerators) + property("title", key.title))
      }
      return object("GtkShortcutsGroup", property("title", group.title) + keys.joined())
    }
    let section = object("GtkShortcutsSection", property("section-name", "keys") + listed.joined())
    return """
      <interface><object class="GtkShortcutsWindow" id="shortcuts">\
      \(property("modal", "1"))\(property("title", "Keyboard Shortcuts"))\(section)</object></interface>
      """
  }

  private static func object(_ type: String, _ content: String) -> String {
    "<child><object class=\"\(type)\">\(content)</object></child>"
  }

  private static func property(_ name: String, _ value: String) -> String {
    "<property name=\"\(name)\">\(value)</property>"
  }
}
