import CAdwaita

/// The Swift half of a widget class: what the widget does is done here.
///
/// Made into a widget by ``makeWidget(_:className:cssName:)``; the widget owns its peer.
@MainActor
public protocol WidgetPeer: AnyObject {
  /// The smallest and the preferred extent in view points along `orientation`.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32)
  /// The widget now has this size in view points; children are to be given theirs.
  func allocate(width: Int32, height: Int32)
  /// Draws into a `GtkSnapshot`, in view points from the widget's top left corner.
  func draw(into snapshot: OpaquePointer)
  /// The widget has come on the screen.
  func didMap()
  /// The widget is about to leave the screen.
  func willUnmap()
  /// The widget is being taken apart: children must be unparented, and the widget not be used
  /// again. May come more than once.
  func willDispose()
}

/// Makes a widget of the class `className`, registered at its first use, that does what `peer` says.
///
/// - Parameters:
///   - peer: owned by the widget from now on.
///   - className: unique in the process, as GObject asks.
///   - cssName: the element name for style sheets.
/// - Returns: the new widget, with the floating reference that its parent takes.
@MainActor
public func makeWidget(
  _ peer: some WidgetPeer, className: String, cssName: String
) -> Widget {
  var type = g_type_from_name(className)
  if type == 0 {
    type = g_type_register_static_simple(
      gtk_widget_get_type(), className, UInt32(MemoryLayout<GtkWidgetClass>.size),
      { instance, _ in fillClass(instance) }, UInt32(MemoryLayout<GtkWidget>.size), nil,
      G_TYPE_FLAG_NONE)
  }
  var name = GValue()
  g_value_init(&name, g_gtype_string)
  g_value_set_string(&name, cssName)
  defer { g_value_unset(&name) }
  let instance = "css-name".withCString { property in
    var properties: [UnsafePointer<CChar>?] = [property]
    return g_object_new_with_properties(type, 1, &properties, &name)
  }
  attach(PeerBox(peer), to: instance, as: peerName)
  return ptr(instance)
}

private let peerName = "perigee-peer"
// `G_TYPE_STRING` is a macro Swift cannot read.
private let g_gtype_string = GType(16 << 2)

/// The widget's hold on its peer.
private final class PeerBox {
  let peer: any WidgetPeer

  init(_ peer: any WidgetPeer) {
    self.peer = peer
  }
}

/// Calls `body` with the peer of `widget`; a widget that is being taken apart may have none left.
private func withPeer<Arguments>(
  _ widget: Widget?, _ arguments: Arguments,
  _ body: @escaping @MainActor (any WidgetPeer, Arguments) -> Void
) {
  onMainThread((widget, arguments)) { widget, arguments in
    guard let box = attachment(of: widget, as: peerName, PeerBox.self) else { return }
    body(box.peer, arguments)
  }
}

private func parentClass() -> UnsafeMutablePointer<GtkWidgetClass>? {
  g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
}

private func fillClass(_ instance: UnsafeMutableRawPointer?) {
  guard let instance else { return }
  let widgetClass = instance.assumingMemoryBound(to: GtkWidgetClass.self)
  widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
    withPeer(widget, (orientation, minimum, natural)) { peer, asked in
      let extent = peer.measure(asked.0)
      asked.1?.pointee = extent.minimum
      asked.2?.pointee = extent.natural
    }
  }
  widgetClass.pointee.size_allocate = { widget, width, height, _ in
    withPeer(widget, (width, height)) { $0.allocate(width: $1.0, height: $1.1) }
  }
  widgetClass.pointee.snapshot = { widget, snapshot in
    guard let snapshot else { return }
    withPeer(widget, snapshot) { $0.draw(into: $1) }
  }
  widgetClass.pointee.map = { widget in
    parentClass()?.pointee.map(widget)
    withPeer(widget, ()) { peer, _ in peer.didMap() }
  }
  widgetClass.pointee.unmap = { widget in
    withPeer(widget, ()) { peer, _ in peer.willUnmap() }
    parentClass()?.pointee.unmap(widget)
  }
  let objectClass = instance.assumingMemoryBound(to: GObjectClass.self)
  objectClass.pointee.dispose = { object in
    guard let object else { return }
    withPeer(ptr(object), ()) { peer, _ in peer.willDispose() }
    UnsafeMutableRawPointer(parentClass())?.assumingMemoryBound(to: GObjectClass.self)
      .pointee.dispose(object)
  }
}
