import CAdwaita

/// Any pointer to an instance of a GLib class, however Swift imports that class.
///
/// A class whose C structure is public arrives as `UnsafeMutablePointer`, a final one as
/// `OpaquePointer`.
public protocol InstancePointer {
  /// The same address without a type.
  var instance: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: InstancePointer {
  /// The same address without a type.
  public var instance: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: InstancePointer {
  /// The same address.
  public var instance: UnsafeMutableRawPointer { self }
}

extension OpaquePointer: InstancePointer {
  /// The same address without a type.
  public var instance: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// A GTK widget as Swift imports it.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

/// The same instance as the typed pointer a C function asks for.
///
/// Unchecked, like a C cast. A null pointer ends the program: use `if let` where a function may
/// well give none.
public func ptr<T>(_ pointer: (some InstancePointer)?) -> UnsafeMutablePointer<T> {
  required(pointer).assumingMemoryBound(to: T.self)
}

/// The same instance as the opaque pointer a C function asks for; see ``ptr(_:)``.
public func ptr(_ pointer: (some InstancePointer)?) -> OpaquePointer {
  OpaquePointer(required(pointer))
}

/// The same instance as an untyped pointer; see ``ptr(_:)``.
public func ptr(_ pointer: (some InstancePointer)?) -> UnsafeMutableRawPointer {
  required(pointer)
}

private func required(_ pointer: (some InstancePointer)?) -> UnsafeMutableRawPointer {
  guard let pointer else { preconditionFailure("a constructor of the toolkit gave no object") }
  return pointer.instance
}

/// What a GLib list holds, in its order; the list stays the caller's.
public func elements(of list: UnsafeMutablePointer<GSList>?) -> [UnsafeMutableRawPointer] {
  var elements: [UnsafeMutableRawPointer] = []
  var node = list
  while let entry = node {
    if let element = entry.pointee.data { elements.append(element) }
    node = entry.pointee.next
  }
  return elements
}

/// What a GLib list holds, in its order; the list stays the caller's.
public func elements(of list: UnsafeMutablePointer<GList>?) -> [UnsafeMutableRawPointer] {
  var elements: [UnsafeMutableRawPointer] = []
  var node = list
  while let entry = node {
    if let element = entry.pointee.data { elements.append(element) }
    node = entry.pointee.next
  }
  return elements
}
