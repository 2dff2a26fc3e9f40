import CXTest

/// A keyboard on an X server: keys go to the window that has the focus.
public struct Keyboard {
  /// A key by its X name, such as "Right", "F11", "plus", "Control_L" or "q".
  public typealias Key = String

  private let connection: XConnection

  /// A keyboard on the server this connection leads to.
  public init(_ connection: XConnection) {
    self.connection = connection
  }

  /// Presses and releases a key while others are held; false when the layout has no such key.
  @discardableResult
  public func press(_ key: Key, holding modifiers: [Key] = []) -> Bool {
    let held = modifiers.compactMap(code)
    guard let main = code(key), held.count == modifiers.count else { return false }
    let shift = needsShift(key, main) ? [code("Shift_L")].compactMap { $0 } : []
    let all = held + shift
    for code in all { send(code, down: true) }
    send(main, down: true)
    send(main, down: false)
    for code in all.reversed() { send(code, down: false) }
    XFlush(connection.display)
    return true
  }

  /// Holds a key down; the server repeats it as a keyboard does.
  public func hold(_ key: Key) {
    guard let code = code(key) else { return }
    send(code, down: true)
    XFlush(connection.display)
  }

  /// Lets a held key go.
  public func release(_ key: Key) {
    guard let code = code(key) else { return }
    send(code, down: false)
    XFlush(connection.display)
  }

  /// Has keys mean what they do in the keyboard's layout of this number, from 0.
  public func lockLayout(_ number: UInt32) {
    // XkbUseCoreKbd of XKB.h.
    XkbLockGroup(connection.display, 0x0100, number)
    XSync(connection.display, 0)
  }

  private func code(_ key: Key) -> UInt32? {
    let symbol = XStringToKeysym(key)
    guard symbol != 0 else { return nil }
    let code = XKeysymToKeycode(connection.display, symbol)
    return code == 0 ? nil : UInt32(code)
  }

  private func needsShift(_ key: Key, _ code: UInt32) -> Bool {
    let plain = XkbKeycodeToKeysym(connection.display, KeyCode(code), 0, 0)
    let shifted = XkbKeycodeToKeysym(connection.display, KeyCode(code), 0, 1)
    let symbol = XStringToKeysym(key)
    return plain != symbol && shifted == symbol
  }

  private func send(_ code: UInt32, down: Bool) {
    XTestFakeKeyEvent(connection.display, code, down ? 1 : 0, 0)
  }
}
