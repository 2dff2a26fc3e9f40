import CAdwaita
import GtkSupport
import PerigeeGTK

// The dots at the bottom: which of the photos is in view.
extension ViewerWindow {
  /// Points from the dots to the window's edges; 24 for the dots and as much again above them leave
  /// what else stands at the bottom free.
  private static let dotsMargin: Int32 = 9

  /// Puts the dots of the pager into the window, in the place of the last pager's.
  func showDots() {
    if let dots { gtk_overlay_remove_overlay(ptr(overlay), dots.widget) }
    let dots = PageDots(of: pager)
    gtk_widget_set_margin_bottom(dots.widget, Self.dotsMargin)
    gtk_widget_set_margin_start(dots.widget, Self.dotsMargin)
    gtk_widget_set_margin_end(dots.widget, Self.dotsMargin)
    dots.isHighContrast = look.isHighContrast
    dots.isFaded = !chrome.isShown
    gtk_overlay_add_overlay(ptr(overlay), dots.widget)
    chrome.accompany(dots.widget)
    self.dots = dots
  }
}
