import CAdwaita

/// Calls `body` on the main actor whenever `object` emits `signal` (`"clicked"`, `"notify::title"`).
///
/// The closure lives until the object is gone or the handler is disconnected. It should refer to
/// what owns the object weakly or unowned, never strongly.
///
/// - Returns: the handler's id for `g_signal_handler_disconnect`.
@MainActor @discardableResult
public func connect(
  _ object: (some InstancePointer)?, _ signal: String,
  _ body: @escaping @MainActor (SignalArguments) -> Void
) -> UInt {
  connect(
    ptr(object), signal,
    handler: SignalHandler {
      body($0)
      return nil
    })
}

/// The same for a signal whose handler answers yes or no, such as `"close-request"`.
///
/// - Returns: the handler's id for `g_signal_handler_disconnect`.
@MainActor @discardableResult
public func connectAnswering(
  _ object: (some InstancePointer)?, _ signal: String,
  _ body: @escaping @MainActor (SignalArguments) -> Bool
) -> UInt {
  connect(ptr(object), signal, handler: SignalHandler { body($0) })
}

/// A closure as a signal handler; the closure's owner is the `GClosure`.
private final class SignalHandler {
  let body: @MainActor (SignalArguments) -> Bool?

  init(_ body: @escaping @MainActor (SignalArguments) -> Bool?) {
    self.body = body
  }
}

@MainActor
private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, handler: SignalHandler
) -> UInt {
  let box = Unmanaged.passRetained(handler).toOpaque()
  let closure: UnsafeMutablePointer<GClosure> = g_closure_new_simple(
    UInt32(MemoryLayout<GClosure>.size), box)
  g_closure_set_marshal(closure, marshal)
  g_closure_add_finalize_notifier(closure, box) { data, _ in
    guard let data else { return }
    Unmanaged<SignalHandler>.fromOpaque(data).release()
  }
  // The connection sinks the floating reference.
  let id = g_signal_connect_closure(object, signal, closure, 0)
  precondition(id != 0, "there is no such signal: \(signal)")
  return id
}

/// The one marshaller for every signal: the arguments come as values that know their types, so a
/// handler of the wrong shape cannot be connected.
private let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
  guard let data = closure?.pointee.data, let values else { return }
  let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
  let arguments = SignalArguments(
    values: UnsafeBufferPointer(start: values, count: Int(count)))
  let answer = onMainThread((handler, arguments)) { $0.body($1) }
  if let answer, let result, result.pointee.g_type != 0 {
    g_value_set_boolean(result, answer ? 1 : 0)
  }
}
