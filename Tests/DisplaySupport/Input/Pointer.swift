import CXTest

/// A mouse on an X server: each call returns when the server has done it.
public struct Pointer {
  /// A button, numbered as X does.
  public enum Button: UInt32, Sendable {
    case left = 1
    case middle = 2
    case right = 3
    case wheelUp = 4
    case wheelDown = 5
    case wheelLeft = 6
    case wheelRight = 7
    case back = 8
    case forward = 9
  }

  private let connection: XConnection

  /// A mouse on the server this connection leads to.
  public init(_ connection: XConnection) {
    self.connection = connection
  }

  /// Puts the pointer on a pixel of the screen.
  public func move(x: Int, y: Int) {
    XTestFakeMotionEvent(connection.display, -1, Int32(x), Int32(y), 0)
    XSync(connection.display, 0)
  }

  /// Presses a button and holds it.
  public func press(_ button: Button) {
    XTestFakeButtonEvent(connection.display, button.rawValue, 1, 0)
    XSync(connection.display, 0)
  }

  /// Lets a button go.
  public func release(_ button: Button) {
    XTestFakeButtonEvent(connection.display, button.rawValue, 0, 0)
    XSync(connection.display, 0)
  }

  /// Presses and releases a button; one notch for a wheel button.
  public func click(_ button: Button = .left) {
    press(button)
    release(button)
  }
}
