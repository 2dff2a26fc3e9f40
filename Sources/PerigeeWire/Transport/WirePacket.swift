/// One message as it travels: its bytes and the descriptors it brings.
public struct WirePacket: Sendable {
  /// The bytes, at most ``WireFormat/longestMessage``.
  public var bytes: [UInt8]
  /// The descriptors that travel with them.
  public var descriptors: [OwnedDescriptor]

  /// Makes a message.
  public init(bytes: [UInt8], descriptors: [OwnedDescriptor] = []) {
    self.bytes = bytes
    self.descriptors = descriptors
  }

  func onlyDescriptor() throws(WireError) -> OwnedDescriptor {
    guard descriptors.count == 1 else { throw .wrongDescriptorCount(descriptors.count) }
    return descriptors[0]
  }

  func requireNoDescriptor() throws(WireError) {
    guard descriptors.isEmpty else { throw .wrongDescriptorCount(descriptors.count) }
  }
}
