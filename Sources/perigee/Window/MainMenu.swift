import CAdwaita
import GtkSupport

/// The menu of what a window can do, for those who do not know the keys.
final class MainMenu {
  /// The button that opens it.
  let widget: Widget
  private let keepZoom: Reference

  /// Makes the menu; `perform` does what is chosen in `window`.
  init(for window: Widget, _ perform: @escaping @MainActor (WindowAction) -> Void) {
    widget = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(ptr(widget), "open-menu-symbolic")
    gtk_widget_set_tooltip_text(widget, "Main Menu (F10)")
    gtk_widget_set_focus_on_click(widget, 0)
    Accessibility.setLabel("Main Menu", of: widget)
    let group = Reference(adopting: g_simple_action_group_new())
    keepZoom = Reference(
      adopting: g_simple_action_new_stateful("keep-zoom", nil, g_variant_new_boolean(0)))
    connect(keepZoom.object, "activate") { _ in perform(.keepZoom) }
    g_action_map_add_action(ptr(group.object), ptr(keepZoom.object))
    for entry in Self.sections.joined() where entry.action != .keepZoom {
      let action = Reference(adopting: g_simple_action_new(entry.name, nil))
      connect(action.object, "activate") { _ in perform(entry.action) }
      g_action_map_add_action(ptr(group.object), ptr(action.object))
    }
    gtk_widget_insert_action_group(window, "viewer", ptr(group.object))
    let model = Self.model()
    gtk_menu_button_set_menu_model(ptr(widget), ptr(model.object))
  }

  /// Opens the menu.
  func open() { gtk_menu_button_popup(ptr(widget)) }

  /// Shows whether the next photo keeps the zoom.
  func setKeepZoom(_ keeps: Bool) {
    g_simple_action_set_state(ptr(keepZoom.object), g_variant_new_boolean(keeps ? 1 : 0))
  }

  private struct Entry {
    let name: String
    let label: String
    let accelerator: String
    let action: WindowAction
  }

  private static let sections: [[Entry]] = [
    [
      Entry(name: "open", label: "_Open…", accelerator: "<Control>o", action: .open),
      Entry(
        name: "new-window", label: "_New Window", accelerator: "<Control>n", action: .newWindow),
    ],
    [
      Entry(name: "keep-zoom", label: "_Keep Zoom", accelerator: "k", action: .keepZoom),
      Entry(name: "reload", label: "_Read Photo Again", accelerator: "F5", action: .reload),
      Entry(
        name: "properties", label: "_Properties", accelerator: "F9", action: .properties),
      Entry(
        name: "fullscreen", label: "_Full Screen", accelerator: "F11", action: .fullscreen),
    ],
    [
      Entry(
        name: "shortcuts", label: "Keyboard _Shortcuts", accelerator: "<Control>question",
        action: .shortcuts),
      Entry(name: "quit", label: "_Quit", accelerator: "<Control>q", action: .quit),
    ],
  ]

  private static func model() -> Reference {
    let menu = Reference(adopting: g_menu_new())
    for entries in sections {
      let section = Reference(adopting: g_menu_new())
      for entry in entries {
        let item = Reference(adopting: g_menu_item_new(entry.label, "viewer.\(entry.name)"))
        // Only shown: the keys themselves are the window's.
        g_menu_item_set_attribute_value(
          ptr(item.object), "accel", g_variant_new_string(entry.accelerator))
        g_menu_append_item(ptr(section.object), ptr(item.object))
      }
      g_menu_append_section(ptr(menu.object), nil, ptr(section.object))
    }
    return menu
  }
}
