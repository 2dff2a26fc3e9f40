import CGio
import Glibc
import PerigeeWire

/// Opens photos for reading without ever waiting for a pipe, a terminal or a device.
nonisolated enum FileOpening {
  /// Opens the file now.
  ///
  /// This may wait for a slow disk or network, so the main thread does it only for the very first
  /// photo, where there is nothing else to do.
  static func open(_ path: FilePath) throws(PhotoFailure) -> OwnedDescriptor {
    // Looked at before opening: opening some devices has effects of its own.
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw failure(errno) }
    try requireRegular(status)
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let number = path.withCString { Glibc.open($0, flags) }
    guard number >= 0 else { throw failure(errno) }
    let descriptor = OwnedDescriptor(adopting: number)
    guard fstat(number, &status) == 0 else { throw failure(errno) }
    try requireRegular(status)
    return descriptor
  }

  /// Opens the file on another thread; `completion` is called by the main loop.
  static func openInBackground(
    _ path: FilePath,
    completion: @escaping @MainActor @Sendable (Result<OwnedDescriptor, PhotoFailure>) -> Void
  ) {
    let job = Job(path: path, completion: completion)
    g_thread_pool_push(pool.pointer, Unmanaged.passRetained(job).toOpaque(), nil)
  }

  /// What a person is told about an error of the system.
  static func failure(_ number: Int32) -> PhotoFailure {
    let details = String(cString: strerror(number))
    return switch number {
    case ENOENT, ENOTDIR, ELOOP: PhotoFailure(.gone, details: details)
    case EACCES, EPERM: PhotoFailure(.noPermission, details: details)
    case EISDIR, ENXIO, ENODEV: PhotoFailure(.notAFile, details: details)
    default: PhotoFailure(.unreadable, details: details)
    }
  }

  private static func requireRegular(_ status: stat) throws(PhotoFailure) {
    guard status.st_mode & S_IFMT == S_IFREG else { throw PhotoFailure(.notAFile) }
  }

  private final class Job: Sendable {
    let path: FilePath
    let completion: @MainActor @Sendable (Result<OwnedDescriptor, PhotoFailure>) -> Void

    init(
      path: FilePath,
      completion: @escaping @MainActor @Sendable (Result<OwnedDescriptor, PhotoFailure>) -> Void
    ) {
      self.path = path
      self.completion = completion
    }
  }

  /// At most this many threads at a time wait for slow disks; more files than that are never wanted
  /// at once, so a vanished network mount does not keep local photos from opening.
  private static let mostThreads: Int32 = 16

  /// Unchecked because a pointer is not `Sendable`; GLib's pool may be used from any thread.
  private struct Pool: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GThreadPool>?
  }

  private static let pool = Pool(
    pointer: g_thread_pool_new(
      { data, _ in
        guard let data else { return }
        let job = Unmanaged<Job>.fromOpaque(data).takeRetainedValue()
        let result: Result<OwnedDescriptor, PhotoFailure>
        do throws(PhotoFailure) {
          result = .success(try open(job.path))
        } catch {
          result = .failure(error)
        }
        MainLoop.post { job.completion(result) }
      }, nil, mostThreads, 0, nil))
}
