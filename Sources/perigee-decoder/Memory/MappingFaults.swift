import CLinux
import Glibc

/// Keeps the process alive when a mapped file is cut by another program while it is read.
enum MappingFaults {
  /// From now on a page that is gone reads as zeros, so that the picture ends as cut short.
  static func readAsZeros() {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { _, info, _ in
      // Only calls that are safe in a signal handler: find the page, put a page of zeros there.
      let page = UInt(4096)
      guard let info, let fault = linux_fault_address(info) else { _exit(135) }
      let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: fault) & ~(page - 1))
      let zeros = mmap(
        start, Int(page), PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS, -1, 0)
      if zeros == MAP_FAILED { _exit(135) }
    }
    sigaction(SIGBUS, &action, nil)
  }
}
