import CAdwaita

/// Calls back before each frame of a widget's frame clock, for as long as it is wanted.
///
/// While it runs the display draws frames; where nothing moves it must be stopped.
@MainActor
public final class FrameTicks {
  private let widget: Widget
  private let body: @MainActor (Double) -> Bool
  private var id: UInt32 = 0

  /// Prepares the callback; nothing runs before ``start()``.
  ///
  /// - Parameters:
  ///   - widget: must outlive this object's use.
  ///   - body: gets the frame's time in seconds and says whether the next frame is wanted too.
  public init(of widget: Widget, _ body: @escaping @MainActor (Double) -> Bool) {
    self.widget = widget
    self.body = body
  }

  /// Whether frames are being asked for.
  public var isRunning: Bool { id != 0 }

  /// Asks for frames until the closure wants no more; without effect while it runs.
  public func start() {
    guard id == 0 else { return }
    id = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data, let clock else { return 0 }
        let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
        return MainActor.assumeIsolated { ticks.tick(time) } ? 1 : 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<FrameTicks>.fromOpaque(data).release()
      })
  }

  /// Asks for no more frames; without effect while it does not run.
  public func stop() {
    guard id != 0 else { return }
    let id = id
    self.id = 0
    gtk_widget_remove_tick_callback(widget, id)
  }

  private func tick(_ time: Double) -> Bool {
    guard id != 0 else { return false }
    if body(time) { return true }
    id = 0
    return false
  }
}
