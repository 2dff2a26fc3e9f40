import CAdwaita
import Glibc

/// GTK and libadwaita, started without what a photo viewer does not wait for.
enum Toolkit {
  /// Starts both; false when there is no display.
  static func start() -> Bool {
    SessionBus.prepare()
    var temporary = RendererChoice.apply()
    temporary += skipUnusedTheme()
    skipSettingsPortal()
    let isOpen = gtk_init_check() != 0
    if isOpen { _ = gtk_settings_get_default() }
    for name in temporary { unsetenv(name) }
    guard isOpen else { return false }
    adw_init()
    return true
  }

  /// GTK reads its own theme when the display opens, and libadwaita replaces it by an empty one at
  /// once; beginning with the empty one saves reading 5,000 lines of style sheet.
  private static func skipUnusedTheme() -> [String] {
    guard getenv("GTK_THEME") == nil else { return [] }
    setenv("GTK_THEME", "Adwaita-empty", 1)
    return ["GTK_THEME"]
  }

  /// libadwaita asks the settings portal and waits for it, which on some desktops takes seconds; all
  /// it would tell is also in GSettings. Inside a sandbox the portal is the only way.
  private static func skipSettingsPortal() {
    guard access("/.flatpak-info", F_OK) != 0 else { return }
    setenv("ADW_DISABLE_PORTAL", "1", 0)
  }
}
