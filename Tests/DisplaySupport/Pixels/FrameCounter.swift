import CXTest

/// Counts how often programs draw on the screen, changed pixels or not (the DAMAGE extension).
public final class FrameCounter {
  private let connection: XConnection
  private let damage: UInt
  private let firstEvent: Int32

  /// Begins to count on a display.
  public init(_ server: XServer) throws(DisplayError) {
    connection = try XConnection(server.display)
    var first: Int32 = 0
    var firstError: Int32 = 0
    guard XDamageQueryExtension(connection.display, &first, &firstError) != 0 else {
      throw .missingExtension("DAMAGE")
    }
    firstEvent = first
    let rawRectangles: Int32 = 0
    damage = XDamageCreate(connection.display, connection.root, rawRectangles)
    // A new counter first reports what is there already.
    _ = takeCount()
  }

  /// How many times something was drawn since the last look.
  public func takeCount() -> Int {
    XSync(connection.display, 0)
    var count = 0
    while XPending(connection.display) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if event.type == firstEvent { count += 1 }
    }
    return count
  }
}
