/// Cuts a stream of bytes into lines as it arrives, and keeps no more of it than the line in hand.
public struct LineSplitter: Sendable {
  private var pending: [UInt8] = []

  /// Makes a splitter at the start of a stream.
  public init() {}

  /// Takes in the next bytes and calls `body` with each line that ends in them, without its line
  /// feed.
  ///
  /// When `body` throws, the rest of the bytes is dropped.
  public mutating func append<Failure: Error>(
    _ bytes: some Sequence<UInt8>, _ body: (_ line: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        pending.append(byte)
        continue
      }
      let line = pending
      pending.removeAll(keepingCapacity: pending.count < 65_536)
      try body(line)
    }
  }

  /// Calls `body` with the last line when no line feed ended it.
  public mutating func finish<Failure: Error>(
    _ body: (_ line: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard !pending.isEmpty else { return }
    let line = pending
    pending = []
    try body(line)
  }
}
