import CAdwaita

/// Keeps one GObject alive that no widget tree owns: a texture, a controller, a dialog.
///
/// The reference is dropped on the main actor, whichever thread lets go of this last.
@MainActor
public final class Reference {
  /// The object, alive as long as this is.
  public let object: UnsafeMutableRawPointer

  /// Takes over the reference a constructor gave, or the floating one of a new widget.
  public init(adopting object: (some InstancePointer)?) {
    self.object = ptr(object)
    if g_object_is_floating(self.object) != 0 { g_object_ref_sink(self.object) }
  }

  /// Adds a reference of its own to an object someone else owns.
  public init(retaining object: (some InstancePointer)?) {
    self.object = ptr(object)
    g_object_ref_sink(self.object)
  }

  isolated deinit {
    g_object_unref(object)
  }
}
