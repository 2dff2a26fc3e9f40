import CAdwaita
import GtkSupport
import PerigeePhotos

/// Says that a very large photo is being made ready to be looked at closely, how far that has come, and
/// lets it be stopped.
final class UnpackingBar {
  /// How long it must go on before it is worth a word, in seconds: what is done sooner is not waited for.
  private static let patience = 0.5
  /// How long a word about what went wrong stays, in seconds: two readings of it.
  private static let stay = 8.0
  /// Points from the window's lower edge: above the dots of the pages.
  private static let margin: Int32 = 42
  /// Points between the parts.
  private static let spacing: Int32 = 12

  /// What to lay over the photo.
  let widget: Widget
  /// Called when a person wants it to stop.
  var onStop: (() -> Void)?

  private let label: Widget
  private let bar: Widget
  private let button: Widget
  private var timer: Timer?
  private var state: PhotoUnpacking?

  init() {
    widget = gtk_revealer_new()
    label = gtk_label_new(nil)
    bar = gtk_progress_bar_new()
    button = gtk_button_new_with_mnemonic("_Stop")
    let box: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.spacing)
    for style in ["osd", "toolbar", "unpacking"] { gtk_widget_add_css_class(box, style) }
    for part in [label, bar, button] {
      gtk_widget_set_valign(part, GTK_ALIGN_CENTER)
      gtk_box_append(ptr(box), part)
    }
    gtk_label_set_wrap(ptr(label), 1)
    gtk_label_set_natural_wrap_mode(ptr(label), GTK_NATURAL_WRAP_NONE)
    Accessibility.setLabel("Unpacked", of: bar)
    gtk_revealer_set_child(ptr(widget), box)
    gtk_revealer_set_transition_type(ptr(widget), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(widget, Self.margin)
    gtk_widget_set_visible(widget, 0)
    connect(button, "clicked") { [weak self] _ in self?.onStop?() }
  }

  /// Shows how far the current photo is; `nil` for one that is not being unpacked.
  func show(_ state: PhotoUnpacking?) {
    let last = self.state
    self.state = state
    switch state {
    case .underWay(let share):
      gtk_progress_bar_set_fraction(ptr(bar), share)
      if case .underWay = last { return }
      say("Unpacking for a closer look", canStop: true)
      set(false)
      timer = Timer(after: Self.patience) { [weak self] in self?.set(true) }
    case .failed(let failure):
      guard last != state else { return }
      say("\(failure.sentence) Close parts take longer.", canStop: false)
      set(true)
      timer = Timer(after: Self.stay) { [weak self] in self?.set(false) }
    case .done, .stopped, nil:
      timer = nil
      set(false)
    }
  }

  private func say(_ text: String, canStop: Bool) {
    gtk_label_set_text(ptr(label), text)
    gtk_widget_set_visible(bar, canStop ? 1 : 0)
    gtk_widget_set_visible(button, canStop ? 1 : 0)
  }

  private func set(_ shown: Bool) {
    // A revealer that is not visible takes no input and draws nothing.
    gtk_widget_set_visible(widget, shown ? 1 : 0)
    gtk_revealer_set_reveal_child(ptr(widget), shown ? 1 : 0)
  }
}
