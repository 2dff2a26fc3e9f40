import CLinux
import CVips
import Glibc

/// Lets the process open only what its libraries need, and only for reading (Landlock).
///
/// The photos themselves come as descriptors, so no folder of the user is on the list but that of
/// the user's fonts.
enum FileAccess {
  /// What the libraries read: themselves, fonts, their settings, the number of processors.
  private static let readable = [
    "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache",
    "/var/cache/fontconfig", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
  ]
  private static let readableAtHome = [".fonts", ".local/share/fonts", ".config/fontconfig"]

  private static let readFile = UInt64(LANDLOCK_ACCESS_FS_READ_FILE)
  private static let readFolder = UInt64(LANDLOCK_ACCESS_FS_READ_DIR)

  /// Whether this system has such rules.
  static var isAvailable: Bool { linux_landlock_version() >= 1 }

  /// Sets the rules; false when the system has none.
  static func restrict() -> Bool {
    let version = linux_landlock_version()
    guard version >= 1 else { return false }
    // The rights each version knows: 13 at first, links across folders, then truncation.
    let known: UInt64 = version == 1 ? 0x1FFF : version == 2 ? 0x3FFF : 0x7FFF
    let rules = linux_landlock_create(known)
    guard rules >= 0 else { return false }
    defer { close(rules) }
    for path in readable + homePaths() + libraryFolder() { allow(path, rules) }
    return linux_landlock_restrict(rules) == 0
  }

  private static func allow(_ path: String, _ rules: Int32) {
    let folder = open(path, O_PATH_FLAG | O_CLOEXEC)
    // What is not there needs no rule.
    guard folder >= 0 else { return }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0 else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    _ = linux_landlock_allow(rules, folder, isFolder ? readFile | readFolder : readFile)
  }

  private static func homePaths() -> [String] {
    guard let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") else {
      return []
    }
    return readableAtHome.map { "\(home)/\($0)" }
  }

  /// Where libvips lies, for one that is not installed in the usual place.
  private static func libraryFolder() -> [String] {
    guard let symbol = dlsym(nil, "vips_init"), let library = linux_library_of(symbol) else {
      return []
    }
    let path = String(cString: library)
    return path.lastIndex(of: "/").map { [String(path[..<$0])] } ?? []
  }

  /// `O_PATH`: names a place without opening it (asm-generic/fcntl.h).
  private static let O_PATH_FLAG: Int32 = 0o10_000_000
}
