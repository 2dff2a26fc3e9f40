import CAdwaita
import GtkSupport
import PerigeeCore

/// What a screen reader says of the photo: which one it is, and how close.
final class Announcer {
  private let widget: Widget
  private var label = ""
  private var percentage: Int?

  /// Speaks for a pager's widget, which must be new.
  init(for widget: Widget) {
    self.widget = widget
    Accessibility.setRole(GTK_ACCESSIBLE_ROLE_IMG, of: widget)
  }

  /// Names the photo.
  ///
  /// - Parameters:
  ///   - place: its number from 1 and how many there are; `nil` when that says nothing.
  ///   - name: what it is called; empty for none.
  ///   - problem: why it cannot be shown, in a few words.
  func setPhoto(_ place: (number: Int, count: Int)?, name: String, problem: String?) {
    let text = Self.text(place, name: name, problem: problem)
    guard text != label else { return }
    label = text
    Accessibility.setLabel(text, of: widget)
  }

  /// Says how close the photo is, once it has come to rest.
  func follow(_ scene: Scene, displayScale: Int) {
    guard scene.phase == .idle, scene.current != nil else { return }
    let percentage = Self.percentage(of: scene.zoomScale, displayScale: displayScale)
    guard percentage != self.percentage else { return }
    self.percentage = percentage
    Accessibility.setDescription("Zoom \(percentage) %", of: widget)
  }

  static func text(_ place: (number: Int, count: Int)?, name: String, problem: String?) -> String {
    let number = place.map { "Photo \($0.number) of \($0.count)" }
    let parts = [number, name.isEmpty ? "No photo" : name, problem].compactMap { $0 }
    return parts.joined(separator: ", ")
  }

  /// Device pixels for each pixel of the photo, in hundredths.
  static func percentage(of scale: ZoomScale, displayScale: Int) -> Int {
    Int((scale.pointsPerPixel * Double(displayScale) * 100).rounded())
  }
}
