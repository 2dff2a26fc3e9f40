import Glibc

/// The sockets through which Xorg's inputtest driver takes the events of our devices.
///
/// The driver accepts one client for each device in the server's life, so these connections are
/// made once and kept.
final class TouchDevices {
  let touch: InputSocket
  let pad: InputSocket

  /// Connects to both devices.
  init(_ folder: TemporaryFolder) throws(DisplayError) {
    touch = try InputSocket(folder.path("touch.sock"))
    pad = try InputSocket(folder.path("pad.sock"))
  }
}

/// One connection to an inputtest device: fixed-size messages in the machine's byte order.
final class InputSocket {
  private let descriptor: Int32

  init(_ path: String) throws(DisplayError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      room.copyBytes(from: path.utf8.prefix(room.count - 1))
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.descriptor = descriptor
    // Xorg opens its devices just after it announces the display.
    let connected = Clock.wait(upTo: XServer.patience) {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
    }
    guard connected else { throw .noTouch }
    try greet()
  }

  deinit { close(descriptor) }

  /// Sends one message.
  func send(_ message: DriverMessage) {
    _ = message.bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Names our version of the driver's protocol, and waits for its answer.
  private func greet() throws(DisplayError) {
    send(DriverMessage.version)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(XServer.patience * 1000)) > 0 else { throw .noTouch }
    var answer = [UInt8](repeating: 0, count: 64)
    guard read(descriptor, &answer, answer.count) > 0 else { throw .noTouch }
  }
}
