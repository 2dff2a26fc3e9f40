import CAdwaita

/// Wraps memory of a Swift object as `GBytes` without a copy; the object lives as long as they do.
///
/// - Parameters:
///   - memory: must stay valid and unchanged as long as `owner` lives.
///   - owner: released on whichever thread drops the last reference to the bytes.
/// - Returns: a reference the caller must give back with `g_bytes_unref`.
public func makeBytes(
  over memory: UnsafeRawBufferPointer, keeping owner: some AnyObject & Sendable
) -> OpaquePointer {
  ptr(
    g_bytes_new_with_free_func(
      memory.baseAddress, gsize(memory.count),
      { data in
        guard let data else { return }
        Unmanaged<AnyObject>.fromOpaque(data).release()
      }, Unmanaged<AnyObject>.passRetained(owner).toOpaque()))
}
