import CAdwaita

/// Makes `object` own `companion` until the object is gone, in the place of what was attached under
/// the same name before.
///
/// So a widget owns the Swift object that steers it, and that one points back without owning.
@MainActor
public func attach(
  _ companion: AnyObject, to object: (some InstancePointer)?, as name: String
) {
  let object: UnsafeMutablePointer<GObject> = ptr(object)
  g_object_set_data_full(object, name, Unmanaged.passRetained(companion).toOpaque()) { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
  }
}

/// What ``attach(_:to:as:)`` put on `object` under `name`; `nil` when there is none of that type.
@MainActor
public func attachment<T: AnyObject>(
  of object: (some InstancePointer)?, as name: String, _ type: T.Type = T.self
) -> T? {
  let object: UnsafeMutablePointer<GObject> = ptr(object)
  guard let data = g_object_get_data(object, name) else { return nil }
  return Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue() as? T
}
