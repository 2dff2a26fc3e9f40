import CAdwaita

/// What a screen reader says of a widget.
@MainActor
public enum Accessibility {
  /// Says what a widget is; it must be new.
  public static func setRole(_ role: GtkAccessibleRole, of widget: Widget) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    g_object_set_property(ptr(widget), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Names a widget whose own text does not.
  public static func setLabel(_ text: String, of widget: Widget) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, text, of: widget)
  }

  /// Says more about a widget than its name.
  public static func setDescription(_ text: String, of widget: Widget) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, of: widget)
  }

  private static func set(_ property: GtkAccessibleProperty, _ text: String, of widget: Widget) {
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    var properties = [property]
    gtk_accessible_update_property_value(ptr(widget), 1, &properties, &value)
    g_value_unset(&value)
  }
}
