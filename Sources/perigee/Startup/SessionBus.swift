import Glibc

/// Whether the desktop's message bus is there, asked before GTK looks for it.
enum SessionBus {
  /// Tells GTK where there is no bus; with one, nothing is changed.
  ///
  /// Left alone, GTK would try to start one, wait for it and complain.
  static func prepare() {
    guard !isThere() else { return }
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    // Accessibility and the writing of settings go over that bus, and complain without it.
    setenv("GTK_A11Y", "none", 0)
    setenv("GSETTINGS_BACKEND", "memory", 0)
  }

  private static func isThere() -> Bool {
    if let address = getenv("DBUS_SESSION_BUS_ADDRESS").map({ String(cString: $0) }) {
      // An address of another kind (abstract, tcp) is left for GLib to try.
      guard let path = socketPath(in: address) else { return address != "disabled:" }
      return answers(path)
    }
    guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }) else { return false }
    return answers(folder + "/bus")
  }

  /// The path in `unix:path=/run/user/1000/bus,guid=…`; `nil` for an address of another kind.
  static func socketPath(in address: String) -> String? {
    let prefix = "unix:path="
    guard address.hasPrefix(prefix) else { return nil }
    return String(address.dropFirst(prefix.count).prefix { $0 != "," && $0 != ";" })
  }

  /// Whether something accepts connections at this socket.
  private static func answers(_ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
