import CXTest
import Glibc

/// One connection to an X server, used from one thread at a time.
public final class XConnection {
  let display: OpaquePointer
  /// The window that is the whole screen's background.
  public let root: UInt
  private var isOpen = true

  /// Connects to a display such as ":7".
  public init(_ name: String) throws(DisplayError) {
    guard let display = XOpenDisplay(name) else { throw .cannotConnect(display: name) }
    // A window may close between being listed and being asked something, which would end the tests.
    Self.survivesErrors
    self.display = display
    root = XDefaultRootWindow(display)
  }

  private static let survivesErrors: Void = { XSetErrorHandler { _, _ in 0 } }()

  deinit { close() }

  /// Ends the connection; nothing may be asked of it afterwards.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    XCloseDisplay(display)
  }

  /// Whether a window manager manages windows.
  ///
  /// One announces itself (_NET_SUPPORTING_WM_CHECK) before it has read its fonts, which takes seconds on a
  /// new machine, and openbox never maps a window that came meanwhile; a list of its windows says that it
  /// has begun.
  public var hasWindowManager: Bool {
    property("_NET_SUPPORTING_WM_CHECK", of: root) != nil
      && property("_NET_CLIENT_LIST", of: root) != nil
  }

  /// The windows a window manager knows, oldest first; empty without one.
  public var windows: [UInt] {
    guard let bytes = property("_NET_CLIENT_LIST", of: root) else { return [] }
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
  }

  /// A window's title, or `nil` when it has none.
  public func title(of window: UInt) -> String? {
    (property("_NET_WM_NAME", of: window) ?? property("WM_NAME", of: window)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Where the top left pixel of a window's content is on the screen.
  public func origin(of window: UInt) -> (x: Int, y: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: Window = 0
    XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// The window the keys go to.
  public var focusedWindow: UInt? {
    guard let bytes = property("_NET_ACTIVE_WINDOW", of: root),
      let window = bytes.withUnsafeBytes({ $0.bindMemory(to: UInt.self).first })
    else { return nil }
    // The window manager says so before the program has taken the keys.
    var focus: Window = 0
    var revert: Int32 = 0
    XGetInputFocus(display, &focus, &revert)
    return holds(focus, in: window) ? window : nil
  }

  /// Whether a window is another one or lies in it.
  private func holds(_ inner: Window, in outer: UInt) -> Bool {
    var inner = inner
    // Below these numbers are "none", "the pointer's root" and the like.
    while inner > 2, inner != root {
      if inner == outer { return true }
      var (top, parent): (Window, Window) = (0, 0)
      var children: UnsafeMutablePointer<Window>?
      var count: UInt32 = 0
      guard XQueryTree(display, inner, &top, &parent, &children, &count) != 0 else { return false }
      XFree(children)
      inner = parent
    }
    return false
  }

  /// Asks the window manager to give a window the keys, as a task bar does (_NET_ACTIVE_WINDOW): one
  /// that guards the focus may leave a new window without it.
  public func activate(_ window: UInt) {
    // SubstructureNotifyMask | SubstructureRedirectMask of X.h.
    let mask = 1 << 19 | 1 << 20
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "_NET_ACTIVE_WINDOW", 0)
    event.xclient.format = 32
    // The source is a pager.
    event.xclient.data.l.0 = 2
    XSendEvent(display, root, 0, mask, &event)
    XFlush(display)
  }

  /// Asks the window manager to give a window another size, as a drag at its edge does.
  public func resize(_ window: UInt, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
  }

  /// Asks the window manager to move a window and give it another size.
  public func place(_ window: UInt, x: Int, y: Int, width: Int, height: Int) {
    XMoveResizeWindow(display, window, Int32(x), Int32(y), UInt32(width), UInt32(height))
    XFlush(display)
  }

  /// The size of a window's content in pixels; zero for one that has gone.
  public func size(of window: UInt) -> (width: Int, height: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var root: Window = 0
    XGetGeometry(display, window, &root, &x, &y, &width, &height, &border, &depth)
    return (Int(width), Int(height))
  }

  /// A property's bytes as Xlib gives them: items of 32 bits take a C long each.
  func property(_ name: String, of window: UInt) -> [UInt8]? {
    let atom = XInternAtom(display, name, 1)
    guard atom != 0 else { return nil }
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    // 4096 words of 32 bits; AnyPropertyType is 0.
    let code = XGetWindowProperty(
      display, window, atom, 0, 4096, 0, 0, &type, &format, &count, &left, &data)
    guard code == 0, let data, type != 0 else { return nil }
    defer { XFree(data) }
    let size = format == 32 ? MemoryLayout<CLong>.size : Int(format) / 8
    return Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
  }
}
