import CXTest
import Glibc

/// A pipe one end of which goes to a child.
final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe2(&ends, O_CLOEXEC)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    closeWriting()
  }

  /// Closes the end the child has by now, so that its death ends the stream.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// The next line without its end; `nil` when the stream ends or `seconds` pass first.
  func readLine(upTo seconds: Double) -> String? {
    let deadline = Clock.now + seconds
    var bytes: [UInt8] = []
    var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    while Clock.now < deadline {
      guard poll(&request, 1, Int32((deadline - Clock.now) * 1000)) > 0 else { continue }
      var byte: UInt8 = 0
      guard read(reading, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
