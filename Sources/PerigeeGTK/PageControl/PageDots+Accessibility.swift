import CAdwaita
import GtkSupport

extension PageDots {
  /// What a screen reader says: "page 2 of 5".
  var spokenText: String { isWanted ? "page \(currentPage + 1) of \(row.count)" : "" }

  /// Says what kind of control this is; only possible before the widget is on the screen.
  func takeRole() {
    // Adjustable, as UIPageControl is; libadwaita's dots have no role at all.
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, Int32(GTK_ACCESSIBLE_ROLE_SLIDER.rawValue))
    g_object_set_property(ptr(widget), "accessible-role", &role)
    g_value_unset(&role)
  }

  /// Tells a screen reader where the pages stand, when that has changed.
  func describe() {
    let text = spokenText
    guard text != described else { return }
    described = text
    var properties = [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    ]
    let numbers = [1, Double(max(1, row.count)), Double(currentPage + 1)]
    var values = [text].map(value) + numbers.map(value) + [text].map(value)
    gtk_accessible_update_property_value(
      ptr(widget), Int32(properties.count), &properties, &values)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private func value(_ text: String) -> GValue {
    var value = GValue()
    // `G_TYPE_STRING` and `G_TYPE_DOUBLE` are macros Swift cannot read.
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    return value
  }

  private func value(_ number: Double) -> GValue {
    var value = GValue()
    g_value_init(&value, GType(15 << 2))
    g_value_set_double(&value, number)
    return value
  }
}
