import Glibc

/// One end of a connection that keeps messages apart and carries descriptors (`SOCK_SEQPACKET`).
///
/// Several threads may send at once; one thread receives. A side that waits to send must go on
/// receiving, or use a socket that does not block: otherwise both sides may wait for each other.
public struct MessageSocket: Sendable {
  /// The socket; it stays open as long as a copy of this value lives.
  public let descriptor: OwnedDescriptor

  /// Uses a connected socket.
  public init(_ descriptor: OwnedDescriptor) {
    self.descriptor = descriptor
  }

  /// Makes both ends of a connection, closed on `exec`; throws ``WireError/system(_:)``.
  public static func pair() throws(WireError) -> (MessageSocket, MessageSocket) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .system(errno) }
    return (
      MessageSocket(OwnedDescriptor(adopting: ends[0])),
      MessageSocket(OwnedDescriptor(adopting: ends[1]))
    )
  }

  /// Sends a message, waiting while the connection is full.
  ///
  /// A socket that does not block throws ``WireError/system(_:)`` with `EAGAIN` instead of waiting.
  /// A closed connection is ``WireError/closed``.
  public func send(_ packet: WirePacket) throws(WireError) {
    guard packet.bytes.count <= WireFormat.longestMessage else { throw .tooLong }
    let numbers = packet.descriptors.map(\.number)
    guard numbers.count <= WireFormat.mostDescriptors else {
      throw .wrongDescriptorCount(numbers.count)
    }
    var bytes = packet.bytes
    let sent = bytes.withUnsafeMutableBytes { content in
      withMessage(content, control: ControlMessage.sending(numbers)) { message in
        retryingWhenInterrupted { sendmsg(descriptor.number, &message, Int32(MSG_NOSIGNAL)) }
      }
    }
    withExtendedLifetime(packet.descriptors) {}
    guard sent < 0 else { return }
    throw errno == EPIPE || errno == ECONNRESET ? .closed : .system(errno)
  }

  /// Waits for a message.
  ///
  /// Throws ``WireError/closed`` at the end of the connection, and ``WireError/system(_:)`` with
  /// `EAGAIN` when the socket does not block and nothing is there.
  public func receive() throws(WireError) -> WirePacket {
    var bytes = [UInt8](repeating: 0, count: WireFormat.longestMessage)
    var control = ControlMessage.receiving()
    var flags: Int32 = 0
    let count = bytes.withUnsafeMutableBytes { content in
      control.withUnsafeMutableBytes { space in
        var vector = iovec(iov_base: content.baseAddress, iov_len: content.count)
        return withUnsafeMutablePointer(to: &vector) { vector in
          var message = msghdr()
          message.msg_iov = vector
          message.msg_iovlen = 1
          message.msg_control = space.baseAddress
          message.msg_controllen = space.count
          let count = retryingWhenInterrupted {
            recvmsg(descriptor.number, &message, Int32(MSG_CMSG_CLOEXEC))
          }
          flags = message.msg_flags
          return count
        }
      }
    }
    guard count >= 0 else { throw errno == ECONNRESET ? .closed : .system(errno) }
    let descriptors = ControlMessage.descriptors(in: control).map(OwnedDescriptor.init(adopting:))
    guard flags & Int32(MSG_TRUNC) == 0 else { throw .tooLong }
    guard flags & Int32(MSG_CTRUNC) == 0 else {
      throw .wrongDescriptorCount(descriptors.count)
    }
    guard count > 0 else { throw .closed }
    bytes.removeLast(bytes.count - count)
    return WirePacket(bytes: bytes, descriptors: descriptors)
  }

  private func withMessage(
    _ content: UnsafeMutableRawBufferPointer, control: [UInt8], _ body: (inout msghdr) -> Int
  ) -> Int {
    var control = control
    var vector = iovec(iov_base: content.baseAddress, iov_len: content.count)
    return control.withUnsafeMutableBytes { space in
      withUnsafeMutablePointer(to: &vector) { vector in
        var message = msghdr()
        message.msg_iov = vector
        message.msg_iovlen = 1
        if !space.isEmpty {
          message.msg_control = space.baseAddress
          message.msg_controllen = space.count
        }
        return body(&message)
      }
    }
  }

  private func retryingWhenInterrupted(_ body: () -> Int) -> Int {
    while true {
      let result = body()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
