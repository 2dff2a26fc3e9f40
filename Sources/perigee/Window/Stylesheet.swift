import CAdwaita
import GtkSupport

/// The look of the viewer's own widgets.
enum Stylesheet {
  /// Adds it to the display; a second call does nothing.
  static func apply() {
    _ = applied
  }

  private static let applied: Void = {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), ptr(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(ptr(provider))
  }()

  // The header lies over the photo: a shade keeps its text readable on a bright one, in a light desktop
  // too. What photos lie on is the same as the pager's ground.
  private static let text = """
    window.viewer { background: rgb(250, 250, 251); }
    window.viewer.dark { background: rgb(18, 18, 18); }
    window.viewer.solid-csd { padding: 0; margin: 0; border: none; box-shadow: none; }
    headerbar.overlaid {
      background: linear-gradient(to bottom, rgba(0, 0, 0, 0.62), rgba(0, 0, 0, 0.38) 60%, rgba(0, 0, 0, 0));
      box-shadow: none;
      border: none;
      color: white;
      padding-bottom: 10px;
    }
    window.high-contrast headerbar.overlaid { background: black; border-bottom: 1px solid white; }
    headerbar.overlaid .title, headerbar.overlaid .subtitle {
      text-shadow: 0 1px 2px rgba(0, 0, 0, 0.6);
    }
    headerbar.overlaid .subtitle { font-feature-settings: "tnum"; }
    statuspage.failure .details { font-family: monospace; font-size: 0.9em; margin-top: 9px; }
    pagedots { transition: opacity 200ms; }
    pagedots.faded { opacity: 0; }
    .unpacking { border-radius: 12px; padding: 6px 12px; }
    .properties {
      background: @window_bg_color;
      color: @window_fg_color;
      border-left: 1px solid alpha(currentColor, 0.15);
    }
    .drop-hint {
      background: rgba(53, 132, 228, 0.16);
      border: 3px solid rgba(120, 174, 237, 0.9);
      border-radius: 12px;
    }
    """
}
