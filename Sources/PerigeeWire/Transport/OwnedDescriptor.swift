import Glibc

/// A file descriptor that is closed when its last owner goes.
public final class OwnedDescriptor: Sendable {
  /// The descriptor's number, valid as long as this object lives.
  public let number: Int32

  /// Takes over an open descriptor; nobody else may close it from now on.
  public init(adopting number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }
}
