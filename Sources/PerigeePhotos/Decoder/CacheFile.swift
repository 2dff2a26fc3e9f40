import CGio
import Glibc
import PerigeeWire

/// Files without a name in the user's cache folder: the system takes their room back when the last
/// descriptor is closed, also after a crash.
nonisolated enum CacheFile {
  /// Makes one on another thread; `completion` is called by the main loop.
  ///
  /// - Parameters:
  ///   - bytes: how much may be written; when the disc has less, there is no file but a failure.
  ///   - folder: where; made when it is not there.
  static func make(
    forUpTo bytes: Int, in folder: FilePath = standardFolder,
    completion: @escaping @MainActor @Sendable (Result<OwnedDescriptor, PhotoFailure>) -> Void
  ) {
    BackgroundThread.run("perigee-cache") {
      let result: Result<OwnedDescriptor, PhotoFailure>
      do throws(PhotoFailure) {
        result = .success(try make(forUpTo: bytes, in: folder))
      } catch {
        result = .failure(error)
      }
      MainLoop.post { completion(result) }
    }
  }

  /// The program's folder for what can be made again, as the XDG base directory standard places it.
  static var standardFolder: FilePath {
    let base = g_get_user_cache_dir().map { String(cString: $0) } ?? "/nonexistent"
    return FilePath("\(base)/perigee")
  }

  private static func make(
    forUpTo bytes: Int, in folder: FilePath
  ) throws(PhotoFailure) -> OwnedDescriptor {
    // 0700 is what the standard asks for a folder of one's own.
    guard folder.withCString({ g_mkdir_with_parents($0, 0o700) }) == 0 else { throw failure(errno) }
    var space = statvfs()
    guard folder.withCString({ statvfs($0, &space) }) == 0 else { throw failure(errno) }
    guard space.f_bavail * space.f_frsize >= UInt(max(0, bytes)) else { throw failure(ENOSPC) }
    let nameless = folder.withCString { open($0, O_TMPFILE | O_RDWR | O_CLOEXEC, 0o600) }
    if nameless >= 0 { return OwnedDescriptor(adopting: nameless) }
    // Some file systems know no files without a name.
    return try unlinked(in: folder)
  }

  private static func unlinked(in folder: FilePath) throws(PhotoFailure) -> OwnedDescriptor {
    let path = folder.appending("unpacked-XXXXXX".utf8).bytes
    var template = path.map { CChar(bitPattern: $0) } + [0]
    let number = mkstemp(&template)
    guard number >= 0 else { throw failure(errno) }
    let file = OwnedDescriptor(adopting: number)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = unlink(template)
    return file
  }

  private static func failure(_ number: Int32) -> PhotoFailure {
    PhotoFailure(.noSpace, details: String(cString: strerror(number)))
  }

  /// `O_TMPFILE` (asm-generic/fcntl.h): the name is the folder's.
  private static let O_TMPFILE: Int32 = 0o20_000_000 | 0o200_000
}
