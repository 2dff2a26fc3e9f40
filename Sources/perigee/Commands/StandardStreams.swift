import Glibc

/// Lines for the person or program that started this one.
enum StandardStreams {
  /// Writes a line to standard output; `false` when it could not be written in full.
  static func printLine(_ line: String) -> Bool { write(line + "\n", to: STDOUT_FILENO) }

  /// Writes `perigee: ` and a sentence to standard error, on one line.
  static func complain(_ sentence: String) {
    _ = write("perigee: \(onOneLine(sentence))\n", to: STDERR_FILENO)
  }

  /// The text with every control character replaced: names of files must not steer a terminal.
  static func onOneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: "\u{fffd}"
          default: scalar
          }
        }))
  }

  /// Writes text to an open file; `false` when it could not be written in full.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
