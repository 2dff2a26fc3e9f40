import CAdwaita

/// What a signal brings along, read by position; position 0 is the first after the instance.
///
/// Valid only while the handler runs. Reading a position as the wrong type is a GLib warning and
/// gives zero, never a corrupted stack.
public struct SignalArguments {
  let values: UnsafeBufferPointer<GValue>

  /// How many there are, without the instance.
  public var count: Int { max(0, values.count - 1) }

  /// The object, event, boxed value or string at `index`; `nil` when it is null or no pointer.
  public func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    guard let value = address(index), g_value_fits_pointer(value) != 0 else { return nil }
    return g_value_peek_pointer(value)
  }

  /// The double at `index`.
  public func double(_ index: Int) -> Double {
    address(index).map { g_value_get_double($0) } ?? 0
  }

  /// The signed 32-bit integer at `index`.
  public func int(_ index: Int) -> Int32 {
    address(index).map { g_value_get_int($0) } ?? 0
  }

  /// The unsigned 32-bit integer at `index`.
  public func uint(_ index: Int) -> UInt32 {
    address(index).map { g_value_get_uint($0) } ?? 0
  }

  /// The truth value at `index`.
  public func bool(_ index: Int) -> Bool {
    address(index).map { g_value_get_boolean($0) != 0 } ?? false
  }

  /// The `GValue` at `index`, for the types without a reader of their own.
  public func value(_ index: Int) -> UnsafePointer<GValue>? { address(index) }

  private func address(_ index: Int) -> UnsafePointer<GValue>? {
    guard index >= 0, index < count else { return nil }
    return values.baseAddress.map { $0 + index + 1 }
  }
}
