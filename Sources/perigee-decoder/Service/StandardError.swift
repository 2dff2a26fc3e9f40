import Glibc
import Synchronization

/// One line for the person who started the program.
enum StandardError {
  private static let descriptor = Atomic<Int32>(2)

  /// Keeps standard error for this program's own lines; what libraries say there of odd files goes
  /// nowhere, since it reaches the viewer as a failure.
  static func takeOver() {
    let own = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard own >= 0, nowhere >= 0 else { return }
    dup2(nowhere, 2)
    close(nowhere)
    descriptor.store(own, ordering: .relaxed)
  }

  /// Writes a sentence after the program's name.
  static func say(_ sentence: String) {
    let line = "perigee-decoder: \(sentence)\n"
    let number = descriptor.load(ordering: .relaxed)
    _ = line.utf8CString.withUnsafeBytes { write(number, $0.baseAddress, $0.count - 1) }
  }
}
