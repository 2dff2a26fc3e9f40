import Glibc

/// How much of the machine the process may use.
enum ResourceLimits {
  /// The most private memory, in bytes: twice what the largest picture decoded as a whole needs.
  private static let mostMemory = 4 * 1_024 * 1_024 * 1_024
  /// The most in one file, in bytes: what the largest picture takes that is unpacked, four thirds of its
  /// pixels. (The largest answer, which the system counts as a file, is 2 GiB.)
  private static let mostFile = 22 * 1_024 * 1_024 * 1_024

  /// Sets the limits; false when the system refuses one.
  ///
  /// There is none on the number of processes: the system counts those of the user, whoever started
  /// them. The system call filter forbids new ones instead.
  static func apply() -> Bool {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : mostMemory
    // A quarter of the machine stays for everything else.
    return set(RLIMIT_DATA, min(mostMemory, machine / 4 * 3))
      && set(RLIMIT_FSIZE, mostFile) && set(RLIMIT_CORE, 0)
  }

  private static func set(_ resource: __rlimit_resource, _ value: Int) -> Bool {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return false }
    let value = min(rlim_t(value), limit.rlim_max)
    limit = rlimit(rlim_cur: value, rlim_max: value)
    return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  }
}
