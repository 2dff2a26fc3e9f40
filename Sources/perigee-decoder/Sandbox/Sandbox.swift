import CLinux
import Glibc

/// What the process gives up before it reads its first file.
///
/// A file may be made to take the decoder over; what it could then do is compute, and send pixels.
/// `PERIGEE_SANDBOX=off` leaves all of it away, for debuggers and profilers only.
enum Sandbox {
  /// Whether the person who debugs the decoder has switched the sandbox off.
  static var isOff: Bool { getenv("PERIGEE_SANDBOX").map { String(cString: $0) } == "off" }

  /// Gives up what may be given up; a layer that this system lacks is named in one warning.
  static func enter() {
    if isOff {
      StandardError.say("the sandbox is off (PERIGEE_SANDBOX=off)")
      return
    }
    let missing = giveUpRights()
    guard !missing.isEmpty else { return }
    StandardError.say(
      "this system lacks \(missing.joined(separator: ", ")); "
        + "files are decoded with the protections that are left")
  }

  /// Gives up everything but open descriptors; gives the names of the layers this system lacks.
  static func giveUpRights() -> [String] {
    var missing: [String] = []
    if !ResourceLimits.apply() { missing.append("resource limits") }
    // Not PR_SET_PDEATHSIG: it fires when the thread that started the process ends, not the viewer.
    // The socket's end does the same without that surprise.
    let isPlain =
      linux_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0 && linux_prctl(PR_SET_DUMPABLE, 0) == 0
    if !isPlain { missing.append("process flags") }
    if !FileAccess.restrict() { missing.append("file access rules (Landlock)") }
    if linux_drop_capabilities() != 0 { missing.append("dropped capabilities") }
    if !SystemCallFilter.apply() { missing.append("the system call filter (seccomp)") }
    return missing
  }

  /// Closes every descriptor the process was born with but the socket and the standard ones.
  static func closeDescriptors(except socket: Int32) {
    if socket > 3 { _ = linux_close_range(3, UInt32(socket - 1)) }
    _ = linux_close_range(UInt32(max(3, socket + 1)), .max)
  }
}
