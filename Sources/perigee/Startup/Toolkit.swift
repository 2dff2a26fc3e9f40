import CAdwaita
import Glibc

/// GTK and libadwaita, started without what a photo viewer does not wait for.
enum Toolkit {
  /// Starts both; false when there is no display.
  ///
  /// ``SessionBus/prepare()`` must have been called.
  static func start() -> Bool {
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

  /// Begins with the empty theme that libadwaita sets anyway.
  ///
  /// GTK would read its own when the display opens, 5,000 lines of style sheet for nothing.
  private static func skipUnusedTheme() -> [String] {
    guard getenv("GTK_THEME") == nil else { return [] }
    setenv("GTK_THEME", "Adwaita-empty", 1)
    return ["GTK_THEME"]
  }

  /// Has libadwaita read GSettings instead of asking the settings portal and waiting for it.
  ///
  /// On some desktops the portal takes seconds. Inside a sandbox it is the only way.
  private static func skipSettingsPortal() {
    guard access("/.flatpak-info", F_OK) != 0 else { return }
    setenv("ADW_DISABLE_PORTAL", "1", 0)
  }
}
