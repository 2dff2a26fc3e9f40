import CGio

/// GIO's way to end what is being done on another thread.
///
/// Unchecked because a pointer is not `Sendable`; a `GCancellable` may be used from any thread.
nonisolated final class Cancellable: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()

  func cancel() { g_cancellable_cancel(pointer) }

  var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  deinit { g_object_unref(pointer) }
}

extension PhotoFailure {
  /// What GIO says of a file or folder; frees the error.
  nonisolated init(consuming error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(.unreadable)
      return
    }
    let details = error.pointee.message.map { String(cString: $0) } ?? ""
    let cause: Cause =
      switch GIOErrorEnum(rawValue: UInt32(error.pointee.code)) {
      case G_IO_ERROR_NOT_FOUND: .gone
      case G_IO_ERROR_PERMISSION_DENIED: .noPermission
      case G_IO_ERROR_NOT_DIRECTORY: .notAFile
      default: .unreadable
      }
    g_error_free(error)
    self.init(cause, details: details)
  }
}
